import { _ } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import type { Schemas } from '../../schemas/schemas'
import { pick } from './compiled-checks'
import { buildDefinitions, createCompiler, nameCheck } from './validate'

/** What the code asks Ajv for; `loadChecks` hands it over. */
const AJV_MODULE = /require\("ajv\/dist\/runtime\/(\w{1,20})"\)\.default/g

/** The source of a module whose function makes the checks of the schemas, by kind of file. */
export function renderChecks(schemas: Schemas): string {
  const compiler = createCompiler(buildDefinitions(schemas), {
    source: true,
    formats: _`given.formats`,
  })
  const names = Object.fromEntries(
    schemas.kinds.map((kind, index) => [`check${index}`, nameCheck(kind)]),
  )
  const code = pick(standalone)(compiler, names).replace(AJV_MODULE, 'given.$1')
  const kinds = schemas.kinds.map((kind, index) => `${JSON.stringify(kind)}: exports.check${index}`)
  return `module.exports = (given) => {\nconst exports = {}\n${code}\nreturn { ${kinds.join(', ')} }\n}\n`
}
