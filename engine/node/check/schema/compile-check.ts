/** Ajv reports errors in the combined schema, but authors have one file per block. */
import type { Ajv, AnySchemaObject, ValidateFunction } from 'ajv'
import type { JsonSchema } from '../../schemas/json-schema'
import { blockSchemaFile } from '../../schemas/schemas'

const BLOCK = 'block-'

/**
 * Adds all definitions to the compiler, as the schema `site`.
 * @throws if a definition is not a schema. The error names the block's file.
 */
export function addDefinitions(ajv: Ajv, definitions: Record<string, JsonSchema>): Ajv {
  try {
    return ajv.addSchema({ $id: 'site', definitions })
  } catch (reason) {
    const [{ instancePath = '', message = '' } = {}] = ajv.errors ?? []
    const [, type, pointer] = /^\/definitions\/block-([^/]+)(.*)/.exec(instancePath) ?? []
    throw type === undefined ? reason : createBlockSchemaError(type, `${pointer} ${message}`)
  }
}

/**
 * The validator with the given name. Undefined if no validator has it.
 * @throws if a schema cannot be compiled. The error names the block's file.
 */
export function compileCheck(ajv: Ajv, name: string): ValidateFunction | undefined {
  try {
    return ajv.getSchema(name)
  } catch (reason) {
    throw findBroken(ajv) ?? reason
  }
}

/** Compiles the blocks one by one. A block fails if one of its nested blocks does. */
function findBroken(ajv: Ajv): Error | undefined {
  const { definitions = {} } = ajv.schemas.site?.schema as AnySchemaObject
  const names = Object.keys(definitions).filter((name) => name.startsWith(BLOCK))
  const holdsBlocks = (name: string) =>
    JSON.stringify(definitions[name]).includes('"#/definitions/block"')
  const sorted = [...names.filter((name) => !holdsBlocks(name)), ...names.filter(holdsBlocks)]
  for (const name of sorted) {
    try {
      ajv.getSchema(`site#/definitions/${name}`)
    } catch (reason) {
      return createBlockSchemaError(name.slice(BLOCK.length), (reason as Error).message)
    }
  }
  return undefined
}

function createBlockSchemaError(type: string, detail: string): Error {
  return new Error(`${blockSchemaFile(type)} is not a valid schema: ${detail}.`)
}
