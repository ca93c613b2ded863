import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { identifyProcess } from '../../lib/files/running-process'
import { UsageError } from '../../lib/files/usage-error'

/**
 * What follows the name of the output: the number of the process, when it was started where the
 * system says so, and letters drawn by chance.
 */
const ENDING = /\.(\d+)(?:\.(\d+))?-[A-Za-z0-9]{6}$/

/**
 * Makes a folder beside another, under a name that nothing has and that begins like the other's:
 * `dist.123.4567-x4Fq2a`.
 * @throws {UsageError} where nothing can be written.
 */
export function makeWorkingFolder(path: string): string {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const [pid, start] = identifyProcess(process.pid)?.split(' ') ?? [process.pid]
    return mkdtempSync(`${path}.${pid}${start ? `.${start}` : ''}-`)
  } catch (reason) {
    const { code } = reason as NodeJS.ErrnoException
    throw new UsageError(
      `Cannot write to "${dirname(path)}" (${code}). Choose an output in a folder that ` +
        'you can write to, such as --out dist.',
    )
  }
}

/** The folders beside another that are named as `makeWorkingFolder` names them. */
export function listWorking(path: string): string[] {
  const folder = dirname(path)
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = entry.name.replace(ENDING, '')
    const isWorking = entry.isDirectory() && name !== entry.name && name === basename(path)
    return isWorking ? [join(folder, entry.name)] : []
  })
}

/** Whether the process is gone that a working folder is named after. */
export function isOfDead(working: string): boolean {
  const [, pid, start] = ENDING.exec(working) ?? []
  const running = identifyProcess(Number(pid))
  return running === undefined || (start !== undefined && running !== `${pid} ${start}`)
}
