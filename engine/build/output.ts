import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'

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
 * killed leaves the old output as it was.
 */
export async function writeOutput<T>(
  outDir: string,
  write: (folder: string) => Promise<T>,
): Promise<T> {
  const next = `${outDir}.next`
  const old = `${outDir}.old`
  // A build that was killed between the two renames below left no output: take the old one back.
  if (!existsSync(outDir) && existsSync(old)) await rename(old, outDir)
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const result = await write(next).catch(async (reason) => {
    await rm(next, { recursive: true, force: true })
    throw reason
  })
  await rm(old, { recursive: true, force: true })
  if (existsSync(outDir)) await rename(outDir, old)
  await rename(next, outDir)
  await rm(old, { recursive: true, force: true })
  return result
}
