import { canonicalPath, splitHref } from '../../../../core/addresses/paths'
import type { FileFacts } from '../../../check/choices/site-facts'
import { createPatternTest } from '../../../check/choices/value-choices'
import { listPeople, readVocabularies } from '../../../check/facts/context'
import { listAudiences } from '../../../check/facts/variants'
import { isRecord } from '../../../lib/files/is-record'
import type { JsonSchema } from '../../../schemas/json-schema'
import type { PlaceSchema } from '../../../sources/compose/place-schema'

/**
 * A new block of a type: the required properties with the values of its first example. What the site
 * does not have, such as a picture, is replaced by what it has.
 */
export function buildNewBlock(
  type: string,
  union: PlaceSchema,
  facts: FileFacts,
): Record<string, unknown> {
  const example = facts.examples.get(type)
  const whole = isRecord(example) ? example : { type }
  const { required = [] } = union.resolve(whole)
  const names = Object.keys(whole).filter((name) => required.includes(name))
  return Object.fromEntries(
    names.map((name) => [name, adapt(whole[name], union.find(name, whole), facts) ?? whole[name]]),
  )
}

/** Undefined for a value that the site cannot have. */
function adapt(value: unknown, schema: PlaceSchema | undefined, facts: FileFacts): unknown {
  if (typeof value === 'string') return adaptText(value, schema?.resolve(value) ?? {}, facts)
  if (Array.isArray(value)) {
    const items = value.map((item, index) => adapt(item, schema?.find(String(index), value), facts))
    // Several names of the example may have the same replacement.
    const known = [...new Set(items)].filter((item) => item !== undefined)
    return known.length > 0 ? known : undefined
  }
  if (!isRecord(value)) return value
  const { required = [] } = schema?.resolve(value) ?? {}
  const entries = Object.entries(value).map(([name, one]) => {
    const adapted = adapt(one, schema?.find(name, value), facts)
    return [name, adapted ?? (required.includes(name) ? one : undefined)]
  })
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined))
}

/** The target of a link in rich text. */
const LINK = /\]\((\/[^()\s]*)\)/g

function adaptText(value: string, schema: JsonSchema, { context }: FileFacts): unknown {
  const choose = (known: string[]) => (known.includes(value) ? value : known[0])
  const adaptLink = (href: string) =>
    !href.startsWith('/') || context.pages.has(canonicalPath(splitHref(href).path)) ? href : '/'
  if (schema.vocabulary !== undefined) {
    const lists = readVocabularies(context)
    return choose([schema.vocabulary].flat().flatMap((name) => lists.get(String(name)) ?? []))
  }
  switch (schema.meaning) {
    case 'asset':
    case 'file': {
      if (context.assets.has(value)) return value
      return [...context.assets.keys()].find(createPatternTest(schema)) ?? value
    }
    case 'href':
      return value.startsWith('#') ? '/' : adaptLink(value)
    case 'rich-text':
      return value.replaceAll(LINK, (_, href: string) => `](${adaptLink(href)})`)
    case 'person':
      return choose(listPeople(context).map(({ id }) => id))
    case 'audience':
      return choose(listAudiences(context).map(({ id }) => id))
    default:
      return value
  }
}
