import { readFileSync } from 'node:fs'

/**
 * Names a running process for good, or says that there is none of that number: numbers are used
 * again, most of all in containers, but not with the same time of start.
 */
export function identifyProcess(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  try {
    process.kill(pid, 0)
  } catch (reason) {
    // Of somebody else's process we learn by not being allowed to reach it.
    if ((reason as NodeJS.ErrnoException).code !== 'EPERM') return undefined
  }
  return `${pid} ${readStart(pid)}`
}

/** Whether the process with that name is running. */
export function isRunning(name: string): boolean {
  return identifyProcess(Number.parseInt(name, 10)) === name
}

/** When a process was started, where the system says so: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function readStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name, in parentheses, may have spaces; the state follows it as field 3.
    return stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[22 - 3] ?? ''
  } catch {
    return ''
  }
}
