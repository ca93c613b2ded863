import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Runs a program without its words; whether it succeeded. */
export function run(command: string, args: string[]): boolean {
  // With this run level Debian's packages do not start what they install.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/** Installs packages by apt; false where there is none, or where it may not. */
export function installByApt(packages: string[]): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  run('apt-get', ['update'])
  return run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
}
