/**
 * Checks the types in the whole project, and in each folder with only the globals that it may use.
 * `engine/tsconfig.json` is for `engine/ui` and `engine/browser`.
 */
import { spawnSync } from 'node:child_process'

const PROJECTS = ['.', 'engine', 'engine/core', 'engine/node', 'editors/vscode']

const COMPILER = 'node_modules/typescript/bin/tsc'

const failed = PROJECTS.filter(
  (project) =>
    spawnSync(process.execPath, [COMPILER, '-p', project], { stdio: 'inherit' }).status !== 0,
)
process.exitCode = failed.length > 0 ? 1 : 0
