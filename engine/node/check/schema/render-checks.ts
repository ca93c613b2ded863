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
  /** The body of a function that makes the checks, by kind of file. */
  render: () => string
}

/** Compiles the checks of the schemas so that later commands can have them. */
export function compileChecks(schemas: Schemas): CompiledChecks {
  const compiler = createCompiler(buildDefinitions(schemas), {
    source: true,
    formats: _`given.formats`,
  })
  return { checks: listChecks(compiler), render: () => renderBody(compiler, schemas.kinds) }
}

/** The body of a function that makes the checks of the schemas, by kind of file. */
export function renderChecks(schemas: Schemas): string {
  return compileChecks(schemas).render()
}

function renderBody(compiler: Ajv, kinds: string[]): string {
  const names = Object.fromEntries(kinds.map((kind, index) => [`check${index}`, nameCheck(kind)]))
  const code = pick(standalone)(compiler, names).replace(AJV_MODULE, 'given.$1')
  const list = kinds.map((kind, index) => `${JSON.stringify(kind)}: exports.check${index}`)
  return `'use strict'\nconst exports = {}\n${deferFunctions(code)}\nreturn { ${list.join(', ')} }\n`
}
