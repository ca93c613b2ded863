/**
 * Mutation tests: make small changes to the sources and expect a test to fail. Run `npm run
 * test:mutation`, or `npm run test:mutation -- engine/core/addresses/urls.ts` for specific files.
 * The full run takes about forty minutes on two cores. The tool has more packages than the project,
 * so it is installed on demand, in a separate folder.
 */
import type { SpawnSyncOptions } from 'node:child_process'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../engine/node/lib/files/project-root'

const FOLDER = join(projectRoot, '.mutation')
const TOOLS = ['@stryker-mutator/core@9.5.1', '@stryker-mutator/vitest-runner@9.5.1']

/** A source folder, and the tests that must detect its mutations: tests that take milliseconds. */
const PARTS = [
  { folder: 'engine/core/', tests: 'tests/unit/core/**/*.test.ts' },
  {
    folder: 'blocks/',
    sources: 'blocks/*/*.ts',
    tests: '{blocks/*/tests,tests/halyard/unit}/**/*.test.ts',
  },
  { folder: 'engine/node/check/rules/', tests: 'tests/contract/check/rules.test.ts' },
]

function run(command: string, args: string[], options: SpawnSyncOptions = {}): void {
  const { status } = spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit', ...options })
  if (status !== 0) process.exit(1)
}

if (!existsSync(join(FOLDER, 'node_modules', '.bin', 'stryker'))) {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }')
  // The tool must use the project's copy of Vitest.
  run('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', ...TOOLS], {
    cwd: FOLDER,
  })
}

const named = process.argv.slice(2)
for (const { folder, sources = `${folder}**/*.ts`, tests } of PARTS) {
  const files = named.length > 0 ? named.filter((file) => file.startsWith(folder)) : [sources]
  if (files.length === 0) continue
  run(
    join(FOLDER, 'node_modules/.bin/stryker'),
    ['run', 'tests/mutation.json', '--mutate', files.join()],
    { env: { ...process.env, MUTATION_TESTS: tests } },
  )
}
