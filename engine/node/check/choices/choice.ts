import { foldText } from '../../../core/text/fold-text'
import type { JsonSchema } from '../../schemas/json-schema'

/** Something that may be written at a place. */
export interface Choice {
  /** The name, or the JSON value. */
  value: unknown
  /** What an editor shows, if that is not the value. */
  label?: string
  /** A short explanation, such as the title of a page. */
  detail?: string
  documentation?: string
  /** Other words for it, which only the search uses. */
  alsoCalled?: string[]
  /** For a name, the schema of its value. */
  schema?: JsonSchema
}

/** The choices that match what is written so far. */
export interface MatchedChoices {
  choices: Choice[]
  /** The number of all choices that match. */
  total: number
  /** If `false`, more choices match. */
  isComplete: boolean
}

/** The most choices in one answer. */
const MOST = 50

export function labelOf({ label, value }: Choice): string {
  return label ?? String(value)
}

/** The text that a query is compared with. It starts with the label. */
export function writeSearchText(choice: Choice): string {
  const { detail, alsoCalled = [] } = choice
  return [labelOf(choice), detail, ...alsoCalled].filter(Boolean).join(' ')
}

/** Choice → its folded text. Choices are reused while their page does not change. */
const keys = new WeakMap<Choice, string>()

function keyOf(choice: Choice): string {
  const known = keys.get(choice)
  if (known !== undefined) return known
  const key = foldText(`${writeSearchText(choice)} `)
  keys.set(choice, key)
  return key
}

/**
 * The choices whose label, detail or other words contain all words of a query: first the query
 * itself, then those that start with it, then those with words that start with its words. An answer
 * has at most 50 choices, by default the first.
 */
export function matchChoices(all: Iterable<Choice>, query: string, from = 0): MatchedChoices {
  const start = foldText(query)
  const words = start.split(NO_WORD).filter(Boolean)
  const ranks: Choice[][] = [[], [], [], []]
  let found = 0
  for (const choice of all) {
    const key = keyOf(choice)
    if (!words.every((word) => key.includes(word))) continue
    const rank = rankOf(key, start, words)
    ranks[rank]?.push(choice)
    found += 1
  }
  const choices = ranks.flat().slice(from, from + MOST)
  return { choices, total: found, isComplete: from + choices.length === found }
}

/** Keys start with the label, followed by a space. */
function rankOf(key: string, start: string, words: string[]): number {
  if (key.startsWith(start)) return key[start.length] === ' ' ? 0 : 1
  return words.every((word) => startsWord(key, word)) ? 2 : 3
}

const NO_WORD = /[^\p{L}\p{N}]+/u
const LETTER = /[\p{L}\p{N}]/u

function startsWord(key: string, word: string): boolean {
  for (let at = key.indexOf(word); at >= 0; at = key.indexOf(word, at + 1)) {
    if (at === 0 || !LETTER.test(key.charAt(at - 1))) return true
  }
  return false
}
