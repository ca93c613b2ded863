import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyPatch, parsePatch } from 'diff'
import { describe, expect, it, vi } from 'vitest'
import { upgrade } from '../../../engine/node/cli/commands/upgrade'
import { runCommand } from '../../../engine/node/cli/common/command-line'
import { planUpgrade } from '../../../engine/node/edit/upgrade/plan-upgrade'
import { writeFiles } from '../../../engine/node/edit/write/write-files'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { migrations } from '../../../engine/node/schemas/migrations'
import { hashFiles } from '../../support/sites/hash-files'

/** Runs the command with these arguments, and returns its output and exit code. */
async function run(...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  vi.spyOn(console, 'log').mockImplementation((text) => void out.push(`${text}\n`))
  vi.spyOn(console, 'error').mockImplementation((text) => void err.push(`${text}\n`))
  await runCommand(upgrade, args)
  vi.restoreAllMocks()
  const { exitCode } = process
  process.exitCode = undefined
  return { status: exitCode, stdout: out.join(''), stderr: err.join('') }
}

/**
 * Copies the smallest test site, with an older version number. Returns its path relative to the
 * project.
 */
function copyTiny(name: string): string {
  const dir = `.test/upgrade-command/${name}`
  rmSync(join(projectRoot, dir), { recursive: true, force: true })
  cpSync(join(projectRoot, 'tests/sites/tiny'), join(projectRoot, dir), { recursive: true })
  const settings = read(dir, 'settings.json')
  write(dir, 'settings.json', settings.replace('{', '{ "quire": "0.1",'))
  return dir
}

const read = (dir: string, file: string) => readFileSync(join(projectRoot, dir, file), 'utf8')
const write = (dir: string, file: string, text: string) =>
  writeFileSync(join(projectRoot, dir, file), text)

describe('npm run upgrade', () => {
  it('says what it changed and why, then what the check finds', async () => {
    const dir = copyTiny('upgraded')
    const { status, stdout } = await run('--site', dir)
    expect(stdout).toContain('keep-strict-transport\n  Version 0.2 lowers the default')
    expect(stdout).toMatch(/ {2}\S+settings\.json:\d+:\d+ {2}"0\.1" → "0\.2"\n/)
    expect(stdout).toMatch(/\nFrom version 0\.1 to 0\.2: \d+ changes made in \d+ files?\.\n/)
    expect(stdout).toMatch(/\nNo problems: 8 pages checked\.\n$/)
    expect(status).toBe(0)
    const after = hashFiles(join(projectRoot, dir))
    expect(await run('--site', dir)).toEqual({
      status: 0,
      stdout: 'The site is written for Quire 0.2 already. Nothing to change.\n',
      stderr: '',
    })
    expect(hashFiles(join(projectRoot, dir))).toEqual(after)
  })

  it('shows with --dry-run what it would write, as a patch, and writes nothing', async () => {
    const dir = copyTiny('shown')
    const before = hashFiles(join(projectRoot, dir))
    const { status, stdout } = await run('--site', dir, '--dry-run')
    expect(status).toBe(0)
    expect(stdout).toMatch(/: \d+ changes would be made in \d+ files?\.\n$/)
    expect(hashFiles(join(projectRoot, dir))).toEqual(before)
    const patch = parsePatch(stdout.slice(0, stdout.indexOf('\n\n\n')))
    const settings = patch.find(({ oldFileName }) => oldFileName === `a/${dir}/settings.json`)
    const patched = settings && applyPatch(read(dir, 'settings.json'), settings)
    await run('--site', dir)
    expect(read(dir, 'settings.json')).toBe(patched)
  })

  it('exits with 1 where the check finds errors in the upgraded site', async () => {
    const dir = copyTiny('wrong')
    const page = read(dir, 'pages/index.json')
    write(dir, 'pages/index.json', page.replace('"type": "hero"', '"type": "heroo"'))
    const { status, stdout } = await run('--site', dir)
    expect(stdout).toContain('unknown-block-type')
    expect(read(dir, 'settings.json')).toContain('"quire": "0.2"')
    expect(status).toBe(1)
  })

  it.each([
    [
      'a folder without a site',
      'docs',
      'There is no site in "docs": it has no settings.json. Name the folder of a site with --site.\n',
    ],
    [
      'no folder',
      'nowhere',
      'There is no site in "nowhere": it has no settings.json. Name the folder of a site with --site.\n',
    ],
  ])('refuses %s with code 2', async (_, site, stderr) => {
    expect(await run('--site', site)).toEqual({ status: 2, stdout: '', stderr })
  })

  it.each<[name: string, file: string, change: (text: string) => string, said: string]>([
    [
      'a file that is not JSON',
      'pages/visit.json',
      (text) => `${text},`,
      'This file is not valid JSON: "SITE/pages/visit.json". Nothing was written. `npm run check` shows what is wrong.\n',
    ],
    [
      'a site for a newer version',
      'settings.json',
      (text) => text.replace('"0.1"', '"99.1"'),
      'The site is written for Quire 99.1, but this is Quire 0.2. Nothing was written. Update Quire, for example with `git pull`.\n',
    ],
    [
      'a version that is none',
      'settings.json',
      (text) => text.replace('"0.1"', '2'),
      '"quire" in "SITE/settings.json" must be a version such as "0.2". Nothing was written.\n',
    ],
    [
      'settings that are a list',
      'settings.json',
      () => '[]',
      '"SITE/settings.json" must be an object. Nothing was written.\n',
    ],
  ])('refuses %s with code 2, and writes nothing', async (name, file, change, said) => {
    const dir = copyTiny(name.replaceAll(' ', '-'))
    write(dir, file, change(read(dir, file)))
    const before = hashFiles(join(projectRoot, dir))
    expect(await run('--site', dir)).toEqual({
      status: 2,
      stdout: '',
      stderr: said.replace('SITE', dir),
    })
    expect(hashFiles(join(projectRoot, dir))).toEqual(before)
  })

  it('leaves what was saved meanwhile, and has the version written last', () => {
    const dir = copyTiny('saved')
    migrations.push({
      ...{ name: 'new-titles', version: '0.2', summary: 'Pages have new titles.' },
      migrate: ({ kind }) => (kind === 'page' ? [{ pointer: '/title', value: 'New' }] : []),
    })
    const plan = planUpgrade(join(projectRoot, dir))
    migrations.pop()
    expect(plan.files.map(({ path }) => path).at(-1)).toBe(join(projectRoot, dir, 'settings.json'))
    const saved = `${read(dir, 'pages/index.json')}\n`
    write(dir, 'pages/index.json', saved)
    expect(() => writeFiles(join(projectRoot, dir), plan.files)).toThrow('changed in the meantime')
    expect(read(dir, 'pages/index.json')).toBe(saved)
    expect(read(dir, 'settings.json')).toContain('"quire": "0.1"')
  })
})
