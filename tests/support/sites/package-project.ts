import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { stagePackage } from '../../../scripts/package/stage'
import { linkTree } from '../link-tree'
import { runScript } from '../run-script'

/** Creates the package's tarball. Throws if a warning is printed. */
export function makePackage(out: string): void {
  const { status, stderr } = runScript('scripts/package.ts', ['--out', out])
  if (status !== 0 || stderr !== '') throw new Error(stderr)
}

/** The timeout for a hook that builds the package on a busy machine, in milliseconds. */
export const MAKING_MS = 300_000

/**
 * Builds the package's files once for all tests in a run, in their shared temporary folder. Returns
 * the folder with the files.
 */
export async function sharePackage(): Promise<string> {
  const shared = join(tmpdir(), 'package')
  const lock = `${shared}.lock`
  while (!existsSync(shared)) {
    if (!takeLock(lock)) {
      // Another process is building the package.
      await setTimeout(100)
      continue
    }
    try {
      await stagePackage(`${shared}.new`)
      renameSync(`${shared}.new`, shared)
    } finally {
      rmSync(lock, { recursive: true })
    }
  }
  return shared
}

function takeLock(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== 'EEXIST') throw reason
    return false
  }
}

/**
 * Installs the package into a project as pnpm does: with only its declared dependencies, so that no
 * other package is found by chance, and behind a link.
 */
export function installIsolated(project: string, staged: string): void {
  const modules = join(project, 'node_modules')
  const store = join(modules, '.store/quire-pages/node_modules')
  linkTree(staged, join(store, 'quire-pages'))
  const { dependencies } = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(store, name)), { recursive: true })
    symlinkSync(join(projectRoot, 'node_modules', name), join(store, name))
  }
  symlinkSync(join(store, 'quire-pages'), join(modules, 'quire-pages'))
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ private: true, dependencies: { 'quire-pages': '*' } }),
  )
}

export const cliOf = (project: string): string =>
  join(project, 'node_modules/quire-pages/compiled/cli/quire.js')

/** Runs `quire` in a project, and returns its output and exit code. */
export function runQuire(project: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cliOf(project), ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', ...env },
  })
  return { status, stdout, stderr }
}

/** Runs `quire` and lists every module that it loads, in all its threads. */
export function listLoadedModules(project: string, args: string[], folder: string): string[] {
  const { status, stderr } = runQuire(project, args, { NODE_V8_COVERAGE: folder })
  if (status !== 0) throw new Error(stderr)
  const urls = readdirSync(folder).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    return (result as { url: string }[]).map(({ url }) => url)
  })
  return [...new Set(urls)].filter((url) => url.startsWith('file:')).sort()
}
