import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { locateFirst, locateIssues } from '../../../../../engine/node/check/run/locate-issues'
import type { Issue } from '../../../../../engine/node/lib/problems/problem'

const DIR = '.test/locate-issues'
const SITE = { dir: DIR, get: () => undefined }
const FILES = ['pages/b.json', 'pages/a.json', 'pages/c.json']
mkdirSync(join(DIR, 'pages'), { recursive: true })
for (const file of FILES) writeFileSync(join(DIR, file), '{\n  "title": "x",\n  "text": "y"\n}\n')

const buildIssue = (file: string, pointer: string, severity?: 'warning'): Issue => {
  return { file, pointer, rule: 'long-title', severity, message: 'It is long.' }
}

/** Each file has two warnings, and the last file also has an error. */
const issues = [
  ...FILES.flatMap((file) => [
    buildIssue(file, '/text', 'warning'),
    buildIssue(file, '/title', 'warning'),
  ]),
  buildIssue('pages/c.json', '/title'),
]

it('has the first warnings of the whole report, and all errors', () => {
  const all = locateIssues(SITE, issues)
  const { problems, more } = locateFirst(SITE, issues, 3)
  const warnings = all.filter(({ severity }) => severity === 'warning')
  const errors = all.filter(({ severity }) => severity === 'error')
  expect(problems).toEqual([...warnings.slice(0, 3), ...errors])
  expect(more).toEqual({ warnings: 3, notes: 0, files: 0 })
})

it('counts the files of which nothing is reported', () => {
  const warnings = issues.filter(({ severity }) => severity === 'warning')
  expect(locateFirst(SITE, warnings, 2).more).toEqual({ warnings: 4, notes: 0, files: 2 })
})

it('counts notes apart from warnings', () => {
  const notes = issues.map((issue): Issue => ({ ...issue, severity: 'info' }))
  expect(locateFirst(SITE, notes, 2).more).toEqual({ warnings: 0, notes: 5, files: 2 })
})

it('leaves nothing out where there is room', () => {
  const { problems, more } = locateFirst(SITE, issues, issues.length)
  expect(problems).toEqual(locateIssues(SITE, issues))
  expect(more).toEqual({ warnings: 0, notes: 0, files: 0 })
})
