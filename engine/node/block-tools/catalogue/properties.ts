import { describeType } from '../../check/schema/schema-words'
import type { JsonSchema } from '../../schemas/json-schema'
import { describeProperty } from '../../schemas/schemas'

/** A row in the table of a block's properties. */
export interface Property {
  /** Its path in the block: `items[].title`; for one kind of entry, `fields[select].options`. */
  path: string
  type: string
  required: boolean
  /** As JSON. Undefined without a default. */
  fallback?: string
  description: string
}

/** Author-facing names for the meanings of strings in schemas. */
const MEANINGS: Record<string, string> = {
  'rich-text': 'rich text',
  href: 'a link',
  icon: 'the name of an icon',
  asset: 'the path of a file in assets',
  file: 'the path of a file in assets',
  frame: 'a URL',
  anchor: 'an id',
  audience: 'the id of an audience',
  notice: 'the name of a toast',
  person: 'the id of a person',
}

/** All properties of a block. Nested ones follow their parent. */
export function listProperties(
  schema: JsonSchema,
  definitions: Record<string, JsonSchema>,
): Property[] {
  const follow = (node: JsonSchema) => followReference(node, definitions)

  /** The titles of the objects that are being listed: a recursive object is listed once. */
  const around: string[] = []

  const listOwn = (node: JsonSchema, prefix: string): Property[] => {
    const { title = '', properties = {}, required = [] } = node
    if (title !== '' && around.includes(title)) return []
    around.push(title)
    const listed = Object.entries(properties).flatMap(([name, child]) => {
      const node = follow(child)
      const path = prefix + name
      return [
        {
          path,
          type: nameShape(node, follow),
          required: required.includes(name) && node.default === undefined,
          fallback: node.default === undefined ? undefined : JSON.stringify(node.default),
          description: describeProperty(node),
        },
        ...listWithin(node, path),
      ]
    })
    around.pop()
    return listed
  }

  const listWithin = (node: JsonSchema, path: string): Property[] => {
    // A nested block has a section of its own, and variants repeat what is already listed.
    if (node.title === 'Block' || node.additionalProperties instanceof Object) return []
    if (node.items) return listWithin(follow(node.items), `${path}[]`)
    if (!node.oneOf) return listOwn(node, `${path}.`)
    const key = node.discriminator?.propertyName ?? ''
    return node.oneOf.flatMap((one) => {
      const kind = follow(one)
      const tag = kind.properties?.[key]
      const names = tag?.enum ? (tag.enum as string[]).join(' | ') : String(tag?.const)
      const place = path.endsWith('[]') ? path.slice(0, -2) : path
      return listOwn(kind, `${place}[${names}].`)
    })
  }

  return listOwn(follow(schema), '')
}

function followReference(node: JsonSchema, definitions: Record<string, JsonSchema>): JsonSchema {
  const { $ref = '', ...own } = node
  const definition = definitions[$ref.replace('#/definitions/', '')]
  return definition ? { ...followReference(definition, definitions), ...own } : node
}

function nameShape(node: JsonSchema, follow: (node: JsonSchema) => JsonSchema): string {
  if (node.const !== undefined) return JSON.stringify(node.const)
  if (Array.isArray(node.enum)) return node.enum.map((word) => JSON.stringify(word)).join(' | ')
  if (node.title === 'Block') return 'a block'
  if (node.items) return nameList(node, nameShape(follow(node.items), follow))
  const meaning = MEANINGS[node.meaning as string]
  return meaning ?? describeType((node.type as string) ?? 'object')
}

/** `a list of 1 or more: a text`. */
function nameList({ minItems, maxItems }: JsonSchema, entry: string): string {
  const least = Number(minItems ?? 0)
  if (maxItems !== undefined) return `a list of ${least} to ${maxItems}: ${entry}`
  return least > 0 ? `a list of ${least} or more: ${entry}` : `a list: ${entry}`
}
