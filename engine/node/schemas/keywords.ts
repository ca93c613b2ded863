/** The keywords of schemas: those of JSON Schema, draft-07, and Quire's own. */

/** What hints, editors and types are made of, and what a file stands in for before the check. */
export const HINT_KEYWORDS = [
  'alsoCalled',
  'defaultWithoutTokens',
  'fromFile',
  'fromRows',
  'inEditors',
  'instead',
  'renamed',
  'tsType',
]

/** What the check reads. */
const CHECKED_KEYWORDS = [
  ...['meaning', 'vocabulary', 'displayWidth', 'mainHeading', 'heading', 'claim'],
  'exactlyOne',
]

/** With one schema as their value, or a list of them. */
const OF_SCHEMAS = [
  ...['items', 'additionalItems', 'contains', 'additionalProperties', 'propertyNames'],
  ...['not', 'if', 'then', 'else', 'allOf', 'anyOf', 'oneOf'],
]

/** With schemas by name as their value. */
const OF_NAMED_SCHEMAS = ['properties', 'patternProperties', 'definitions', 'dependencies']

const PLAIN_KEYWORDS = [
  ...['$schema', '$id', '$ref', '$comment', 'title', 'description', 'default', 'examples'],
  ...['readOnly', 'writeOnly', 'deprecated', 'type', 'enum', 'const', 'format', 'pattern'],
  ...['contentEncoding', 'contentMediaType', 'minLength', 'maxLength', 'multipleOf'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['minItems', 'maxItems', 'uniqueItems', 'required', 'minProperties', 'maxProperties'],
  'discriminator',
]

/** All keywords that a schema may have. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  ...PLAIN_KEYWORDS,
  ...OF_SCHEMAS,
  ...OF_NAMED_SCHEMAS,
  ...CHECKED_KEYWORDS,
  ...HINT_KEYWORDS,
])

/** The schemas directly within one, each with the part of a JSON pointer that leads to it. */
export function listInnerSchemas(schema: object): [path: string[], inner: unknown][] {
  return Object.entries(schema).flatMap(([keyword, value]): [string[], unknown][] => {
    const isNamed = OF_NAMED_SCHEMAS.includes(keyword)
    if (!isNamed && !OF_SCHEMAS.includes(keyword)) return []
    if (!isNamed && !Array.isArray(value)) return [[[keyword], value]]
    const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
    return inner.map(([name, child]) => [[keyword, name], child])
  })
}
