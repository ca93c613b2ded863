import type { SpawnSyncOptions } from 'node:child_process'
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../../engine/node/lib/files/project-root'

/**
 * Lets Node run TypeScript directly, because the `tsx` command starts a second process, which
 * doubles the time.
 */
export const LOADER = [
  '--import',
  pathToFileURL(join(projectRoot, 'node_modules/tsx/dist/loader.mjs')).href,
]

type RunOptions = Pick<SpawnSyncOptions, 'cwd' | 'env' | 'input'>

/** A process's exit code and output. */
export interface Run {
  status: number | null
  stdout: string
  stderr: string
}

/** Runs one of the project's scripts to its end, in a separate process. */
export function runScript(script: string, args: string[] = [], options: RunOptions = {}): Run {
  return runToEnd(process.execPath, [...LOADER, resolve(projectRoot, script), ...args], options)
}

/** Runs a script from a copy of the project, or a program installed there, in the copy's folder. */
export function runProgram(
  root: string,
  program: string,
  args: string[] = [],
  options: Omit<RunOptions, 'cwd'> = {},
): Run {
  const inRoot = { ...options, cwd: root }
  if (program.endsWith('.ts')) return runScript(join(root, program), args, inRoot)
  return runToEnd(join(root, 'node_modules/.bin', program), args, inRoot)
}

function runToEnd(program: string, args: string[], options: RunOptions): Run {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: projectRoot,
    ...options,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
