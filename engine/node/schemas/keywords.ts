/** The keywords of schemas: those of JSON Schema, draft-07, and Quire's own. */

/** The keywords for hints, editors, types and filling in files. */
export const HINT_KEYWORDS = [
  'alsoCalled',
  'defaultWithoutTokens',
  'fromFile',
  'fromRows',
  'group',
  'inEditors',
  'instead',
  'label',
  'messageKey',
  'newValues',
  'renamed',
  'switchItem',
  'tsType',
]

/** The keywords for the check. */
const CHECKED_KEYWORDS = [
  ...['meaning', 'vocabulary', 'displayWidth', 'mainHeading', 'heading', 'claim'],
  'exactlyOne',
]

/** The keywords with a schema, or a list of schemas, as their value. */
const OF_SCHEMAS = [
  ...['items', 'additionalItems', 'contains', 'additionalProperties', 'propertyNames'],
  ...['not', 'if', 'then', 'else', 'allOf', 'anyOf', 'oneOf'],
]

/** The keywords with schemas by name as their value. */
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

/** The direct subschemas of a schema, each with its JSON pointer. */
export function listInnerSchemas(schema: object): [path: string[], inner: unknown][] {
  return Object.entries(schema).flatMap(([keyword, value]): [string[], unknown][] => {
    const isNamed = OF_NAMED_SCHEMAS.includes(keyword)
    if (!isNamed && !OF_SCHEMAS.includes(keyword)) return []
    if (!isNamed && !Array.isArray(value)) return [[[keyword], value]]
    const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
    return inner.map(([name, child]) => [[keyword, name], child])
  })
}
