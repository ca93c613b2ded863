import type { Stats } from 'node:fs'
import { constants, copyFileSync, existsSync, linkSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../lib/files/list-files'
import type { Progress } from '../../lib/files/progress'
import { statFile } from '../../lib/files/stat-file'
import { runBatches } from '../../lib/processes/thread-batches'
import { FORM_NAMES, isFormOf, setFormTime } from './compressed-forms'
import { SIDE_FOLDER } from './side-folder'

export interface PrecompressOptions {
  folder: string
  /** The output of the previous build, whose versions are reused for unchanged files. */
  previous: string
  /** The worker threads' module: see `compress-worker.ts`. */
  worker: string
  /** Called with the number of changed files that are complete. */
  progress: Progress
}

const TEXT = /\.(css|html|js|json|md|svg|txt|xml)$/
/** The minimum size, in bytes. Any smaller response fits in one packet. */
const LEAST = 1024

/**
 * Writes compressed versions next to the text files of an output, for servers that send them as
 * they are. The compression is too slow for use during a request.
 * @throws when a file of the site has the name of such a version.
 */
export async function precompress(options: PrecompressOptions): Promise<void> {
  const { folder, worker, progress } = options
  const missing = listTexts(folder).filter((path) => !keepForms(path, options))
  let done = 0
  progress(done, missing.length)
  if (missing.length === 0) return
  const describe = (path: string) => join(folder, path)
  const run = { worker, data: {}, name: 'compressFiles', items: missing, describe }
  await runBatches(run, (batch) => {
    done += batch.length
    progress(done, missing.length)
  })
}

/** The paths of the files to compress. */
function listTexts(folder: string): string[] {
  return listFiles(folder)
    .filter((path) => TEXT.test(path) && !path.startsWith(SIDE_FOLDER))
    .filter((path) => statSync(join(folder, path)).size > LEAST)
}

/**
 * Reuses the versions of a file from the previous output. Returns `false` if it had
 * none.
 */
function keepForms(path: string, { folder, previous }: PrecompressOptions): boolean {
  const [file, before] = [join(folder, path), join(previous, path)]
  const taken = FORM_NAMES.find((form) => existsSync(`${file}.${form}`))
  if (taken)
    throw new Error(`"${path}.${taken}" is the name of a compressed file that the build writes.`)
  const [stats, old] = [statSync(file), statFile(before) && statSync(before)]
  if (!old || old.size !== stats.size) return false
  const isLinked = isSameFile(stats, old)
  if (!isLinked && !readFileSync(file).equals(readFileSync(before))) return false
  const isKept = FORM_NAMES.every((form) => isFormOf(statFile(`${before}.${form}`), form, old))
  if (!isKept) return false
  for (const form of FORM_NAMES) {
    const [from, to] = [`${before}.${form}`, `${file}.${form}`]
    if (isLinked) linkSync(from, to)
    else {
      copyFileSync(from, to, constants.COPYFILE_EXCL)
      setFormTime(file, form, stats)
    }
  }
  return true
}

function isSameFile(a: Stats, b: Stats): boolean {
  return a.ino === b.ino && a.dev === b.dev && a.mtimeMs === b.mtimeMs
}
