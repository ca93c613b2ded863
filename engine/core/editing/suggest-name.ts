import { PAGE_IDS } from '../page/page-ids'
import { foldLatin } from '../text/fold-text'
import { renderPlainText } from '../text/rich-text'
import { isIdentifier, isObject, listFields } from './form-fields'
import type { Definitions, FormSchema } from './form-schema'
import { resolveSchema } from './form-schema'

/** Longer names are hard to read in links and messages. */
const MAX_WORDS = 6

const WORD = /[\p{L}\p{Nd}][\p{L}\p{Nd}\p{Mn}\p{Mc}]*/gu

/** The words of a text in lower case, with Latin letters from a to z. */
export function listWords(text: string): string[] {
  return foldLatin(text).match(WORD) ?? []
}

/**
 * A name for what a rich text describes: `which-bread`, or `whichBread` if the pattern of names
 * allows no hyphens. A number makes it differ from the names that are `taken`. Undefined if no such
 * name is valid.
 */
export function suggestName(
  text: string,
  pattern: string,
  taken: Iterable<string>,
): string | undefined {
  const all = listWords(renderPlainText(text))
  const start = all.findIndex((word) => /^\p{L}/u.test(word))
  if (start < 0) return undefined
  const words = all.slice(start, start + MAX_WORDS)
  const capitalized = words.map((word, index) =>
    index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )
  const others = new Set([...taken, ...PAGE_IDS])
  const names = [
    addNumber(words.join('-'), '-', others),
    addNumber(capitalized.join(''), '', others),
  ]
  return names.find((name) => new RegExp(pattern, 'u').test(name))
}

/** The name, or if it is taken, the name with the lowest free number from 2: `prices-2`. */
export function addNumber(name: string, separator: string, taken: Set<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name}${separator}${number}`
  return free
}

export interface Naming {
  /** The properties with names that visitors do not see. */
  names: { name: string; pattern: string }[]
  /** The property with the text from which they are derived. */
  source: string
}

/** The required names of an object. Undefined without such names or a required text. */
export function findNaming(schema: FormSchema, definitions: Definitions): Naming | undefined {
  const texts = listFields(schema, { definitions }).filter(
    ({ isRequired, control }) => isRequired && control.kind.endsWith('text'),
  )
  const names = texts.filter((one) => isIdentifier(one.schema, definitions))
  const source = texts.find((one) => !names.includes(one))
  if (names.length === 0 || !source) return undefined
  return {
    names: names.map(({ name, schema: own }) => {
      const { pattern = '' } = resolveSchema(own, definitions)
      return { name, pattern }
    }),
    source: source.name,
  }
}

/** The texts of all properties with a name. */
export function listNamed(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listNamed(item, name))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === name && typeof one === 'string' ? [one] : listNamed(one, name),
  )
}
