import { findTokens } from '../../../core/text/tokens'
import { listSiteTokens } from '../../schemas/default-tokens'
import type { JsonSchema } from '../../schemas/json-schema'
import type { Schemas } from '../../schemas/schemas'
import { kindSchemaFile } from '../../schemas/schemas'
import type { Reference } from '../schema/validate'
import type { CheckedFile } from './context'
import { findMeaning } from './find-references'

/** Of the tokens that a page has, only their names are kept for the whole site. */
export function buildTokenReferences(references: Reference[]): Reference[] {
  const names = references.flatMap(({ value }) => (value.includes('{') ? findTokens(value) : []))
  return [...new Set(names)].map((value) => ({ meaning: 'token', value, pointer: '' }))
}

/** The tokens that a file has in its texts. */
export function listUsedTokens(document: CheckedFile): string[] {
  const kept = findMeaning([document], 'token').map(({ value }) => value)
  return [...kept, ...findTokens(JSON.stringify(document.data) ?? '')]
}

/** The tokens that the engine's words have where a site has no file with its own. */
export function listDefaultTokens({ files }: Schemas): string[] {
  const listWithin = (schema: JsonSchema): string[] => [
    ...listSiteTokens(schema),
    ...Object.values(schema.properties ?? {}).flatMap(listWithin),
  ]
  return [...new Set(listWithin(files.get(kindSchemaFile('messages')) ?? {}))]
}
