import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import type { JsonSchema } from '../../../engine/node/schemas/json-schema'
import { blockSchemaFile, bundleSchema, loadSchemas } from '../../../engine/node/schemas/schemas'

const schemas = loadSchemas(projectRoot)
const blocks = schemas.blockTypes.map(
  (type) => [type, schemas.files.get(blockSchemaFile(type))] as const,
)

/** Every property in a schema, with its description. */
function listDescriptions(node: unknown, bundle: JsonSchema, path: string): [string, string][] {
  if (typeof node !== 'object' || node === null) return []
  const { properties = {} } = node as JsonSchema
  const own = Object.entries(isSchemaMap(properties) ? properties : {}).map(
    ([name, property]): [string, string] => {
      const target =
        property.$ref && bundle.definitions?.[property.$ref.replace('#/definitions/', '')]
      return [`${path}.${name}`, String((target || property).description)]
    },
  )
  const below = Object.entries(node)
    .filter(([key]) => key !== 'if')
    .flatMap(([key, child]) => listDescriptions(child, bundle, `${path}/${key}`))
  return [...own, ...below]
}

/** Text properties that have only the description of their shared definition. */
function listSilentTexts(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { properties = {} } = node as JsonSchema
  const silent = Object.entries(isSchemaMap(properties) ? properties : {})
    .filter(([, { $ref = '', description }]) => /\/(t|richT)ext$/.test($ref) && !description)
    .map(([name]) => `${path}.${name}`)
  return [
    ...silent,
    ...Object.entries(node).flatMap(([key, child]) => listSilentTexts(child, `${path}/${key}`)),
  ]
}

/** Returns `false` for a property that is itself named `properties`. */
function isSchemaMap(value: object): value is Record<string, JsonSchema> {
  return Object.values(value).every((child) => typeof child === 'object')
}

describe('the schemas (R-277)', () => {
  it.each(
    blocks,
  )('%s has its type, a title, a description, and what every block takes', (type, schema) => {
    const words = type.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    expect(schema?.title).toBe(`${words.join('')}Block`)
    expect(schema?.description).toMatch(/\.$/)
    expect(schema?.additionalProperties).toBe(false)
    expect(schema?.properties?.type?.const).toBe(type)
    expect(schema?.required).toContain('type')
    expect(Object.keys(schema?.properties ?? {})).toEqual(
      expect.arrayContaining(['id', 'tone', 'lazy']),
    )
  })

  it('say what a switch does, not "Whether …" or "If `true` …"', () => {
    const texts = [...schemas.files].map(([, schema]) => JSON.stringify(schema))
    expect(texts.filter((text) => /"description":"(?:Whether|If `true`)/.test(text))).toEqual([])
  })

  it('say beside every reference to a text what the text is for', () => {
    const silent = [...schemas.files].flatMap(([path, schema]) => listSilentTexts(schema, path))
    expect(silent).toEqual([])
  })

  it.each(schemas.kinds)('%s describes every property in a sentence', (kind) => {
    const bundle = bundleSchema(schemas, kind)
    const bad = listDescriptions(bundle, bundle, kind).filter(
      ([, text]) => !/^[A-Z].*\.$/s.test(text),
    )
    expect(bad).toEqual([])
  })
})
