import type { CtaRule } from '../../../../schemas/generated/types'
import { resolveCta } from '../../../core/page/cta'
import type { Collection } from '../../sources/compose/collections'
import type { SourceMap } from '../../sources/compose/source-map'
import type { WrittenLocale } from '../../sources/files/locale-settings'
import type { PublicFile } from '../../sources/files/public-files'
import type { ParsedFile } from '../../sources/files/site-files'
import type { Clock } from '../../sources/time/clock'
import type { Window } from '../../sources/time/window'
import type { Reference } from '../schema/validate'
import type { PlacedBlock } from './blocks'
import type { Link } from './link'

/**
 * A file with its references and its issues. For a page without errors, only the data that rules
 * about the whole site need.
 */
export interface CheckedFile extends ParsedFile {
  references: Reference[]
  /** The file's valid blocks, including nested blocks. */
  blocks: PlacedBlock[]
  /** If `true`, the file is valid according to its schema. */
  valid: boolean
  /** If `true`, a part that comes from another file is missing or invalid. */
  isIncomplete?: boolean
  /** The source map for values from other files. Not stored for pages. */
  sourceMap?: SourceMap
  /** The files that it is composed of, if there are several. */
  composition?: Composition
  /** The strings in the file's unpublished part, or all its strings if the file is invalid. */
  unreadTexts?: string[]
  /** When the page is published, if it has a publishing time. */
  window?: Window
  /** The pointers of list items with publishing times. */
  windows?: [pointer: string, window: Window][]
  /**
   * For a page on a site in several languages: a hash of its source JSON, independent of
   * formatting.
   */
  content?: string
}

export interface Composition {
  /** The fragments that the file uses, directly or through other fragments. */
  uses: string[]
  /** The Markdown files that the page shows, with their states. */
  texts: [file: string, version: string][]
  /** A hash of the other files that this file is composed of. */
  version: string
  /** If `true`, the page's breadcrumbs are derived from its ancestors. */
  derivesTrail: boolean
  /** The times at which the file, or something in it, is published or expires. */
  changes: number[]
  /** If `true`, something in the file is currently unpublished, and therefore omitted. */
  isPartial: boolean
}

/** The engine's messages that are still in English on a site in another language. */
interface EnglishWords {
  language: string
  /** The pointer to the language in the settings. */
  pointer: string
  /** The file that should contain the translations. */
  file: string
  /** The names of the untranslated messages. */
  names: string[]
}

/** The valid part of a redirect. */
export interface WrittenRedirect {
  /** The decoded old path. */
  from: string
  isPattern: boolean
  to: string
  /** The target with its tokens replaced. */
  target: string
  /** The target's decoded path. Empty if the target is on another site. */
  path: string
  alias: boolean
  /** The HTTP status, including the default. */
  status: unknown
  pointer: string
}

/** The redirects that only a server can answer. */
export interface WrittenOutside {
  /** `from` is the full URL, so that it differs from every path within the site. */
  redirects: WrittenRedirect[]
  /** Finds the redirect for a link or a target. */
  find: (href: string) => WrittenRedirect | undefined
}

/** The context for rules about single files, which may have errors. */
export interface DocumentContext {
  /** The files to check. */
  documents: CheckedFile[]
  /** File name → content, for files that are not pages. */
  shared: Map<string, unknown>
  /** The time at which the site is checked, with the site's time zone. */
  clock: Clock
  /** The valid collections. */
  collections: Collection[]
  /** The site's base. Empty if the site's URL is invalid. */
  base: string
  /** The language of the files. */
  language: string
  /** The language's base path. Empty for the default language. */
  locale: string
  /** The site's additional languages. */
  locales: WrittenLocale[]
  /** The tokens that are replaced, including `year` and `brand`. */
  tokens: Record<string, string>
  /** The names of the notices: the engine's notices and those in `messages.json`. */
  notices: string[]
  /** The notices that the site defines in addition to the engine's. */
  ownToasts: string[]
  /** The block types that contain a page's main heading. */
  mainBlocks: string[]
  /** The engine's messages that are still in English, for each of the site's languages. */
  englishWords: EnglishWords[]
  /** The tokens in the engine's default messages, for a language without a messages file. */
  defaultTokens: string[]
  /** The names of the rules that report warnings. */
  warnings: string[]
  /** Returns `true` if a file's content is known, or the file is known to be missing. */
  isKnown: (file: string) => boolean
}

/** The context for rules about the whole site. */
export interface CheckContext extends DocumentContext {
  /** The published and scheduled pages, by path. */
  pages: Map<string, CheckedFile>
  /** The unpublished pages: drafts, scheduled pages and expired pages. */
  withdrawn: Map<string, CheckedFile>
  /** The whole site, for a rule that is applied to one language. */
  whole: WholeSite
  redirects: WrittenRedirect[]
  /** The redirects that only a server can answer. */
  outside: WrittenOutside
  ctas: Pick<CtaRule, 'path'>[]
  /** All URLs in links and in other text, collected once. */
  readLinks: () => Link[]
  /** Asset path in the pages' JSON → path on disk. */
  assets: Map<string, string>
  /** The Markdown files in the `pages` folder. */
  texts: string[]
  /** The files in the `public` folder. */
  publicFiles: PublicFile[]
}

/** A site in all its languages. */
export interface WholeSite {
  documents: CheckedFile[]
  pages: Map<string, CheckedFile>
  /** The unpublished pages: drafts, scheduled pages and expired pages. */
  withdrawn: Map<string, CheckedFile>
  /**
   * The contexts for rules that are applied to each language, starting with the default language.
   */
  languages: CheckContext[]
}

export const REDIRECTS_FILE = 'redirects.json'
export const CTA_FILE = 'cta.json'
export const LAYOUT_FILE = 'layout.json'
export const MESSAGES_FILE = 'messages.json'
export const AUDIENCES_FILE = 'audiences.json'
export const PEOPLE_FILE = 'people.json'
export const SETTINGS_FILE = 'settings.json'

/**
 * The pointer in `cta.json` to the rule that applies to a page. Undefined if the page shows no
 * closing call to action.
 */
export function findCtaIndex({ ctas, pages }: CheckContext, route: string): number | undefined {
  const page = pages.get(route)?.data as { cta?: boolean } | undefined
  const rule = page?.cta === false ? undefined : resolveCta(ctas as CtaRule[], route)
  return rule && ctas.indexOf(rule)
}

/** A person in `people.json`, which may have errors. */
export interface WrittenPerson {
  id: string
  name?: unknown
}

/** The site's people. Invalid entries are skipped. */
export function listPeople({ shared }: Pick<DocumentContext, 'shared'>): WrittenPerson[] {
  const { people } = (shared.get(PEOPLE_FILE) ?? {}) as { people?: unknown }
  return (Array.isArray(people) ? people : []).filter(
    (person): person is WrittenPerson => typeof person?.id === 'string',
  )
}

/**
 * The site's lists of words by name, as in its settings. Invalid lists are omitted: the schema
 * reports their errors.
 */
export function readVocabularies({ shared }: DocumentContext): Map<string, string[]> {
  const settings = shared.get(SETTINGS_FILE) as { vocabularies?: unknown } | undefined
  const isWord = (word: unknown): word is string => typeof word === 'string'
  return new Map(
    Object.entries(settings?.vocabularies ?? {}).flatMap(([name, words]) =>
      Array.isArray(words) ? [[name, words.filter(isWord)] as const] : [],
    ),
  )
}
