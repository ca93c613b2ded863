import { join, relative } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planUpgrade } from '../../../engine/node/edit/upgrade/plan-upgrade'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { writeCase } from '../../support/check/rule-cases'
import { loadMigrationCases } from '../../support/upgrade/migration-cases'
import { spellings, spellJson, splitJson } from '../../support/upgrade/spell-json'

// As deep in the tree as the cases, whose paths to schemas depend on it.
const DIR = join(projectRoot, '.test/migrations/bytes')

/**
 * The cases whose files are given as values instead of strings: an upgrade may format them freely.
 */
const cases = [...loadMigrationCases().values()]
  .flat()
  .filter(({ before }) => Object.values(before).every((content) => typeof content === 'object'))

/** The tokens and spaces that only the first list has, counting repetitions. */
function subtract(one: string[], other: string[]): string[] {
  const left = new Map<string, number>()
  for (const token of other) left.set(token, (left.get(token) ?? 0) + 1)
  return one.filter((token) => {
    const count = left.get(token) ?? 0
    left.set(token, count - 1)
    return count <= 0
  })
}

/** Sorts characters, without spaces and the commas between properties. */
const sortCharacters = (texts: string[]) => [...texts.join('').replaceAll(/[\s,]/g, '')].sort()

describe('what an upgrade does not change', () => {
  it('keeps its bytes, however the files are set', () => {
    expect(cases.length).toBeGreaterThan(4)
    fc.assert(
      fc.property(fc.constantFrom(...cases), spellings, ({ before, after }, spelling) => {
        const files = Object.entries(before).map(([file, content]) => {
          return [file, content && spellJson(content, spelling)]
        })
        writeCase(DIR, Object.fromEntries(files))
        const plan = planUpgrade(DIR)
        const changes = plan.steps.flatMap((step) => step.changes)
        const texts = plan.files.map((file) => [splitJson(file.before), splitJson(file.after)])
        const removed = texts.flatMap(([old = [], fresh = []]) => subtract(old, fresh))
        const added = texts.flatMap(([old = [], fresh = []]) => subtract(fresh, old))
        // Expects that no space, bracket or other value is removed, and that nothing else is added.
        expect(removed.toSorted()).toEqual(changes.flatMap(({ from }) => from ?? []).toSorted())
        expect(sortCharacters(added)).toEqual(sortCharacters(changes.map(({ to }) => to)))
        for (const { path, before: old, after: fresh } of plan.files) {
          const data = JSON.parse(fresh.replace(/^\uFEFF/, ''))
          expect(data).toEqual(after[relative(DIR, path).replaceAll('\\', '/')])
          expect(fresh.startsWith('\uFEFF')).toBe(old.startsWith('\uFEFF'))
          expect(/\s*$/.exec(fresh)?.[0]).toBe(/\s*$/.exec(old)?.[0])
        }
      }),
      { numRuns: 150 },
    )
  })
})
