import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Tests each property with many inputs. */
const RUNS = process.env.PROPERTY_RUNS ?? '10000'
const FOLDERS = ['tests/unit', 'tests/contract']

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
).filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"))

console.log(`${RUNS} runs of each property, in ${files.length} files.`)
const { status } = spawnSync('npx', ['vitest', 'run', '--testTimeout', '600000', ...files], {
  stdio: 'inherit',
  env: { ...process.env, PROPERTY_RUNS: RUNS },
})
process.exit(status ?? 1)
