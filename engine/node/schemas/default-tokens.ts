/** The tokens in the default of a text. */
import { findTokens } from '../../core/text/tokens'
import type { JsonSchema } from './json-schema'

/** The tokens that the engine replaces when it shows the text: `{count}`. */
export function listOwnTokens({ default: usual, defaultWithoutTokens: plain }: JsonSchema) {
  const text = plain ?? usual
  return typeof text === 'string' ? findTokens(text) : []
}

/** The tokens that a site may lack: its alternative default does not contain them. */
export function listSiteTokens(schema: JsonSchema): string[] {
  const { default: usual, defaultWithoutTokens: plain } = schema
  if (typeof usual !== 'string' || typeof plain !== 'string') return []
  const own = listOwnTokens(schema)
  return [...new Set(findTokens(usual))].filter((name) => !own.includes(name))
}
