import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../engine/node/lib/problems/problem'
import { checkMistake, loadMistakes } from '../../support/check/mistakes'
import { FixedSite, namesReplacement } from '../../support/check/proposed-fixes'
import { listRecordedHints } from '../../support/check/recorded-hints'
import { checkCase, loadRuleCases } from '../../support/check/rule-cases'
import { isLongRun } from '../../support/run-length'

/** Hints without a fix, with the reason. */
const EXCEPTIONS: [hint: RegExp, reason: string][] = [
  [/^Write "\/:\w+": a pattern/, 'The pattern would also match files of the site.'],
  [/, here and in the folder\.$/, 'It renames another file, and all references to it.'],
  [/^Move the rule to "rules"/, 'It changes two lists of rules.'],
  [/^Write "markdown": true in settings\.json/, 'It changes the whole site, not this link.'],
  [/^Rename "/, 'The misnamed file has this fix.'],
  [/^Rename it to "\w+"\.$/, 'It renames a folder, whose files are the author’s.'],
  [/ to match only paths below "/, 'It changes two properties.'],
  [/^Add "[^"]*" to "/, 'Whether to trust another host is a decision.'],
  [/^Remove it, or link to a page/, 'In rich text, the link has words that remain.'],
  [/^Write "tel:.*Here, \{row\./, 'The value consists of several values of a row.'],
]

/** In the gate, a sample of the sites. */
const STEP = isLongRun ? 1 : 25

const sites = [
  ...[...loadRuleCases()].flatMap(([rule, list]) =>
    list.map(({ name, files }, index) => {
      const id = `${rule}-${index + 1}`
      return { id, name, check: () => checkCase(`fixes-${id}`, files) }
    }),
  ),
  ...[...loadMistakes()].flatMap(([name, list]) =>
    list.map((one, index) => {
      const id = `${name}-${index}`
      return { id, name: one.mistake, check: () => checkMistake(`fixes-${id}`, one) }
    }),
  ),
].filter((_, index) => index % STEP === 0)

const isException = ({ hint = '' }: Problem) => EXCEPTIONS.some(([form]) => form.test(hint))

describe('the replacements that hints name (R-338, R-340)', () => {
  it.each(sites)('are edits that remove the problem: $id: $name', async ({ check }) => {
    const { dir, problems } = await check()
    const site = new FixedSite(dir)
    const wrong: string[] = []
    for (const problem of new Map(problems.map((one) => [nameOf(one), one])).values()) {
      const { fixes = [] } = problem
      if (fixes.length === 0 && namesReplacement(problem) && !isException(problem)) {
        wrong.push(`No fix for: ${problem.hint}`)
      }
      for (const fix of fixes) {
        const after = await site.apply(problem, fix)
        if (!after) {
          if (!isException(problem)) wrong.push(`${fix.title} changes nothing.`)
        } else if (count(after, problem) >= count(problems, problem)) {
          wrong.push(`${fix.title} does not remove: ${problem.message}`)
        } else if (fix.certain && after.length > problems.length) {
          wrong.push(`${fix.title} adds a problem.`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('are at least those of the first record, with at most ten exceptions', () => {
    const named = listRecordedHints().filter((hint) => namesReplacement({ hint }))
    expect(named.length).toBeGreaterThanOrEqual(335)
    expect(EXCEPTIONS.length).toBeLessThanOrEqual(10)
    const unused = EXCEPTIONS.filter(([form]) => !named.some((hint) => form.test(hint)))
    expect(unused).toEqual([])
  })
})

function nameOf({ file, rule, message, hint }: Problem): string {
  return JSON.stringify([file, rule, message, hint])
}

/** The number of problems that look like this one. A removal gives the others new pointers. */
function count(problems: Problem[], { file, rule, message }: Problem): number {
  return problems.filter(
    (other) => other.file === file && other.rule === rule && other.message === message,
  ).length
}
