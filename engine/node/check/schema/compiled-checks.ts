/**
 * The compiled validators: compiling would take a third of a command's time. The package contains
 * them. A project with custom blocks has different schemas. Its validators are compiled and cached
 * next to its bundle, and so are those of the repository.
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

/** The file with the validators, in the folder with compiled code. */
export const CHECKS_FILE = 'checks.cjs'

/** Validators that are compiled on first use. */
export interface CompiledChecks {
  checks: Checks
  /** The content of a file that `loadChecks` reads. */
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
 * The package's validators, or those that an earlier command has cached. Undefined if these schemas
 * have no compiled validators.
 */
export function findCompiledChecks(hasOwnBlocks: boolean, kept?: string): Checks | undefined {
  const file = join(COMPILED, CHECKS_FILE)
  if (existsSync(file) && !hasOwnBlocks) return loadChecks(file)
  try {
    return kept !== undefined && hasItsSum(kept) ? loadChecks(kept) : undefined
  } catch {
    // The error is ignored: only the compilation time is lost.
    return undefined
  }
}

/**
 * Loads the validators from a CommonJS module that `compileChecks` has rendered.
 * @throws if the module is incomplete.
 */
export function loadChecks(file: string): Checks {
  const build = compileFunction(readFileSync(file, 'utf8'), ['exports', 'require'], {
    filename: file,
  })
  const checks: Record<string, ReturnType<Checks>> = {}
  build(checks, (name: string) => REQUIRED[name])
  return (kind) => checks[kind]
}

/** The function that an Ajv module exports, with either kind of import. */
function pick<T>(module: T | { default: T }): T {
  return typeof module === 'function' ? module : (module as { default: T }).default
}

/**
 * The modules that the code requires. In the package, Ajv is bundled, so `require` does not find
 * it.
 */
const REQUIRED: Record<string, unknown> = {
  'ajv/dist/runtime/equal': { default: pick(equal) },
  'ajv/dist/runtime/ucs2length': { default: pick(ucs2length) },
  formats: CHECKED_FORMATS,
}
