import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { KeptFiles } from '../../lib/files/kept-files'
import { createKeptFiles } from '../../lib/files/kept-files'
import { UsageError } from '../../lib/files/usage-error'
import { makeWorkingFolder } from '../../lib/files/working-folder'
import { createWriteError, isDiskFull, NOTHING_WRITTEN } from '../../lib/files/write-error'
import { isNeeded, NEXT, OLD, recover, removeWorking, writeWorkingFile } from './abandoned'
import { updateInPlace } from './in-place'
import { withOutputLock } from './lock'
import { listOfOtherParts } from './other-parts'
import { writeOwnershipFile } from './ownership-file'
import type { Target, TargetOptions } from './target'
import { inspectTarget, resolvePlace, resolveTarget } from './target'

/** An output that no other build is writing. */
export interface Output {
  /** Its real path. */
  path: string
  /**
   * Writes the output to a working folder, without the files that are kept from the old output, and
   * puts it in place once it is complete.
   */
  write: <T>(write: Write<T>) => Promise<T>
}

type Write<T> = (folder: string, kept: KeptFiles) => Promise<Written<T>>

interface Written<T> {
  result: T
  /** Files of the same output that another build writes, as paths within it. */
  further?: string[]
}

/**
 * Writes an output. An error leaves the old output. If the process is killed, either the old or the
 * new output remains; if it was killed halfway, the next build or preview repairs the output first.
 * @throws {UsageError} when the folder has files that Quire did not write; see `resolveTarget`.
 */
export async function withOutput<T>(
  outDir: string,
  options: TargetOptions,
  work: (output: Output) => Promise<T>,
): Promise<T> {
  const before = inspectTarget(outDir, options)
  const { path } = before
  const working = withOutputLock(path, async () => {
    const isRecovered = await recover(path)
    const { isPure } = isRecovered ? inspectTarget(outDir, options) : before
    const look = (find = resolveTarget) => {
      if (find(outDir, options) === path) return
      throw new UsageError(
        `"${outDir}" no longer points to the same folder as when the build started. Nothing was written.`,
      )
    }
    const looks = { isPure, lookAtPlace: () => look(resolvePlace), lookInside: () => look() }
    return work({
      path,
      write: (write) => writeAside(path, { ...looks, write, kind: options.kind }),
    })
  })
  return working.catch((reason) => {
    throw isDiskFull(reason) ? createWriteError(path, reason, NOTHING_WRITTEN) : reason
  })
}

interface Writing<T> extends Pick<TargetOptions, 'kind'>, Pick<Target, 'isPure'> {
  write: Write<T>
  /** @throws when the target has become another folder. */
  lookAtPlace: () => void
  /** @throws when it may no longer be replaced. */
  lookInside: () => void
}

async function writeAside<T>(path: string, writing: Writing<T>): Promise<T> {
  const { write, kind, isPure, lookAtPlace, lookInside } = writing
  const working = makeWorkingFolder(path)
  writeWorkingFile(working, path)
  try {
    const next = join(working, NEXT)
    mkdirSync(next)
    const kept = createKeptFiles(path, next)
    const { result, further = [] } = await write(next, kept)
    const others = listOfOtherParts({ path, next, further })
    const files = writeOwnershipFile(next, kind, [...kept.paths, ...further])
    const update = { path, working, next, kind, kept, others, files }
    lookAtPlace()
    if (!isPure || !updateInPlace(update)) {
      lookInside()
      for (const file of others) kept.add(file)
      kept.place()
      swap(path, working)
    }
    return result
  } finally {
    // If the output could not be restored, the next build restores it.
    if (!isNeeded(working, path)) await removeWorking(working)
  }
}

/**
 * Only the end of the process can interrupt the two steps, and `recover` repairs that: Node cannot
 * exchange two folders atomically.
 */
function swap(path: string, working: string): void {
  const old = join(working, OLD)
  const isThere = existsSync(path)
  if (isThere) renameSync(path, old)
  try {
    renameSync(join(working, NEXT), path)
  } catch (reason) {
    if (isThere) renameSync(old, path)
    throw reason
  }
}
