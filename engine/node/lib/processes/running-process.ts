import { readFileSync } from 'node:fs'

/**
 * Returns a stable id (PID and start time), because PIDs are reused, especially in containers.
 * Undefined if no such process runs, or if it has ended and its parent has not read its status yet.
 */
export function identifyProcess(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  try {
    process.kill(pid, 0)
  } catch (reason) {
    // The process exists if sending it a signal is not permitted.
    if ((reason as NodeJS.ErrnoException).code !== 'EPERM') return undefined
  }
  const { state, start } = readStat(pid)
  return state === 'Z' ? undefined : `${pid} ${start}`
}

/** Returns `true` if the process with this id is running. */
export function isRunning(name: string): boolean {
  return identifyProcess(Number.parseInt(name, 10)) === name
}

/** Fields 3 and 22 on Linux: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function readStat(pid: number): { state: string; start: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name, in parentheses, may contain spaces; field 3, the state, follows it.
    const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ')
    return { state: fields[0] ?? '', start: fields[22 - 3] ?? '' }
  } catch {
    return { state: '', start: '' }
  }
}
