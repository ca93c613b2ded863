import { existsSync, renameSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'

/** Where the output keeps what is for servers, not for visitors. */
const SIDE_FOLDER = '.quire'
/** The redirect rules. */
export const REDIRECTS_FILE = `${SIDE_FOLDER}/redirects.json`
/** The headers of the security policy. */
export const HEADERS_FILE = `${SIDE_FOLDER}/headers.json`
/** A folder for each kind of server, with its settings. */
export const HOSTING_FOLDER = `${SIDE_FOLDER}/hosting`

/**
 * Writes an output folder aside and swaps it in when it is whole: a build that fails or is
 * killed leaves the old output as it was. Only one may be at it at a time; see
 * `withOutputLock`.
 */
export async function writeOutput<T>(
  outDir: string,
  write: (folder: string) => Promise<T>,
): Promise<T> {
  const next = `${outDir}.next`
  const old = `${outDir}.old`
  takeBack(outDir)
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const result = await write(next).catch(async (reason) => {
    await rm(next, { recursive: true, force: true })
    throw reason
  })
  await rm(old, { recursive: true, force: true })
  // Nothing can come between these two but the end of the process, which `takeBack` makes good:
  // Node cannot exchange two folders in one step.
  if (existsSync(outDir)) renameSync(outDir, old)
  renameSync(next, outDir)
  await rm(old, { recursive: true, force: true })
  return result
}

/** Puts the old output back that a build had moved away when it was killed. */
export function takeBack(outDir: string): void {
  const old = `${outDir}.old`
  if (!existsSync(outDir) && existsSync(old)) renameSync(old, outDir)
}
