/**
 * Installs the tarball with each package manager outside the repository. The test takes minutes and
 * uses the registry, so `npm test` omits it; `package.test.ts` covers pnpm's layout.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { isLongRun } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import { makePackage } from '../../support/sites/package-project'

const MANAGERS = [
  { name: 'npm', install: ['npm', 'install'] },
  { name: 'pnpm 10', install: ['npx', '--yes', 'pnpm@10', 'install', '--no-frozen-lockfile'] },
  { name: 'yarn 1', install: ['npx', '--yes', 'yarn@1', 'install', '--no-lockfile'] },
  {
    name: 'yarn 4',
    install: ['npx', '--yes', '@yarnpkg/cli-dist@4', 'install'],
    settings: ['.yarnrc.yml', 'nodeLinker: node-modules\nenableTelemetry: false\n'] as const,
  },
]

const scratch = makeScratchFolder()
let tarball = ''

function run(cwd: string, [program = '', ...args]: string[]) {
  const env = { ...process.env, CI: '', NODE_ENV: '' }
  return spawnSync(program, args, { cwd, encoding: 'utf8', env, timeout: 300_000 })
}

describe.runIf(isLongRun)('the package', () => {
  beforeAll(() => {
    const out = join(scratch, 'packed')
    makePackage(out)
    tarball = join(out, readdirSync(out).find((name) => name.endsWith('.tgz')) ?? '')
  })

  it.each(MANAGERS)('installed by $name checks, builds and compiles blocks of its own', ({
    name,
    install,
    settings,
  }) => {
    const project = join(scratch, name)
    mkdirSync(project)
    const manifest = { private: true, dependencies: { 'quire-pages': `file:${tarball}` } }
    writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
    if (settings) writeFileSync(join(project, settings[0]), settings[1])
    const installed = run(project, install)
    expect(installed.status, installed.stdout + installed.stderr).toBe(0)
    cpSync(join(projectRoot, 'examples/starter'), join(project, 'site'), { recursive: true })
    const quire = (...words: string[]) =>
      run(project, [process.execPath, 'node_modules/quire-pages/compiled/cli/quire.js', ...words])
    expect(quire('check', '--strict').stdout).toContain('No problems')
    expect(quire('build')).toMatchObject({ status: 0 })
    expect(quire('new', 'block', 'proverb')).toMatchObject({ status: 0 })
    expect(quire('new', 'page', '/quoted')).toMatchObject({ status: 0 })
    const page = join(project, 'site/pages/quoted.json')
    const json = JSON.parse(readFileSync(page, 'utf8'))
    json.blocks.push({ type: 'proverb', texts: ['As it was said.'] })
    writeFileSync(page, JSON.stringify(json))
    const built = quire('build')
    expect(built.status, built.stderr).toBe(0)
    expect(readFileSync(join(project, 'dist/quoted.html'), 'utf8')).toContain('As it was said.')
    const types = run(project, [join(projectRoot, 'node_modules/.bin/tsc'), '-p', '.'])
    expect(types.stdout).toBe('')
  }, 600_000)

  it('takes at most 125 MB and 130 packages with all that it needs', () => {
    const { packages, bytes } = measure(join(scratch, 'npm/node_modules'))
    expect(packages).toBeLessThanOrEqual(130)
    expect(bytes).toBeLessThanOrEqual(125e6)
  })

  it('runs no scripts when it is installed', () => {
    const lock = JSON.parse(
      readFileSync(join(scratch, 'npm/node_modules/.package-lock.json'), 'utf8'),
    )
    const scripted = Object.entries<{ hasInstallScript?: boolean; optional?: boolean }>(
      lock.packages,
    ).filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
    expect(scripted.map(([path]) => path)).toEqual([])
  })
})

/** The number of packages in a folder and their size in bytes, excluding links and build caches. */
function measure(folder: string): { packages: number; bytes: number } {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const isPackage = /(^|node_modules\/)(@[^/]+\/)?[^/@.][^/]*\/package\.json$/
  const sizes = entries
    .filter((name) => !name.startsWith('.cache'))
    .map((name) => lstatSync(join(folder, name)))
  return {
    packages: entries.filter((name) => isPackage.test(name)).length,
    bytes: sizes.reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0),
  }
}
