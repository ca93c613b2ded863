import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Runs a program, discarding its output. Returns `true` if it succeeded. */
export function run(command: string, args: string[], cwd?: string): boolean {
  // At this run level, Debian's packages do not start the services that they install.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env, cwd }).status === 0
}

/** Installs packages with apt. Returns `false` if apt is missing or not permitted. */
export function installByApt(packages: string[]): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  // A machine that has just started may still be installing updates.
  const retries = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3']
  run('apt-get', [...retries, 'update'])
  return run('apt-get', [...retries, 'install', '-y', '--no-install-recommends', ...packages])
}
