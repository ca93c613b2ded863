/**
 * The translations of default messages. Schemas contain the English messages; `schemas/words/` has
 * a file for each other language.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** English default → translation. */
export type Words = ReadonlyMap<string, string>

/** Language → its translations: `de`, `fr`, … */
export type WordsByLanguage = ReadonlyMap<string, Words>

const FOLDER = 'schemas/words'

/**
 * Reads the translations in the project at `root`.
 * @throws if a file is not JSON.
 */
export function loadWords(root: string): WordsByLanguage {
  const folder = join(root, FOLDER)
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return new Map(
    names.map((name) => {
      const words = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      return [basename(name, '.json'), new Map(Object.entries<string>(words))]
    }),
  )
}

/**
 * The translations for a BCP 47 tag. If `de-AT` has no translations, it uses those for `de`
 * (https://www.rfc-editor.org/rfc/rfc4647#section-3.4). Undefined if Quire has no messages in that
 * language.
 */
export function findWords(all: WordsByLanguage, language: string): Words | undefined {
  const parts = language.toLowerCase().split('-')
  for (let length = parts.length; length > 0; length -= 1) {
    const words = all.get(parts.slice(0, length).join('-'))
    if (words) return words
  }
  return undefined
}
