import { spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { runInProcess } from '../../support/run-command'
import { runScript } from '../../support/run-script'

/** Starts the script in a separate process. */
function start(...args: string[]): { status: number | null; output: string } {
  // On CI, colours would be on by default.
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
  const { status, stdout, stderr } = runScript('scripts/check.ts', args, { env })
  return { status, output: stdout + stderr }
}

const run = (...args: string[]) => runInProcess('check', ...args)

/**
 * Copies the smallest test site, for the test to break. Returns its path relative to the project.
 */
function copyTiny(name: string): string {
  const dir = `.test/check-command/${name}`
  rmSync(join(projectRoot, dir), { recursive: true, force: true })
  cpSync(join(projectRoot, 'tests/sites/tiny'), join(projectRoot, dir), { recursive: true })
  return dir
}

function edit(dir: string, file: string, before: string, after: string): void {
  const path = join(projectRoot, dir, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(before)) throw new Error(`${file} does not have ${before}`)
  writeFileSync(path, text.replace(before, after))
}

describe('npm run check (R-270, R-337)', () => {
  it('passes the shipped site', async () => {
    const { status, output } = await run()
    expect(output).toMatch(/^No problems: \d+ pages checked\.\n$/)
    expect(status).toBe(0)
  })

  it('fails for problems, without a stack trace', async () => {
    const dir = copyTiny('faulty')
    edit(dir, 'pages/index.json', '"bakery"', '7')
    const { status, output } = await run('--site', dir)
    expect(status).toBe(1)
    expect(output).toContain('wrong-type')
    expect(output).not.toContain('    at ')
  })

  it('says in one sentence that there is no site, and exits with 2', () => {
    const { status, output } = start('--site', 'nowhere')
    expect(output).toBe(
      'There is no site in "nowhere": name its folder with --site, or make one with `npm run new -- site`.\n',
    )
    expect(status).toBe(2)
  })

  it('passes a site with warnings, and shows them (R-237); not with --strict (R-337)', async () => {
    const dir = copyTiny('warned')
    edit(dir, 'pages/index.json', '["bakery"]', '["ba"]')
    const { status, output } = await run('--site', dir)
    expect(output).toContain('/search/keywords/0  warning  short-keyword')
    expect(output).toMatch(/\n1 warning in 1 file\.\n$/)
    expect(status).toBe(0)
    expect(await run('--site', dir, '--strict')).toEqual({ status: 1, output })
  })

  it('passes strictly what is ignored for a reason', async () => {
    const dir = copyTiny('ignored')
    edit(dir, 'pages/index.json', '["bakery"]', '["ba"]')
    const ignore = [{ rule: 'short-keyword', file: 'pages/index.json', reason: 'Our initials.' }]
    const check = `"check": ${JSON.stringify({ ignore })}`
    edit(dir, 'settings.json', '"restoreScroll"', `${check}, "restoreScroll"`)
    const { status, output } = await run('--site', dir, '--strict')
    expect(output).toBe('No problems: 8 pages checked.\n')
    expect(status).toBe(0)
  })

  it('reports to GitHub the place, and whether it is a warning', async () => {
    const dir = copyTiny('github')
    edit(dir, 'pages/index.json', '["bakery"]', '["ba"]')
    expect(await run('--site', dir, '--format', 'github')).toEqual({
      status: 0,
      output: `::warning file=${dir}/pages/index.json,line=4,col=91,title=short-keyword::Every search that contains "ba", even inside a word, finds this page. Write a keyword of at least 3 characters, or move it to "wholeWords".\n`,
    })
  })

  it('writes JSON for machines', async () => {
    const { output } = await run('--site', 'tests/sites/tiny', '--format', 'json')
    expect(JSON.parse(output)).toEqual({ pages: expect.any(Number), problems: [] })
  })

  it('fixes what is certain, says so, and has nothing to do the second time (R-340)', async () => {
    const dir = copyTiny('fixed')
    const path = join(projectRoot, dir, 'pages/index.json')
    const whole = readFileSync(path, 'utf8')
    edit(dir, 'pages/index.json', '"type": "hero"', '"type": "heroo"')
    edit(dir, 'pages/index.json', '"description"', '"descripton"')
    expect(await run('--site', dir, '--fix')).toEqual({
      status: 0,
      output: [
        `${dir}/pages/index.json:3:3  "descripton" → "description"`,
        `${dir}/pages/index.json:7:15  "heroo" → "hero"`,
        '2 changes made.',
        '',
        'No problems: 8 pages checked.',
        '',
      ].join('\n'),
    })
    expect(readFileSync(path, 'utf8')).toBe(whole)
    expect((await run('--site', dir, '--fix')).output).toBe(
      'Nothing to change.\n\nNo problems: 8 pages checked.\n',
    )
  })

  it('checks again when a file is saved, until it is interrupted', async () => {
    const dir = copyTiny('watched')
    // Starts Node without tsx in between, because tsx has its own exit code for interruptions.
    const args = ['--import', 'tsx', 'scripts/check.ts', '--site', dir, '--watch']
    const child = spawn(process.execPath, args, { cwd: projectRoot })
    onTestFinished(() => void child.kill('SIGKILL'))
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    const ended = new Promise((done) => child.once('exit', (...end) => done(end)))
    const until = (text: string) => vi.waitFor(() => expect(output).toContain(text), 20_000)
    await until('Press Ctrl+C to stop.')
    expect(output).toContain('No problems: 8 pages checked.')
    edit(dir, 'pages/index.json', '"type": "hero"', '"type": "heroo"')
    await until('unknown-block-type')
    output = ''
    edit(dir, 'pages/index.json', '"type": "heroo"', '"type": "hero"')
    await until('No problems: 8 pages checked.')
    child.kill('SIGINT')
    expect(await ended).toEqual([130, null])
  })

  it.each([
    [['--format', 'xml'], 'There is no format "xml". The formats are text, json, github.\n'],
    [
      ['--strict', '--watch'],
      'Use either --strict or --watch: --strict changes only the exit code, and --watch runs until you stop it.\n',
    ],
    [
      ['--fix', '--watch'],
      'Use either --fix or --watch: files are not changed while you edit them.\n',
    ],
    [['--nonsense'], 'There is no option "--nonsense". See --help.\n'],
    [['stray'], 'This command takes only options, not "stray". See --help.\n'],
  ])('says what is wrong with %j, and exits with 2', async (args, expected) => {
    expect(await run(...args)).toEqual({ status: 2, output: expected })
  })

  it('exits with 2 for wrong usage as a script, too', () => {
    expect(start('--format', 'xml').status).toBe(2)
  })
})
