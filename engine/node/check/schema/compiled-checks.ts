/**
 * The checks of the schemas as a module: compiling them takes a third of the time of a command. The
 * package has them; a project with blocks of its own has other schemas, which are compiled.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import equal from 'ajv/dist/runtime/equal.js'
import ucs2length from 'ajv/dist/runtime/ucs2length.js'
import { listOwnBlocks } from '../../schemas/block-folders'
import { COMPILED } from '../../util/invocation'
import type { createValidator } from './validate'
import { CHECKED_FORMATS } from './validate'

type Checks = Parameters<typeof createValidator>[1]

/** The module with the checks, in the folder of what is compiled. */
export const CHECKS_FILE = 'checks.cjs'

/** The checks of the package; undefined where there are none, or they are not those of the schemas. */
export function findCompiledChecks(): Checks {
  const file = join(COMPILED, CHECKS_FILE)
  return existsSync(file) && listOwnBlocks().length === 0 ? loadChecks(file) : undefined
}

/** The checks in a module that `renderChecks` has rendered. */
export function loadChecks(file: string): Checks {
  const build = createRequire(import.meta.url)(file)
  return build({ formats: CHECKED_FORMATS, equal: pick(equal), ucs2length: pick(ucs2length) })
}

/** The function of a module of Ajv, whichever way it is imported. */
export function pick<T>(module: T | { default: T }): T {
  return typeof module === 'function' ? module : (module as { default: T }).default
}
