import { spawnSync } from 'node:child_process'

/** The current memory of a process, in megabytes. */
export function readMegabytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout) / 1024
}
