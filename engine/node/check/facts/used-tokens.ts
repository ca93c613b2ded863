import { findTokens } from '../../../core/text/tokens'
import { listSiteTokens } from '../../schemas/default-tokens'
import type { JsonSchema } from '../../schemas/json-schema'
import type { Schemas } from '../../schemas/schemas'
import { kindSchemaFile } from '../../schemas/schemas'
import type { Reference } from '../schema/validate'
import type { CheckedFile } from './context'
import { findMeaning } from './find-references'

/** For the whole site, only the names of a page's tokens are stored. */
export function buildTokenReferences(references: Reference[]): Reference[] {
  const names = references.flatMap(({ value }) => (value.includes('{') ? findTokens(value) : []))
  return [...new Set(names)].map((value) => ({ meaning: 'token', value, pointer: '' }))
}

/** The tokens in the texts of a file. */
export function listUsedTokens(document: CheckedFile): string[] {
  const kept = findMeaning([document], 'token').map(({ value }) => value)
  return [...kept, ...findTokens(JSON.stringify(document.data) ?? '')]
}

/** The tokens in the engine's texts, for a site without its own messages. */
export function listDefaultTokens({ files }: Schemas): string[] {
  const listWithin = (schema: JsonSchema): string[] => [
    ...listSiteTokens(schema),
    ...Object.values(schema.properties ?? {}).flatMap(listWithin),
  ]
  return [...new Set(listWithin(files.get(kindSchemaFile('messages')) ?? {}))]
}
