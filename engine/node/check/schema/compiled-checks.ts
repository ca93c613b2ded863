/**
 * The compiled validators: compiling takes a third of a command's time. The package contains them.
 * A project with its own blocks has other schemas, which are compiled and cached next to its
 * bundle, and so are those of the repository.
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
  getSchemaRef,
  listChecks,
} from './validate'

/** The file with the validators, in the folder of compiled code. */
export const CHECKS_FILE = 'checks.cjs'

/** Validators that are compiled on their first use. */
export interface CompiledChecks {
  checks: Checks
  /** The text of a file that `loadChecks` reads. */
  render: () => string
}

/** Compiles the validators for later commands. */
export function compileChecks(schemas: Schemas): CompiledChecks {
  const compiler = createCompiler(buildDefinitions(schemas), {
    source: true,
    formats: _`require("formats")`,
  })
  const names = Object.fromEntries(schemas.kinds.map((kind) => [kind, getSchemaRef(kind)]))
  return { checks: listChecks(compiler), render: () => pick(standalone)(compiler, names) }
}

/**
 * The validators of the package, or those that an earlier command has cached. Undefined if these schemas have no compiled checks.
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
 * Loads the validators from a CommonJS module that `compileChecks` has rendered.
 * @throws when it is incomplete.
 */
export function loadChecks(file: string): Checks {
  const build = compileFunction(readFileSync(file, 'utf8'), ['exports', 'require'], {
    filename: file,
  })
  const checks: Record<string, ReturnType<Checks>> = {}
  build(checks, (name: string) => REQUIRED[name])
  return (kind) => checks[kind]
}

/** The function that a module of Ajv exports, by either kind of import. */
function pick<T>(module: T | { default: T }): T {
  return typeof module === 'function' ? module : (module as { default: T }).default
}

/**
 * The modules that the code requires. In the package, Ajv is compiled in, where `require` does not
 * find it.
 */
const REQUIRED: Record<string, unknown> = {
  'ajv/dist/runtime/equal': { default: pick(equal) },
  'ajv/dist/runtime/ucs2length': { default: pick(ucs2length) },
  formats: CHECKED_FORMATS,
}
