import { TIME_NAMES } from '../../schemas/item-times'
import type { JsonSchema } from '../../schemas/json-schema'
import { describeProperty } from '../../schemas/schemas'
import type { SchemaKinds } from '../../sources/compose/place-schema'
import { listAudiences } from '../facts/variants'
import type { Choice } from './choice'
import { listFileNames, listUseNames } from './composed-choices'
import type { SitePlace } from './find-place'
import type { FileFacts } from './site-facts'

const KIND = 'The kind, which determines the other properties.'
const TEXT: JsonSchema = { type: 'string' }

/** The names of properties that may be added to an object. */
export function listNames(place: SitePlace, facts: FileFacts): Choice[] {
  const parent = place.parents.at(-1)
  const own = place.path.at(-1) ?? ''
  const all = [
    ...listAudienceNames(place, facts),
    ...listUseNames(place, facts),
    ...listFileNames(place),
    ...listProperties(place),
    ...listTimes(place, facts),
  ]
  const isNew = (name: string) => name === own || !Object.hasOwn(Object(parent), name)
  return all.filter(({ value }) => isNew(String(value)))
}

/** The required properties come first. */
function listProperties({ parentSchemas, parentKinds }: SitePlace): Choice[] {
  const { properties = {}, required = [] } = parentSchemas.at(-1) ?? {}
  const tag = parentKinds && !Object.hasOwn(properties, parentKinds.property)
  const isRequired = (name: string) => required.includes(name)
  const entries = Object.entries(properties)
  const ordered = [
    ...entries.filter(([name]) => isRequired(name)),
    ...entries.filter(([name]) => !isRequired(name)),
  ]
  return [
    ...(tag ? [{ value: parentKinds.property, documentation: KIND, schema: TEXT }] : []),
    ...ordered.map(([value, schema]) => {
      const about = describeProperty(schema)
      return { value, documentation: isRequired(value) ? `Required. ${about}` : about, schema }
    }),
  ]
}

function listAudienceNames({ parentSchemas }: SitePlace, { context }: FileFacts): Choice[] {
  const names = parentSchemas.at(-1)?.propertyNames as JsonSchema | undefined
  if (names?.meaning !== 'audience') return []
  return listAudiences(context).map(({ id, name }) => {
    return { value: id, detail: name, schema: { type: 'object' } }
  })
}

/** The publishing times of an item of a list. */
function listTimes({ path, parents }: SitePlace, { site, composes }: FileFacts): Choice[] {
  if (!composes || !Array.isArray(parents[path.length - 2])) return []
  const { definitions } = site.tools.schemas.files.get('schemas/definitions.schema.json') ?? {}
  return TIME_NAMES.map((value) => {
    const schema = definitions?.[value] ?? {}
    return { value, documentation: schema.description, schema }
  })
}

/** The values that a schema lists, or whole blocks from their examples. */
export function listSchemaValues(place: SitePlace, { examples }: FileFacts): Choice[] {
  const { schema = {}, isQuoted, path, parentKinds, kinds } = place
  if (parentKinds?.property === path.at(-1)) return (parentKinds?.kinds ?? []).map(buildKind)
  const { const: only, enum: several = only === undefined ? [] : [only], type } = schema
  const listed = type === 'boolean' ? [true, false] : (several as unknown[])
  if (listed.length > 0) return listed.map((value) => ({ value }))
  if (!kinds || isQuoted) return []
  return kinds.kinds.map((kind) => ({
    ...buildKind(kind),
    ...{ value: examples.get(String(kind.value)) ?? { [kinds.property]: kind.value } },
    label: String(kind.value),
  }))
}

function buildKind({ value, description }: SchemaKinds['kinds'][number]): Choice {
  return { value, documentation: description }
}
