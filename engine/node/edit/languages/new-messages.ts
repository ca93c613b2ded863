import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MESSAGES_FILE } from '../../check/facts/context'
import type { OpenSite } from '../../check/run/open-site'
import { openSite } from '../../check/run/open-site'
import type { Words } from '../../check/schema/words'
import { findWords } from '../../check/schema/words'
import { isWord, listSiteTokens } from '../../schemas/default-texts'
import type { JsonSchema } from '../../schemas/json-schema'
import { resolveSchemaPath } from '../../schemas/schema-path'
import { kindSchemaFile } from '../../schemas/schemas'
import { LOCALES_FOLDER } from '../../sources/files/locale-files'
import { writeNewFiles } from '../write/write-new-files'

/** The written file, or why nothing was written. */
type NewMessages = { files: string[]; original?: undefined } | { problem: string }

/**
 * Writes the `messages.json` of a language of the site, with all texts of the interface: those that
 * Quire has in the language, otherwise the English ones.
 * @throws {UsageError} when it cannot be written.
 */
export function writeNewMessages(siteDir: string, language: string): NewMessages {
  const opened = openSite(siteDir)
  const file = findFile(opened, language)
  if (file === undefined) {
    const { shared } = opened
    const known = [shared.language, ...shared.locales.map((one) => one.language)].join(', ')
    return {
      problem: `The site has no language "${language}". Its languages: ${known}. Add others to "locales" in settings.json.`,
    }
  }
  const path = join(siteDir, file)
  if (existsSync(path)) return { problem: `${file} already exists.` }
  const messages = { $schema: resolveSchemaPath('messages', path), ...listTexts(opened, file) }
  writeNewFiles([[path, `${JSON.stringify(messages, null, 2)}\n`]])
  return { files: [path] }
}

/** The file for a language, by its tag or its path. Undefined if the site lacks the language. */
function findFile({ shared }: OpenSite, language: string): string | undefined {
  const isMeant = (tag: string) => tag.toLowerCase() === language.toLowerCase()
  if (isMeant(shared.language)) return MESSAGES_FILE
  const locale = shared.locales.find((one) => isMeant(one.language) || isMeant(one.path))
  return locale && `${LOCALES_FOLDER}/${locale.path}/${MESSAGES_FILE}`
}

function listTexts(opened: OpenSite, file: string): Record<string, unknown> {
  const { tools, shared, wordingOf } = opened
  const { language, tokens } = wordingOf(file)
  const { languages, ...properties } =
    tools.schemas.files.get(kindSchemaFile('messages'))?.properties ?? {}
  const shown = shared.locales.length > 0 && languages ? { languages, ...properties } : properties
  return selectTexts({ properties: shown }, { tokens, words: findWords(tools.words, language) })
}

interface Known {
  words: Words | undefined
  tokens: ReadonlySet<string>
}

/** The texts of a schema by property. Objects without a text are omitted. */
function selectTexts({ properties = {} }: JsonSchema, known: Known): Record<string, unknown> {
  const texts = Object.entries(properties).flatMap(([name, property]): [string, unknown][] => {
    if (isWord(property)) return [[name, selectText(property, known)]]
    const inner = selectTexts(property, known)
    return Object.keys(inner).length > 0 ? [[name, inner]] : []
  })
  return Object.fromEntries(texts)
}

function selectText(property: JsonSchema & { default: string }, { words, tokens }: Known): string {
  const hasTokens = listSiteTokens(property).every((token) => tokens.has(token))
  const text = hasTokens ? property.default : String(property.defaultWithoutTokens)
  return words?.get(text) ?? text
}
