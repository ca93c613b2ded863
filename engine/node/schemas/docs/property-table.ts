import { listSiteTokens } from '../default-texts'
import type { JsonSchema } from '../json-schema'
import type { Schemas } from '../schemas'
import { describeProperty } from '../schemas'

/** The names of meanings for readers. */
const MEANINGS: Record<string, string> = {
  text: 'text',
  'rich-text': 'rich text',
  href: 'link',
  icon: 'icon name',
  asset: 'path in `assets`',
  file: 'path in `assets`',
  frame: 'URL',
  anchor: 'id',
  audience: 'audience id',
  notice: 'toast name',
  person: 'id in `people.json`',
}

const HEAD = ['| property | type | default | what it is |', '|---|---|---|---|']

/**
 * The properties of a file's schema as a Markdown table. Nested properties follow their parent;
 * top-level properties in `omitted` are omitted.
 */
export function renderProperties(schemas: Schemas, file: string, omitted: string[] = []): string[] {
  return [...HEAD, ...listOfFile(schemas, file, omitted).map(renderRow)]
}

/**
 * The properties that only one kind of value has, such as those of a field of the `select` type.
 */
export interface KindTable {
  /** The property whose value, or list of values, has kinds: `fields`. */
  name: string
  /** The property that distinguishes kinds: `type`. */
  tag: string
  kinds: string[]
  rows: string[]
}

/**
 * The same in several tables: one for the properties of all values, and one per kind. A part that
 * occurs in several places, such as the rules of two kinds of field, is listed once.
 */
export function renderByKind(schemas: Schemas, file: string, omitted: string[]) {
  const kinds = new Map<string, KindTable>()
  const shared: string[] = []
  for (const property of listOfFile(schemas, file, omitted)) {
    const parts = property.path.split('.')
    const at = parts.findLastIndex((part) => part.endsWith(']') && !part.endsWith('[]'))
    if (at < 0) {
      shared.push(renderRow(property))
      continue
    }
    const [name = '', list = ''] = parts[at]?.slice(0, -1).split('[') ?? []
    const rest = parts.slice(at + 1).join('.')
    const id = `${name}[${list}]`
    const known = kinds.get(id)
    // The first property of a kind is the one that distinguishes it.
    if (!known) kinds.set(id, { name, tag: rest, kinds: list.split(', '), rows: [] })
    const row = renderRow({ ...property, path: rest })
    if (known && rest !== known.tag && !known.rows.includes(row)) known.rows.push(row)
  }
  const withHead = (rows: string[]) => (rows.length > 0 ? [...HEAD, ...rows] : [])
  return {
    shared: withHead(shared),
    kinds: [...kinds.values()].map((kind) => ({ ...kind, rows: withHead(kind.rows) })),
  }
}

function renderRow({ path, type, usual, description }: Property): string {
  return `| \`${path}\` | ${type} | ${usual} | ${toCell(description)} |`
}

function listOfFile(schemas: Schemas, file: string, omitted: string[]): Property[] {
  const { properties = {}, ...schema } = schemas.files.get(file) ?? {}
  const kept = Object.entries(properties).filter(([name]) => !omitted.includes(name))
  return listProperties(
    { schema: { ...schema, properties: Object.fromEntries(kept) }, file },
    schemas,
  )
}

interface Property {
  /** Its path: `items[].title`; for one kind of entry, `fields[select].options`. */
  path: string
  type: string
  usual: string
  description: string
}

/** A schema with the file that its references are relative to. */
interface PlacedSchema {
  schema: JsonSchema
  file: string
  /** The titles of the enclosing schemas: a recursive schema is listed once. */
  within?: string[]
}

/** The properties of an object. Nested properties follow their parent. */
function listProperties(whole: PlacedSchema, schemas: Schemas, above = ''): Property[] {
  const { schema } = whole
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== '$schema')
    .flatMap(([name, written]) => {
      const path = above + name
      const placed = follow({ ...whole, schema: written }, schemas)
      const { items } = placed.schema
      const description = describeProperty(placed.schema)
      const usual = schema.required?.includes(name) ? '*required*' : renderDefaults(placed.schema)
      const entry = items ? follow({ ...placed, schema: items }, schemas) : undefined
      return [
        { path, type: renderType(placed, schemas), usual, description },
        ...listWithin(placed, schemas, path),
        ...(entry ? listWithin(entry, schemas, `${path}[]`) : []),
      ]
    })
}

/** The nested properties of a value: its properties, or those of each kind. */
function listWithin(found: PlacedSchema, schemas: Schemas, path: string): Property[] {
  const { title, oneOf, discriminator, additionalProperties } = found.schema
  const { within = [] } = found
  // A nested block has a section of its own.
  if (title === 'Block' || (title !== undefined && within.includes(title))) return []
  const placed = title === undefined ? found : { ...found, within: [...within, title] }
  if (typeof additionalProperties === 'object') {
    const named = follow({ ...placed, schema: additionalProperties }, schemas)
    return [
      ...listProperties(placed, schemas, `${path}.`),
      ...listWithin(named, schemas, `${path}.NAME`),
    ]
  }
  if (!oneOf || !discriminator) return listProperties(placed, schemas, `${path}.`)
  return oneOf.flatMap((one) => {
    const kind = follow({ ...placed, schema: one }, schemas)
    const tag = kind.schema.properties?.[discriminator.propertyName]
    const names = Array.isArray(tag?.enum) ? tag.enum.join(', ') : String(tag?.const)
    return listProperties(kind, schemas, `${path.replace(/\[\]$/, '')}[${names}].`)
  })
}

/** The target of a reference, overridden by the keywords next to it. */
function follow(whole: PlacedSchema, schemas: Schemas): PlacedSchema {
  const { schema, file } = whole
  const { $ref, ...written } = schema
  if ($ref === undefined) return whole
  const { hash, pathname } = new URL($ref, `file:///${file}`)
  const target = schemas.files.get(pathname.slice(1))
  const found = hash === '' ? target : target?.definitions?.[hash.replace('#/definitions/', '')]
  const placed = { ...whole, schema: { ...found, ...written }, file: pathname.slice(1) }
  return found?.$ref === undefined ? placed : follow(placed, schemas)
}

function renderType(placed: PlacedSchema, schemas: Schemas): string {
  const { type, title, items, enum: choices, const: value, meaning } = placed.schema
  if (Array.isArray(choices)) return choices.map((choice) => `\`${choice}\``).join(', ')
  if (value !== undefined) return `\`${value}\``
  if (items) return renderList(renderType(follow({ ...placed, schema: items }, schemas), schemas))
  if (title === 'Block') return 'block'
  return MEANINGS[meaning as string] ?? String(type ?? 'object')
}

function renderList(entry: string): string {
  if (entry.startsWith('list')) return `list of ${entry.replace('list', 'lists')}`
  return entry.includes('`') ? `list: ${entry}` : `list of ${entry}s`
}

/** The default of a property, and its alternative for a site that lacks a token. */
function renderDefaults(schema: JsonSchema): string {
  const { default: usual, defaultWithoutTokens: plain } = schema
  const tokens = listSiteTokens(schema).map((name) => `\`{${name}}\``)
  const others =
    tokens.length > 0 ? `; without ${tokens.join(' or ')}: ${renderDefault(plain)}` : ''
  return renderDefault(usual) + others
}

/**
 * Empty lists and objects equal an omitted property; a list of objects is represented by its first
 * values.
 */
function renderDefault(value: unknown): string {
  if (value === undefined) return ''
  const text = JSON.stringify(value)
  if (text === '{}' || text === '[]') return ''
  if (!Array.isArray(value)) return toCell(`\`${text}\``)
  const names = value.map((entry) => (entry instanceof Object ? Object.values(entry)[0] : entry))
  return toCell(names.join(', '))
}

/** A text as a cell of a Markdown table. */
export function toCell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|')
}
