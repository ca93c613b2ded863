import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** The current memory of a process, in megabytes. */
export function readMegabytes(pid: number): number {
  return Number(readColumn(pid, 'rss')) / 1024
}

/** Waits until a process has used less than a second of processor time in two seconds. */
export async function waitIdle(pid: number): Promise<void> {
  let before: string
  do {
    before = readColumn(pid, 'time')
    await pause(2000)
  } while (readColumn(pid, 'time') !== before)
}

function readColumn(pid: number, name: 'rss' | 'time'): string {
  return spawnSync('ps', ['-o', `${name}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout
}
