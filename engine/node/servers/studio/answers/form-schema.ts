import { rememberFor } from '../../../lib/files/remember-for'
import type { JsonSchema } from '../../../schemas/json-schema'
import type { Schemas } from '../../../schemas/schemas'
import { bundleSchema } from '../../../schemas/schemas'

/** The schemas of documents, until a schema changes. */
const rememberBundle = rememberFor<Schemas, JsonSchema>()

/** The properties of documents that are edited elsewhere. */
const ELSEWHERE = ['$schema', 'blocks', 'theme']

/** The schema of a kind of document. All references are to its own definitions. */
export function buildDocumentSchema(schemas: Schemas, kind: string): JsonSchema {
  const { properties = {}, ...bundle } = readBundle(schemas, kind)
  const own = Object.entries(properties).filter(([name]) => !ELSEWHERE.includes(name))
  return withoutUnused({ ...bundle, properties: Object.fromEntries(own) })
}

/** The schema of the settings' theme. All references are to its own definitions. */
export function buildThemeSchema(schemas: Schemas): JsonSchema {
  const { definitions = {} } = readBundle(schemas, 'settings')
  return withoutUnused({ ...definitions.theme, definitions })
}

/** The schema of a block type. All references are to its own definitions. */
export function buildBlockSchema(schemas: Schemas, type: string): JsonSchema {
  const { definitions = {} } = readBundle(schemas, 'page')
  return withoutUnused({ ...definitions[`block-${type}`], definitions })
}

function readBundle(schemas: Schemas, kind: string): JsonSchema {
  return rememberBundle(schemas, kind, () => bundleSchema(schemas, kind))
}

/** Removes the definitions to which nothing refers. */
function withoutUnused({ definitions = {}, ...schema }: JsonSchema): JsonSchema {
  const used = new Map<string, JsonSchema>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('$ref' in node && typeof node.$ref === 'string') {
      const name = node.$ref.replace('#/definitions/', '')
      const target = definitions[name]
      if (target && !used.has(name)) {
        used.set(name, target)
        visit(target)
      }
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(schema)
  return { ...schema, definitions: Object.fromEntries(used) }
}
