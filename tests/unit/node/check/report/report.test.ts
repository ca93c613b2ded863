import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import {
  createGithubReport,
  createJsonReport,
} from '../../../../../engine/node/check/report/machine-report'
import { renderReport } from '../../../../../engine/node/check/report/report'
import { printReport } from '../../../../../engine/node/cli/common/print-report'
import type { Problem } from '../../../../../engine/node/lib/problems/problem'
import { hasErrors } from '../../../../../engine/node/lib/problems/problem'

const FILE = '.test/report/pages/a,b.json'
mkdirSync('.test/report/pages', { recursive: true })
writeFileSync(FILE, `{\n\t"title": "${'long '.repeat(60)}",\n  "tone": "x"\n}\n`)

const problem: Problem = {
  file: FILE,
  line: 3,
  column: 11,
  length: 3,
  pointer: '/tone',
  rule: 'not-allowed',
  severity: 'error',
  message: '"tone" cannot be "x", 100%.',
  hint: 'Write another.',
}

describe('the report (R-337)', () => {
  it('shows the lines around the error', () => {
    expect(renderReport([problem])).toMatchInlineSnapshot(`
      ".test/report/pages/a,b.json:3:11  /tone  not-allowed
        "tone" cannot be "x", 100%.

          2 |  "title": "long long long long long long long long long long long long long long long long long long
        > 3 |   "tone": "x"
            |           ^^^
          4 | }

        Write another.

      1 problem in 1 file."
    `)
  })

  it('cuts long lines around the error', () => {
    const long = { ...problem, line: 2, column: 200, length: 200 }
    expect(renderReport([long])).toMatchInlineSnapshot(`
      ".test/report/pages/a,b.json:2:200  /tone  not-allowed
        "tone" cannot be "x", 100%.

          1 | {
        > 2 | g long long long long long long long long long long long long long long long long long long long lon
            |                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          3 |   "tone": "x"

        Write another.

      1 problem in 1 file."
    `)
  })

  it('ends with a count', () => {
    expect(renderReport([])).toBe('No problems.')
    expect(renderReport([], { pages: 1 })).toBe('No problems: 1 page checked.')
  })

  it('says what prints the warnings that it omits', () => {
    const more = { warnings: 79_000, notes: 12, files: 9000, command: 'npx quire check' }
    const closing = renderReport([problem], { more }).split('\n').at(-1)
    expect(closing).toBe(
      '1 problem, 79000 warnings and 12 notes in 9001 files. `npx quire check` prints all of them.',
    )
  })

  it('has colours only when they are asked for', () => {
    expect(renderReport([problem])).not.toContain('\u001b')
    expect(renderReport([problem], { color: true })).toContain('\u001b')
  })

  it('can be JSON', () => {
    const fixable = { ...problem, fix: { from: 'x', to: 'y' } }
    const output = { pages: 2, problems: [problem, { ...fixable, certain: true }] }
    const report = [...createJsonReport([problem, fixable], 2)].join('\n')
    expect(report).toBe(JSON.stringify(output, null, 2))
    const empty = [...createJsonReport([], 2)].join('\n')
    expect(empty).toBe(JSON.stringify({ pages: 2, problems: [] }, null, 2))
  })

  it('can be commands for GitHub', () => {
    expect([...createGithubReport([problem])].join('\n')).toBe(
      '::error file=.test/report/pages/a%2Cb.json,line=3,col=11,title=not-allowed::"tone" cannot be "x", 100%25. Write another.',
    )
  })

  it.each([
    'text',
    'json',
    'github',
  ] as const)('is printed in parts if it is long: %s', (format) => {
    const problems = Array.from({ length: 2500 }, (_, index) => ({ ...problem, line: index + 1 }))
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    printReport(problems, 1, { format })
    const printed = log.mock.calls.map(([text]) => text)
    log.mockRestore()
    const whole = {
      text: () => renderReport(problems),
      json: () => JSON.stringify({ pages: 1, problems }, null, 2),
      github: () => [...createGithubReport(problems)].join('\n'),
    }
    expect(printed).toHaveLength(3)
    expect(printed.join('\n')).toBe(whole[format]())
  })

  it('fails for errors alone', () => {
    expect(hasErrors([problem])).toBe(true)
    expect(hasErrors([{ ...problem, severity: 'warning' }])).toBe(false)
  })

  it('counts warnings apart, and says which they are (R-237)', () => {
    const warning: Problem = { ...problem, severity: 'warning' }
    expect(renderReport([warning])).toMatch(/^\S+ {2}\/tone {2}warning {2}not-allowed\n/)
    expect(renderReport([warning])).toMatch(/\n1 warning in 1 file\.$/)
    expect(renderReport([problem, warning, warning])).toMatch(
      /\n1 problem and 2 warnings in 1 file\.$/,
    )
    const note: Problem = { ...problem, severity: 'info' }
    expect(renderReport([note])).toMatch(/^\S+ {2}\/tone {2}note {2}not-allowed\n/)
    expect(renderReport([warning, note])).toMatch(/\n1 warning and 1 note in 1 file\.$/)
    expect([...createGithubReport([note])][0]).toMatch(/^::notice /)
  })
})
