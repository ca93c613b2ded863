import type { Ajv } from 'ajv'
import { _ } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import type { Schemas } from '../../schemas/schemas'
import { pick } from './compiled-checks'
import { deferFunctions } from './defer-functions'
import type { Checks } from './validate'
import { buildDefinitions, createCompiler, listChecks, nameCheck } from './validate'

/** What the code asks Ajv for; `loadChecks` hands it over. */
const AJV_MODULE = /require\("ajv\/dist\/runtime\/(\w{1,20})"\)\.default/g

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
    formats: _`given.formats`,
  })
  return { checks: listChecks(compiler), render: () => renderFile(compiler, schemas.kinds) }
}

/** The text of a file with the checks of the schemas, which `loadChecks` reads. */
export function renderChecks(schemas: Schemas): string {
  return compileChecks(schemas).render()
}

/**
 * The body of a function that makes the checks, by kind of file, and then the texts that it
 * compiles later; before them, how long both are.
 */
function renderFile(compiler: Ajv, kinds: string[]): string {
  const names = Object.fromEntries(kinds.map((kind, index) => [`check${index}`, nameCheck(kind)]))
  const all = escapeLetters(pick(standalone)(compiler, names)).replace(AJV_MODULE, 'given.$1')
  const { code, texts } = deferFunctions(all)
  const list = kinds.map((kind, index) => `${JSON.stringify(kind)}: exports.check${index}`)
  const body = `'use strict'\nconst exports = {}\n${code}\nreturn { ${list.join(', ')} }\n`
  return `${body.length} ${texts.length}\n${body}${texts}`
}

/** Ajv has them in strings alone. A character is a byte then: places in the file are known. */
function escapeLetters(code: string): string {
  return code.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
