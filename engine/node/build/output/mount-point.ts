import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The mount table of Linux: https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html */
const MOUNTS = '/proc/self/mountinfo'

/** Returns `true` if a path is a mount point, which cannot be moved. */
export function isMountPoint(path: string): boolean {
  if (statSync(path).dev !== statSync(dirname(path)).dev) return true
  // A bind mount of the same file system has the same device number.
  return readMounts().some((line) => readOctal(line.split(' ')[4] ?? '') === path)
}

function readMounts(): string[] {
  try {
    return readFileSync(MOUNTS, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** Spaces and other special characters are octal escapes. */
function readOctal(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, digits) =>
    String.fromCharCode(Number.parseInt(digits, 8)),
  )
}
