import type { SpawnSyncOptions } from 'node:child_process'
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../../engine/node/util/project-root'

/** What has Node run TypeScript: \`tsx\` itself starts a second process, which takes as long again. */
export const LOADER = [
  '--import',
  pathToFileURL(join(projectRoot, 'node_modules/tsx/dist/loader.mjs')).href,
]

/** Runs a script of the project to its end, in a process of its own; what it told, and its exit code. */
export function runScript(
  script: string,
  args: string[] = [],
  options: Pick<SpawnSyncOptions, 'cwd' | 'env' | 'input'> = {},
): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...LOADER, resolve(projectRoot, script), ...args],
    { cwd: projectRoot, ...options, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}
