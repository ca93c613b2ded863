import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { CheckedFile, DocumentContext } from '../../../../../engine/node/check/facts/context'
import {
  createFileFilter,
  FILTERS,
  filterIssues,
  filterReport,
  type LocatedIssue,
  renderValueName,
} from '../../../../../engine/node/check/filters/issue-filters'
import { WarningLimit } from '../../../../../engine/node/check/filters/warning-limit'
import type { Rule } from '../../../../../engine/node/check/rules/rule'
import type { Issue } from '../../../../../engine/node/lib/problems/problem'

const DIR = '.test/issue-filters'
const PAGE = join(DIR, 'page.json')
mkdirSync(DIR, { recursive: true })
writeFileSync(PAGE, '{ "title": "x", "titel": "y" }\n')

type Issues = Partial<Issue>[]

const RULES = [{ name: 'long-title' }, { name: 'unused-notice', after: 'unknown-notice' }]

/** The remaining issues, each as `rule severity`. */
function filterAll(issues: Issues, { settings = {}, documents = [] as object[] } = {}): string[] {
  const clock = { now: 0, zone: 'UTC' } as DocumentContext['clock']
  const site = {
    tools: { rules: RULES as Rule[] },
    shared: { shared: new Map<string, unknown>([['settings.json', settings]]), clock },
    documents: documents as CheckedFile[],
    isWhole: true,
  }
  const whole = issues.map((one) => ({ file: 'p.json', pointer: '/title', message: '', ...one }))
  const left = filterIssues(whole as Issue[], site)
  return left.map(({ rule, severity = 'error' }) => `${rule} ${severity}`)
}

const located = (own: Partial<LocatedIssue>): LocatedIssue => ({
  ...{ file: PAGE, line: 1, column: 1, length: 1, pointer: '/titel', at: 'key' },
  ...{ rule: 'unknown-property', severity: 'error', message: 'It is unknown.', ...own },
})

const filterFile = (found: LocatedIssue[]) => createFileFilter(new WarningLimit(1))(found)

const warning = 'warning' as const

const CASES: Record<string, () => [actual: unknown, expected: unknown]> = {
  'explained by schemas': () => [
    [
      filterAll([{ rule: 'too-long' }, { rule: 'long-title', severity: warning }]),
      filterAll([{ rule: 'too-long' }, { rule: 'long-title', isPart: true }]),
      filterAll([{ rule: 'later-mistake', severity: warning }, { rule: 'long-title' }]),
    ],
    [
      ['too-long error'],
      ['too-long error', 'long-title error'],
      ['later-mistake warning', 'long-title error'],
    ],
  ],
  'explained by rules': () => [
    [
      filterAll([{ rule: 'unknown-notice' }, { rule: 'unused-notice', pointer: '/notices' }]),
      filterAll([
        { rule: 'unknown-notice', message: 'There is no "slod".', hint: 'Did you mean "sold"?' },
        { rule: 'unused-notice', pointer: '/notices/sold', about: 'sold' },
        { rule: 'unused-notice', pointer: '/notices/lent', about: 'lent' },
      ]),
    ],
    [['unknown-notice error'], ['unknown-notice error', 'unused-notice error']],
  ],
  'unpublished pages': () => [
    filterAll([{ rule: 'long-title' }], {
      documents: [{ file: 'p.json', window: { draft: true } }],
    }),
    ['long-title warning'],
  ],
  'ignored warnings': () => {
    const ignore = ['long-title', 'poor-alt'].map((rule) => ({ rule, file: 'p.json' }))
    const issues = [{ rule: 'long-title', severity: warning }]
    return [filterAll(issues, { settings: { check: { ignore } } }), ['unused-ignore warning']]
  },
  'taken names': () => {
    const [problem] = filterFile([located({ fix: { from: 'titel', to: 'title' } })])
    const expected = { hint: '"title" already exists: remove one of the two.', fix: undefined }
    return [{ hint: problem?.hint, fix: problem?.fix }, expected]
  },
  'values passed on': () => {
    const original = located({ pointer: '/summary', rule: 'html-in-text' })
    const passedOn = ['/summary'].map((pointer) => renderValueName(PAGE, pointer))
    const copy = located({ pointer: '/description', rule: 'html-in-text', passedOn })
    const other = located({ pointer: '/description', rule: 'long-description', passedOn })
    return [filterFile([copy, other, original]), [other, original]]
  },
  repetitions: () => [filterFile([located({}), located({})]).length, 1],
  'first warnings': () => {
    const found = [1, 2].map((line) => located({ line, severity: 'warning' }))
    return [filterFile([...found, located({})]).map(({ line }) => line), [1, 1]]
  },
  order: () => [
    filterReport([2, 1].map((line) => located({ line }))).map(({ line }) => line),
    [1, 2],
  ],
  'equal rows': () => {
    const rows = Array.from({ length: 22 }, (_, line) => located({ line, rowKey: 'city' }))
    const shown = filterReport(rows)
    return [
      [shown.length, shown.at(-1)?.hint],
      [20, '2 more rows have this problem.'],
    ]
  },
}

it('has a case for each filter', () => {
  expect(Object.keys(CASES)).toEqual(FILTERS.map(({ name }) => name))
})

it.each(Object.entries(CASES))('filters issues: %s', (_, build) => {
  const [actual, expected] = build()
  expect(actual).toEqual(expected)
})
