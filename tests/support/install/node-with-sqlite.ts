/** A Node that has SQLite. The receiver needs it, and the tests may run in an older one. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { run } from './install'

/** The cache folder for a Node from npm, which has a package per platform. */
const FOLDER = join(projectRoot, 'node_modules/.cache/node-with-sqlite')
const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const INSTALLED = join(FOLDER, 'node_modules', PACKAGE, 'bin/node')

function hasSqlite(program: string): boolean {
  return spawnSync(program, ['--eval', "require('node:sqlite')"], { stdio: 'ignore' }).status === 0
}

/** Returns the program, or undefined if it is not installed yet. */
function findNode(): string | undefined {
  return [process.execPath, INSTALLED].find((path) => existsSync(path) && hasSqlite(path))
}

/**
 * Finds the program or installs it.
 * @throws if it cannot be installed.
 */
export function ensureNodeWithSqlite(): string {
  const found = findNode()
  if (found) return found
  console.log('Installing Node 24, to try the receiver with.')
  mkdirSync(FOLDER, { recursive: true })
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefix', FOLDER]
  run('npm', ['install', ...options, `${PACKAGE}@24`])
  const installed = findNode()
  if (installed) return installed
  throw new Error(`The receiver cannot be tested: npm did not install ${PACKAGE}@24.`)
}
