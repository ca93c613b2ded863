import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../engine/build/project-root'

function run(...args: string[]): { status: number | null; output: string } {
  const tsx = join(projectRoot, 'node_modules/.bin/tsx')
  const result = spawnSync(tsx, ['scripts/check.ts', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  return { status: result.status, output: result.stdout + result.stderr }
}

describe('npm run check (R-270, R-337)', () => {
  it('passes the shipped site', () => {
    const { status, output } = run()
    expect(output).toMatch(/^No problems: \d+ pages checked\.\n$/)
    expect(status).toBe(0)
  })

  it('fails for problems, without a stack trace', () => {
    const { status, output } = run('--site', 'nowhere')
    expect(status).toBe(1)
    expect(output).toContain('nowhere:1:1  missing-folder')
    expect(output).not.toContain('    at ')
  })

  it('passes a site with warnings, and shows them (R-237)', () => {
    const dir = '.test/check-command/warned'
    cpSync(join(projectRoot, 'tests/sites/tiny'), join(projectRoot, dir), { recursive: true })
    const page = join(projectRoot, dir, 'pages/index.json')
    writeFileSync(page, readFileSync(page, 'utf8').replace('["bakery"]', '["ba"]'))
    const { status, output } = run('--site', dir)
    expect(output).toContain('/search/keywords/0  warning  short-keyword')
    expect(output).toMatch(/\n1 warning in 1 file\.\n$/)
    expect(status).toBe(0)
  })

  it('writes JSON for machines', () => {
    const { output } = run('--site', 'tests/sites/tiny', '--format', 'json')
    expect(JSON.parse(output)).toEqual({ pages: expect.any(Number), problems: [] })
  })

  it.each([
    [['--format', 'xml'], 'There is no format "xml". The formats are text, json, github.\n'],
    [
      ['--nonsense'],
      "Unknown option '--nonsense'\nUsage: npm run check -- [--site DIR] [--format text|json|github]\n",
    ],
    [
      ['stray'],
      "Unexpected argument 'stray'. This command does not take positional arguments\nUsage: npm run check -- [--site DIR] [--format text|json|github]\n",
    ],
  ])('says how it is used when called with %j, and exits with 2', (args, expected) => {
    expect(run(...args)).toEqual({ status: 2, output: expected })
  })
})
