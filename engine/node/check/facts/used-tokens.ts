import { findTokens } from '../../../core/text/tokens'
import { listSiteTokens } from '../../schemas/default-texts'
import type { JsonSchema } from '../../schemas/json-schema'
import type { Schemas } from '../../schemas/schemas'
import { kindSchemaFile } from '../../schemas/schemas'
import type { Reference } from '../schema/validate'
import type { CheckedFile } from './context'
import { SETTINGS_FILE } from './context'
import type { FoundReference } from './find-references'
import { findMeaning } from './find-references'

/** The tokens in a page's JSON. For the whole site, only their names are stored. */
export function buildTokenReferences(json: string): Reference[] {
  const names = new Set(findTokens(json))
  return [...names].map((value) => ({ meaning: 'token', value, pointer: '' }))
}

/** The tokens in a file's text. */
export function listUsedTokens(document: CheckedFile): string[] {
  const kept = findMeaning([document], 'token').map(({ value }) => value)
  return [...kept, ...findTokens(JSON.stringify(document.data) ?? '')]
}

/** The tokens in the engine's messages, for a site without its own messages. */
export function listDefaultTokens({ files }: Schemas): string[] {
  const listWithin = (schema: JsonSchema): string[] => [
    ...listSiteTokens(schema),
    ...Object.values(schema.properties ?? {}).flatMap(listWithin),
  ]
  return [...new Set(listWithin(files.get(kindSchemaFile('messages')) ?? {}))]
}

type TextPlace = Pick<FoundReference, 'file' | 'pointer'>

/** Returns `true` for a text that is the value of a token. */
export function isTokenValue({ file, pointer }: TextPlace): boolean {
  return file === SETTINGS_FILE && pointer.startsWith('/tokens/')
}

/** The tokens that a text may contain, except those that the engine replaces in its own texts. */
export function listTokens(tokens: Record<string, string>, place: TextPlace): string[] {
  // Within token values, only the year is replaced.
  return isTokenValue(place) ? ['year'] : Object.keys(tokens)
}
