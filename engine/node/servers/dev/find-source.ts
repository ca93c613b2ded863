import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'jsonc-parser'
import { fileOfRoute } from '../../../core/addresses/paths'
import { renderPlainText } from '../../../core/text/rich-text'
import { resolveTokens } from '../../../core/text/tokens'
import { readEscapes } from '../../../core/text/written-escapes'
import { readText } from '../../lib/files/read-bytes'
import { createLocator, escapePointer } from '../../lib/json/text-place'
import type { Place } from '../../lib/problems/problem'
import { LOCALES_FOLDER } from '../../sources/files/locale-files'

/** Text on a page, as the visitor sees it. */
export interface ShownText {
  route: string
  /** The text under the pointer, up to a change in style. */
  text: string
  /** The surrounding element's text. */
  around: string
  /** How often the same text occurs earlier on the page. */
  before: number
}

export interface SourcePlace extends Place {
  /** The file's path on disk. */
  file: string
}

/** A page that is composed of several files. */
export interface ComposedPage {
  /** The page's file. */
  by: string
  /** The whole page. */
  data: unknown
  /** Returns a value's source, given its pointer. */
  findPlace: (pointer: string) => Place & { file: string }
}

export interface SourceSite {
  dir: string
  tokens: Record<string, string>
  /** The base path of the page's language. Empty for the default language. */
  locale?: string
  /** The composed page. Undefined if all of the page's text is in its own file. */
  page?: ComposedPage
}

/** The site's files, other than pages, that contain visible text. */
const SHARED = ['layout.json', 'audiences.json', 'cta.json', 'messages.json', 'settings.json']

/**
 * Finds the source of visible text in a site's JSON: a string that equals the text, or else a
 * string that contains it. The page's own strings come before shared ones. If no file contains the
 * text, the result is the start of the page's file. Undefined without such a page.
 */
export function findSource(
  { dir, tokens, locale = '', page }: SourceSite,
  { route, text, around, before }: ShownText,
): SourcePlace | undefined {
  const own = page?.by ?? fileOfRoute(route)
  const ofLocale = locale === '' ? [] : SHARED.map((file) => `${LOCALES_FOLDER}/${locale}/${file}`)
  const files = [own, ...ofLocale, ...SHARED]
    .map((file) => resolve(join(dir, file)))
    .filter((file) => existsSync(file))
  const strings = [
    ...(page ? listComposed(dir, page, tokens) : []),
    ...files.flatMap((file) => listOfFile(file, tokens)),
  ]
  const wanted = [normalise(around), normalise(text)].filter(Boolean)
  const isSame = wanted.map(
    (want) =>
      ({ shows }: ShownString) =>
        shows === want,
  )
  const isPart = wanted.map(
    (want) =>
      ({ shows }: ShownString) =>
        shows.includes(want),
  )
  for (const fits of [...isSame, ...isPart]) {
    const found = strings.filter(fits)
    if (found.length > 0) return found[Math.min(before, found.length - 1)]?.place()
  }
  const [first] = files
  return first?.endsWith(own) ? { file: first, line: 1, column: 1, length: 0 } : undefined
}

interface ShownString {
  /** The text of a value as shown on a page. */
  shows: string
  place: () => SourcePlace
}

/** The strings of a composed page that come from fragments, collections, rows and Markdown. */
function listComposed(
  dir: string,
  { data, findPlace }: ComposedPage,
  tokens: Record<string, string>,
): ShownString[] {
  return listStrings(data).map(([pointer, value]) => ({
    shows: showText(value, tokens),
    place() {
      const { file, ...rest } = findPlace(pointer)
      return { file: resolve(join(dir, file)), ...rest }
    },
  }))
}

function listOfFile(file: string, tokens: Record<string, string>): ShownString[] {
  const text = readText(file)
  return listStrings(parse(text)).map(([pointer, value]) => ({
    shows: showText(value, tokens),
    place: () => ({ file, ...createLocator(text)(pointer) }),
  }))
}

function listStrings(value: unknown, pointer = ''): [pointer: string, value: string][] {
  if (typeof value === 'string') return [[pointer, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    listStrings(child, `${pointer}/${escapePointer(key)}`),
  )
}

/** A string as a page shows it. */
function showText(text: string, tokens: Record<string, string>): string {
  const { value } = readEscapes(text, 'rich')
  return normalise(renderPlainText(resolveTokens(value, tokens)))
}

/** Styles may change case, browsers collapse white space, and phone numbers are isolated. */
function normalise(text: string): string {
  return text
    .replace(/[\u2066\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
