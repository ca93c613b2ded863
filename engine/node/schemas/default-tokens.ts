/** The words in braces that the default of a text has. */
import { findTokens } from '../../core/text/tokens'
import type { JsonSchema } from './json-schema'

/** Those that the engine replaces where it shows the text: `{count}`. */
export function listOwnTokens({ default: usual, defaultWithoutTokens: plain }: JsonSchema) {
  const text = plain ?? usual
  return typeof text === 'string' ? findTokens(text) : []
}

/** Those that a site may lack: the other default does without them. */
export function listSiteTokens(schema: JsonSchema): string[] {
  const { default: usual, defaultWithoutTokens: plain } = schema
  if (typeof usual !== 'string' || typeof plain !== 'string') return []
  const own = listOwnTokens(schema)
  return [...new Set(findTokens(usual))].filter((name) => !own.includes(name))
}
