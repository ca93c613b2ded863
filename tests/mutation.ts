/**
 * Changes the sources in small ways and looks whether a test notices: `npm run test:mutation`, or
 * `npm run test:mutation -- engine/core/urls.ts` for some files. Its tool is fetched when it is
 * wanted, into a folder of its own: it has more packages than the project.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../engine/build/project-root'

const FOLDER = join(projectRoot, '.mutation')
const TOOLS = ['@stryker-mutator/core@9.5.1', '@stryker-mutator/vitest-runner@9.5.1']
const FILES = ['engine/core/**/*.ts', 'engine/build/check/rules/**/*.ts']

function run(command: string, args: string[], cwd = projectRoot): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

if (!existsSync(join(FOLDER, 'node_modules', '.bin', 'stryker'))) {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }')
  // The project has vitest already, and it must be the same one.
  run('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', ...TOOLS], FOLDER)
}

const files = process.argv.slice(2)
const wanted = files.length > 0 ? files : FILES
run(join(FOLDER, 'node_modules/.bin/stryker'), [
  ...['run', 'tests/mutation.json', '--mutate', wanted.join()],
])
