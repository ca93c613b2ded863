import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { identifyProcess } from '../processes/running-process'

/**
 * The suffix of a working folder: the process id, the start time of the process if the system
 * reports it, and random letters.
 */
const ENDING = /\.(\d+)(?:\.(\d+))?-[A-Za-z0-9]{6}$/

/**
 * Makes a folder next to another, with a unique name that starts with the other's:
 * `dist.123.4567-x4Fq2a`.
 * @throws if the parent folder is not writable.
 */
export function makeWorkingFolder(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  const [pid, start] = identifyProcess(process.pid)?.split(' ') ?? [process.pid]
  return mkdtempSync(`${path}.${pid}${start ? `.${start}` : ''}-`)
}

/** The folders next to another with names that `makeWorkingFolder` gives. */
export function listWorking(path: string): string[] {
  const folder = dirname(path)
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = entry.name.replace(ENDING, '')
    const isWorking = entry.isDirectory() && name !== entry.name && name === basename(path)
    return isWorking ? [join(folder, entry.name)] : []
  })
}

/** Returns `true` if the process that owns a working folder has ended. */
export function isOfDead(working: string): boolean {
  const [, pid, start] = ENDING.exec(working) ?? []
  const running = identifyProcess(Number(pid))
  return running === undefined || (start !== undefined && running !== `${pid} ${start}`)
}
