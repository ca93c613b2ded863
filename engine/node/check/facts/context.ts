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
 * A file with its references, and with its own issues. For a page without errors, only what the
 * rules about the whole site need.
 */
export interface CheckedFile extends ParsedFile {
  references: Reference[]
  /** Its valid blocks, including nested ones. */
  blocks: PlacedBlock[]
  /** If `true`, it is valid according to its schema. */
  valid: boolean
  /** If `true`, a part of it from another file is missing or invalid. */
  isIncomplete?: boolean
  /** The source map of values from other files. Not stored for pages. */
  sourceMap?: SourceMap
  /** The files that it is composed of, if there is more than one. */
  composition?: Composition
  /** The text of its unpublished part, or all its text if it is invalid. */
  unreadTexts?: string[]
  /** When the page is published, if it says so. */
  window?: Window
  /** Pointers of list items with publishing times. */
  windows?: [pointer: string, window: Window][]
  /**
   * For a page, on a site in several languages: a hash of the written JSON, independent of its
   * formatting.
   */
  content?: string
}

export interface Composition {
  /** The fragments that it uses, directly or through others. */
  uses: string[]
  /** The Markdown files that it shows, with their states. */
  texts: [file: string, version: string][]
  /** A hash of the other files that it is composed of. */
  version: string
  /** If `true`, its breadcrumbs are derived from its ancestors. */
  derivesTrail: boolean
  /** The times at which it, or something in it, is published or expires. */
  changes: number[]
  /** If `true`, something in it is not published now, and therefore omitted. */
  isPartial: boolean
}

/** The engine's text that is still in English in a language. */
interface EnglishWords {
  language: string
  /** The pointer of the language in the settings. */
  pointer: string
  /** The file for the translations. */
  file: string
  /** Their names. */
  names: string[]
}

/** The valid part of a redirect. */
export interface WrittenRedirect {
  /** Decoded. */
  from: string
  isPattern: boolean
  to: string
  /** The same with the tokens replaced. */
  target: string
  /** Its decoded path. Empty if it points to another site. */
  path: string
  alias: boolean
  /** The HTTP status, including the default. */
  status: unknown
  pointer: string
}

/** The context for rules about single files, which may have errors. */
export interface DocumentContext {
  /** The files to check. */
  documents: CheckedFile[]
  /** The content of the files that are not pages, by name. */
  shared: Map<string, unknown>
  /** The time at which the site is checked, with the site's time zone. */
  clock: Clock
  /** The valid collections. */
  collections: Collection[]
  /** The base of the site. Empty if its URL is invalid. */
  base: string
  /** The language of the files. */
  language: string
  /** The base path of that language. Empty for the default language. */
  locale: string
  /** The additional languages of the site. */
  locales: WrittenLocale[]
  /** The tokens that are replaced, including `year` and `brand`. */
  tokens: Record<string, string>
  /** The names of the notices: the engine's own and those of `messages.json`. */
  notices: string[]
  /** The notices that the site adds to the engine's own. */
  ownToasts: string[]
  /** The block types with a page's main heading. */
  mainBlocks: string[]
  /** The engine's text that is still in English, in each language of the site. */
  englishWords: EnglishWords[]
  /** The tokens in the engine's default strings, for a language without its own file. */
  defaultTokens: string[]
  /** The names of the rules that warn. */
  warnings: string[]
  /** Returns `true` if a file is known to be missing, or its content is known. */
  isKnown: (file: string) => boolean
}

/** The context for rules about the whole site. */
export interface CheckContext extends DocumentContext {
  /** The published and scheduled pages, by path. */
  pages: Map<string, CheckedFile>
  /** The unpublished pages: drafts, scheduled and expired ones. */
  withdrawn: Map<string, CheckedFile>
  /** The whole site, for a rule that is run for one language. */
  whole: WholeSite
  redirects: WrittenRedirect[]
  ctas: Pick<CtaRule, 'path'>[]
  /** All URLs in links and text, collected once. */
  readLinks: () => Link[]
  /** The assets: path as written in pages → path on disk. */
  assets: Map<string, string>
  /** The Markdown files in the folder of pages. */
  texts: string[]
  /** The files of the `public` folder. */
  publicFiles: PublicFile[]
}

/** A site in all its languages. */
export interface WholeSite {
  documents: CheckedFile[]
  pages: Map<string, CheckedFile>
  /** The unpublished pages: drafts, scheduled and expired ones. */
  withdrawn: Map<string, CheckedFile>
  /** The context for rules that are run for each language, the default language first. */
  languages: CheckContext[]
}

export const REDIRECTS_FILE = 'redirects.json'
export const CTA_FILE = 'cta.json'
export const LAYOUT_FILE = 'layout.json'
export const MESSAGES_FILE = 'messages.json'
export const AUDIENCES_FILE = 'audiences.json'
export const PEOPLE_FILE = 'people.json'
export const SETTINGS_FILE = 'settings.json'

/** The pointer in `cta.json` of the rule that applies to a page, if the page shows it. */
export function findCtaIndex({ ctas, pages }: CheckContext, route: string): number | undefined {
  const page = pages.get(route)?.data as { cta?: boolean } | undefined
  const rule = page?.cta === false ? undefined : resolveCta(ctas as CtaRule[], route)
  return rule && ctas.indexOf(rule)
}

/** The ids of the site's people, without invalid entries. */
export function listPeople({ shared }: Pick<DocumentContext, 'shared'>): string[] {
  const { people } = (shared.get(PEOPLE_FILE) ?? {}) as { people?: unknown }
  return (Array.isArray(people) ? people : []).flatMap((person) =>
    typeof person?.id === 'string' ? [person.id] : [],
  )
}
