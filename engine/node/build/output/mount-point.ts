import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Where Linux lists what is mounted: https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html */
const MOUNTS = '/proc/self/mountinfo'

/** Whether another file system, or another folder, is mounted at a path: it cannot be moved away. */
export function isMountPoint(path: string): boolean {
  if (statSync(path).dev !== statSync(dirname(path)).dev) return true
  // A folder that is bound to another place of the same file system has the same device.
  return readMounts().some((line) => readOctal(line.split(' ')[4] ?? '') === path)
}

function readMounts(): string[] {
  try {
    return readFileSync(MOUNTS, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** Spaces and the like are written as octal numbers. */
function readOctal(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, digits) =>
    String.fromCharCode(Number.parseInt(digits, 8)),
  )
}
