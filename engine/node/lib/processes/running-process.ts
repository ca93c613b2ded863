import { readFileSync } from 'node:fs'

/**
 * Identifies a running process by its number and the time of its start, since numbers are reused,
 * most of all in containers. Returns nothing if there is no such process, or if it has ended and its
 * parent has not read its status yet.
 */
export function identifyProcess(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  try {
    process.kill(pid, 0)
  } catch (reason) {
    // Of somebody else's process we learn by not being allowed to reach it.
    if ((reason as NodeJS.ErrnoException).code !== 'EPERM') return undefined
  }
  const { state, start } = readStat(pid)
  return state === 'Z' ? undefined : `${pid} ${start}`
}

/** Whether the process with that name is running. */
export function isRunning(name: string): boolean {
  return identifyProcess(Number.parseInt(name, 10)) === name
}

/** Fields 3 and 22 on Linux: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function readStat(pid: number): { state: string; start: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name, in parentheses, may have spaces; the state follows it as field 3.
    const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ')
    return { state: fields[0] ?? '', start: fields[22 - 3] ?? '' }
  } catch {
    return { state: '', start: '' }
  }
}
