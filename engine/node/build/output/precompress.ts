import type { Stats } from 'node:fs'
import { constants, copyFileSync, existsSync, linkSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../lib/files/list-files'
import type { Progress } from '../../lib/files/progress'
import { statFile } from '../../lib/files/stat-file'
import { runBatches } from '../../lib/files/thread-batches'
import { FORM_NAMES, isFormOf, setFormTime } from './compressed-forms'
import { SIDE_FOLDER } from './side-folder'

export interface PrecompressOptions {
  folder: string
  /** The output of the build before, whose forms are kept where the file is the same. */
  previous: string
  /** The module that worker threads run: see `compress-worker.ts`. */
  worker: string
  /** Told how many of the files that changed are done. */
  progress: Progress
}

const TEXT = /\.(css|html|js|json|md|svg|txt|xml)$/
/** Below this many bytes an answer is one packet in any case. */
const LEAST = 1024

/**
 * Writes the compressed forms of the text files of an output beside them, for servers that send
 * them as they are: as small as they get, which takes far too long while a visitor waits.
 * @throws when a file of the site has the name of such a form.
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

/** The paths of the files that are worth it. */
function listTexts(folder: string): string[] {
  return listFiles(folder)
    .filter((path) => TEXT.test(path) && !path.startsWith(SIDE_FOLDER))
    .filter((path) => statSync(join(folder, path)).size > LEAST)
}

/** Takes the forms of a file over from the output before; false when they are to be made. */
function keepForms(path: string, { folder, previous }: PrecompressOptions): boolean {
  const [file, before] = [join(folder, path), join(previous, path)]
  const taken = FORM_NAMES.find((form) => existsSync(`${file}.${form}`))
  if (taken)
    throw new Error(`"${path}.${taken}" is the name of a compressed file that the build writes.`)
  const [stats, old] = [statSync(file), statFile(before)]
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
