/**
 * The checks of the schemas as code: compiling them takes a third of the time of a command. The
 * package has them; a project with blocks of its own has other schemas, which are compiled and kept
 * with its bundle, as those of the repository are.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import equal from 'ajv/dist/runtime/equal.js'
import ucs2length from 'ajv/dist/runtime/ucs2length.js'
import { listOwnBlocks } from '../../schemas/block-folders'
import { hasItsSum } from '../../util/file-cache'
import { COMPILED } from '../../util/invocation'
import type { Checks } from './validate'
import { CHECKED_FORMATS } from './validate'

/** The file with the checks, in the folder of what is compiled. */
export const CHECKS_FILE = 'checks.txt'

/**
 * The checks of the package, or those in a file that an earlier command has kept; undefined where
 * there are none, or they are not those of the schemas.
 */
export function findCompiledChecks(kept?: string): Checks | undefined {
  const file = join(COMPILED, CHECKS_FILE)
  if (existsSync(file) && listOwnBlocks().length === 0) return loadChecks(file)
  try {
    return kept !== undefined && hasItsSum(kept) ? loadChecks(kept) : undefined
  } catch {
    // Only the time to compile them is lost.
    return undefined
  }
}

/**
 * The checks in a file that `renderChecks` has rendered.
 * @throws when it is not whole.
 */
export function loadChecks(file: string): Checks {
  const content = readFileSync(file, 'latin1')
  const start = content.indexOf('\n') + 1
  const [length = 0, rest = 0] = content.slice(0, start).split(' ').map(Number)
  const body = content.slice(start, start + length)
  const texts = content.slice(start + length)
  if (start === 0 || texts.length !== rest) throw new Error(`${file} is not whole.`)
  const compile = (from: number, to: number, names: string[]) =>
    compileFunction(texts.slice(from, to), names)
  // As a module the code would be read twice.
  const build = compileFunction(body, ['given'], { filename: file })
  const runtime = { equal: pick(equal), ucs2length: pick(ucs2length) }
  const checks = build({ formats: CHECKED_FORMATS, ...runtime, compile })
  return (kind) => checks[kind]
}

/** The function of a module of Ajv, whichever way it is imported. */
export function pick<T>(module: T | { default: T }): T {
  return typeof module === 'function' ? module : (module as { default: T }).default
}
