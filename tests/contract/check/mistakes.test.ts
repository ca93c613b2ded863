import { extname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkMistake, loadMistakes, TINY, writeMistakes } from '../../support/check/mistakes'
import { UnsavedSite } from '../../support/check/unsaved'
import { readGuide } from '../../support/guides/guide-snippets'

// UPDATE_REPORTS=1 records the reports. Read the difference, score it and commit it.
if (process.env.UPDATE_REPORTS) await writeMistakes()

const all = [...loadMistakes()].flatMap(([name, mistakes]) =>
  mistakes.map((one, index) => ({ ...one, id: `${name}-${index}` })),
)

const unsaved = new UnsavedSite(TINY)

describe('mistakes that authors make (R-337, R-338)', () => {
  it.each(all)('$id: $mistake', async (one) => {
    const { dir, problems, report } = await checkMistake(one.id, one)
    expect(report).toEqual(one.report)
    expect(report.length).toBeGreaterThan(0)
    // An editor renames a folder on disk at once.
    const renamesFolder = one.edits.some((edit) => 'rename' in edit && !extname(edit.rename[0]))
    if (!renamesFolder) expect(await unsaved.checkLike(dir)).toEqual(problems)
  })

  it('are added as the tutorial shows: the first test fails only by its hint', async () => {
    const guide = readGuide('CONTRIBUTING.md')
    const [, entry = ''] = /```jsonc\n( {2}\{\n[\s\S]*?\n {2}\}),\n```/.exec(guide) ?? []
    const [, hint = ''] = /^\+ +"hint": "(.*)",$/m.exec(guide) ?? []
    const shown = JSON.parse(entry)
    const { report } = await checkMistake('tutorial', shown)
    expect(report).toEqual([{ ...shown.report[0], hint }])
  })

  it('are reported with place, problem and what to write, but for a few', () => {
    const full = all.filter(({ score }) => score === 3)
    expect(all.length).toBeGreaterThanOrEqual(84)
    expect(full.length / all.length).toBeGreaterThanOrEqual(80 / 84)
  })
})
