/**
 * The checks of the schemas as code: compiling them takes a third of the time of a command. The
 * package has them; a project with blocks of its own has other schemas, which are compiled and kept
 * with its bundle, as those of the repository are.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { _ } from 'ajv'
import equal from 'ajv/dist/runtime/equal.js'
import ucs2length from 'ajv/dist/runtime/ucs2length.js'
import standalone from 'ajv/dist/standalone/index.js'
import { hasItsSum } from '../../lib/files/file-cache'
import { COMPILED } from '../../lib/files/invocation'
import type { Schemas } from '../../schemas/schemas'
import type { Checks } from './validate'
import {
  buildDefinitions,
  CHECKED_FORMATS,
  createCompiler,
  listChecks,
  nameCheck,
} from './validate'

/** The file with the checks, in the folder of what is compiled. */
export const CHECKS_FILE = 'checks.cjs'

/** Checks that are compiled when they are first asked for. */
export interface CompiledChecks {
  checks: Checks
  /** The text of a file that `loadChecks` reads. */
  render: () => string
}

/** Compiles the checks of the schemas so that later commands can have them. */
export function compileChecks(schemas: Schemas): CompiledChecks {
  const compiler = createCompiler(buildDefinitions(schemas), {
    source: true,
    formats: _`require("formats")`,
  })
  const names = Object.fromEntries(schemas.kinds.map((kind) => [kind, nameCheck(kind)]))
  return { checks: listChecks(compiler), render: () => pick(standalone)(compiler, names) }
}

/**
 * The checks of the package, or those in a file that an earlier command has kept; undefined where
 * there are none, or they are not those of the schemas.
 */
export function findCompiledChecks(hasOwnBlocks: boolean, kept?: string): Checks | undefined {
  const file = join(COMPILED, CHECKS_FILE)
  if (existsSync(file) && !hasOwnBlocks) return loadChecks(file)
  try {
    return kept !== undefined && hasItsSum(kept) ? loadChecks(kept) : undefined
  } catch {
    // Only the time to compile them is lost.
    return undefined
  }
}

/**
 * The checks in a CommonJS module that `compileChecks` has rendered.
 * @throws when it is not whole.
 */
export function loadChecks(file: string): Checks {
  const build = compileFunction(readFileSync(file, 'utf8'), ['exports', 'require'], {
    filename: file,
  })
  const checks: Record<string, ReturnType<Checks>> = {}
  build(checks, (name: string) => REQUIRED[name])
  return (kind) => checks[kind]
}

/** The function of a module of Ajv, whichever way it is imported. */
function pick<T>(module: T | { default: T }): T {
  return typeof module === 'function' ? module : (module as { default: T }).default
}

/** The modules that the code requires. The package has Ajv compiled in, where `require` finds none. */
const REQUIRED: Record<string, unknown> = {
  'ajv/dist/runtime/equal': { default: pick(equal) },
  'ajv/dist/runtime/ucs2length': { default: pick(ucs2length) },
  formats: CHECKED_FORMATS,
}
