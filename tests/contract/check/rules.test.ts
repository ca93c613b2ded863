import { describe, expect, it } from 'vitest'
import { loadTools } from '../../../engine/node/check/run/check-tools'
import {
  checkCase,
  loadRuleCases,
  writeCase,
  writeRuleReports,
} from '../../support/check/rule-cases'
import { UnsavedSite } from '../../support/check/unsaved'

// UPDATE_REPORTS=1 records the reports. Read the difference and commit it.
if (process.env.UPDATE_REPORTS) await writeRuleReports()

const { rules } = loadTools()
const files = [...loadRuleCases()]
const cases = files.flatMap(([rule, list]) =>
  list.map(({ name, files, report }, index) => ({
    id: `${rule}-${index + 1}`,
    rule,
    name,
    files,
    report,
  })),
)

const BASE_SITE = '.test/rules/base'
writeCase(BASE_SITE, {})
const unsaved = new UnsavedSite(BASE_SITE)

describe('reports on bad sites (R-047, R-096, R-270 to R-274, R-282, R-288, R-337 to R-339)', () => {
  it.each(cases)('$rule: $name', async ({ id, files, report }) => {
    const saved = await checkCase(id, files)
    expect(saved.report.split('\n')).toEqual(report)
    expect(await unsaved.checkLike(saved.dir)).toEqual(saved.problems)
  })

  it('are tested for at least 60 bad sites', () => {
    expect(
      cases.filter(({ report }) => !report[0]?.startsWith('No problems')).length,
    ).toBeGreaterThanOrEqual(60)
  })
})

describe('the rules', () => {
  it.each(
    rules.map(({ name }) => name),
  )('%s has a case that breaks it and one that keeps it', (name) => {
    const reports = cases.filter(({ rule }) => rule === name).map(({ report }) => report)
    const breaks = (report: string[]) => report.some((line) => line.endsWith(`  ${name}`))
    expect(reports.some(breaks)).toBe(true)
    expect(reports.some((report) => report[0]?.startsWith('No problems'))).toBe(true)
  })

  it('are in the order of their names, each once', () => {
    const names = rules.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)].sort())
  })
})
