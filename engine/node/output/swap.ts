import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { KeptFiles } from '../util/kept-files'
import { createKeptFiles } from '../util/kept-files'
import { identifyProcess, isRunning } from '../util/running-process'
import { UsageError } from '../util/usage-error'
import { BEFORE, completeSteps, STEPS, updateInPlace } from './in-place'
import { withOutputLock } from './lock'
import { writeMark } from './mark'
import type { Target, TargetOptions } from './target'
import { findRealPath, inspectTarget, resolveTarget } from './target'
import { isOfDead, listWorking, makeWorkingFolder } from './working-folder'

/** An output that nobody else is writing. */
export interface Output {
  /** Where it really is. */
  path: string
  /**
   * Writes the output into a folder aside, without the files of the old output that are kept, and
   * puts it in place when it is whole.
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
 * Works on an output: a failure, or the end of the process at any moment, leaves the old output as
 * it was.
 * @throws {UsageError} when something is there that Quire did not write; see `resolveTarget`.
 */
export async function withOutput<T>(
  outDir: string,
  options: TargetOptions,
  work: (output: Output) => Promise<T>,
): Promise<T> {
  const path = resolveTarget(outDir, options)
  return withOutputLock(path, async () => {
    await recover(path)
    const look = () => {
      const target = inspectTarget(outDir, options)
      if (target.path === path) return target
      throw new UsageError(
        `"${outDir}" changed its target after the build started. Nothing was written.`,
      )
    }
    return work({
      path,
      write: (write) => writeAside(path, { write, look, kind: options.kind }),
    })
  })
}

interface Writing<T> extends Pick<TargetOptions, 'kind'> {
  write: Write<T>
  /** Throws when the target may not be replaced any more. */
  look: () => Target
}

/** The name of the file that says whose a working folder is. */
const WORKING_MARK = 'working.json'
/** The output in the making, and the one before it, within a working folder. */
const [NEXT, OLD] = ['next', 'old']

interface WorkingMark {
  /** The name of the output that it is beside. */
  output: string
  process: string
}

async function writeAside<T>(path: string, { write, look, kind }: Writing<T>): Promise<T> {
  const working = makeWorkingFolder(path)
  const mark: WorkingMark = {
    output: basename(path),
    process: identifyProcess(process.pid) ?? '',
  }
  writeFileSync(join(working, WORKING_MARK), JSON.stringify(mark))
  try {
    const next = join(working, NEXT)
    mkdirSync(next)
    const kept = createKeptFiles(path, next)
    const { result, further = [] } = await write(next, kept)
    const files = writeMark(next, kind, [...kept.paths, ...further])
    const update = { path, working, next, kind, kept, files }
    if (!look().isPure || !updateInPlace(update)) {
      kept.place()
      swap(path, working)
    }
    return result
  } finally {
    // Where the old output could not be put back, it is left for `makeWhole`.
    const isNeeded = !existsSync(path) && existsSync(join(working, OLD))
    if (!isNeeded) await removeWorking(working)
  }
}

/**
 * Nothing can come between the two steps but the end of the process, which `makeWhole` makes good:
 * Node cannot exchange two folders in one step.
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

/**
 * Makes an output whole that a build left when it was killed: puts the old one back that it had
 * moved away, or completes the steps that it had begun.
 */
export function makeWhole(outDir: string): void {
  const path = findRealPath(outDir)
  if (!existsSync(dirname(path))) return
  for (const working of listAbandoned(path)) {
    if (existsSync(path)) completeSteps(path, working, join(working, NEXT))
    else if (existsSync(join(working, OLD))) renameSync(join(working, OLD), path)
  }
}

/** Makes good what killed builds have left: puts the old output back, removes working folders. */
async function recover(path: string): Promise<void> {
  makeWhole(path)
  for (const working of listAbandoned(path)) await removeWorking(working)
  // Those that were killed before they had written anything.
  for (const working of listWorking(path)) {
    if (isOfDead(working) && isUnwritten(working)) await removeWorking(working)
  }
}

const remove = (path: string) => rm(path, { recursive: true, force: true })

/**
 * Removes a working folder, its mark last: what is left if the process ends here is known by it.
 * Half of an old output has another name, so that `makeWhole` does not take it for a whole one.
 */
export async function removeWorking(working: string, removePath = remove): Promise<void> {
  const [next, old] = [join(working, NEXT), join(working, OLD)]
  if (existsSync(next)) await removePath(next)
  if (existsSync(old)) {
    renameSync(old, next)
    await removePath(next)
  }
  await removePath(working)
}

/** The working folders of dead processes that have the mark of this output. */
function listAbandoned(path: string): string[] {
  return listWorking(path).filter((working) => {
    const mark = readWorkingMark(working)
    return mark?.output === basename(path) && !isRunning(mark.process) && hasOnlyOwn(working)
  })
}

function readWorkingMark(working: string): WorkingMark | undefined {
  try {
    return JSON.parse(readFileSync(join(working, WORKING_MARK), 'utf8'))
  } catch {
    return undefined
  }
}

function hasOnlyOwn(working: string): boolean {
  const own = [WORKING_MARK, NEXT, OLD, STEPS, BEFORE]
  return readdirSync(working).every((name) => own.includes(name))
}

function isUnwritten(working: string): boolean {
  const names = readdirSync(working)
  const isEmpty = () => readFileSync(join(working, WORKING_MARK), 'utf8') === ''
  return names.length === 0 || (names.join() === WORKING_MARK && isEmpty())
}
