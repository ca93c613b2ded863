import type { CtaRule } from '../../../../schemas/generated/types'
import { resolveCta } from '../../../core/page/cta'
import type { Collection } from '../../sources/compose/collections'
import type { Origins } from '../../sources/compose/origins'
import type { WrittenLocale } from '../../sources/files/locale-settings'
import type { PublicFile } from '../../sources/files/public-files'
import type { ParsedFile } from '../../sources/files/site-files'
import type { Clock } from '../../sources/time/clock'
import type { Window } from '../../sources/time/window'
import type { Reference } from '../schema/validate'
import type { PlacedBlock } from './blocks'
import type { Link } from './link'

/**
 * A file with what its values refer to, and with the issues that it has by itself. Of a page without
 * errors, it has what the rules of the whole site look at.
 */
export interface CheckedFile extends ParsedFile {
  references: Reference[]
  /** Those of its blocks that follow their schemas, nested ones included. */
  blocks: PlacedBlock[]
  /** Whether it follows its schema. */
  valid: boolean
  /** Whether a part of it is missing or wrong that it leaves to another file. */
  isIncomplete?: boolean
  /** Where its values are written, where that is not in the file itself. It is not kept of pages. */
  origins?: Origins
  /** What it is put together from, where that is more than one file. */
  composition?: Composition
  /** When it is published, of a page that says so. */
  window?: Window
  /** Pointers of those of its items that say when they are published. */
  windows?: [pointer: string, window: Window][]
  /** Of a page, on a site in several languages: names what its author wrote, however that is set. */
  content?: string
}

export interface Composition {
  /** The fragments that it uses, those that these use included. */
  uses: string[]
  /** The Markdown files that it shows, with the states that they were in. */
  texts: [file: string, version: string][]
  /** Names the state of the other files that went into it. */
  version: string
  /** Whether the pages above it are its breadcrumbs. */
  derivesTrail: boolean
  /** The times at which it, or something in it, is published or expires. */
  changes: number[]
  /** Whether something in it is not published now, and therefore left out. */
  isPartial: boolean
  /** The files of `assets` that this shows. */
  hiddenAssets: string[]
}

/** The engine's words that a language has in English, as far as it has any. */
interface EnglishWords {
  language: string
  /** Where the settings name the language. */
  pointer: string
  /** The file in which the words would be. */
  file: string
  /** Their names. */
  names: string[]
}

/** A redirect as far as it is well-formed. */
export interface WrittenRedirect {
  /** Without escapes. */
  from: string
  isPattern: boolean
  to: string
  /** The same with the tokens replaced. */
  target: string
  /** Its path without escapes; empty when it leads out of the site. */
  path: string
  alias: boolean
  /** The HTTP status, also where that is the usual one. */
  status: unknown
  pointer: string
}

/** What a rule may ask about single files; also where they have mistakes. */
export interface DocumentContext {
  /** The files to look at. */
  documents: CheckedFile[]
  /** The content of the files that are no pages, by name. */
  shared: Map<string, unknown>
  /** The time for which the site is checked, in the site's time zone. */
  clock: Clock
  /** The folders of pages with something in common, as far as they are well-formed. */
  collections: Collection[]
  /** The base of the site; empty also where its address is not a valid one. */
  base: string
  /** The language of the files. */
  language: string
  /** The path of that language; empty for the site's own. */
  locale: string
  /** The further languages of the site. */
  locales: WrittenLocale[]
  /** The tokens that are replaced, `year` and `brand` among them. */
  tokens: Record<string, string>
  /** The names of the notices: the engine's own and those of `messages.json`. */
  notices: string[]
  /** Those that the site adds to the engine's own. */
  ownToasts: string[]
  /** The types of block that have a page's main heading. */
  mainBlocks: string[]
  /** What the site leaves in English of the engine's words, in each of its languages. */
  englishWords: EnglishWords[]
  /** The tokens in the engine's default texts, where a language has no file of its own for them. */
  defaultTokens: string[]
  /** The names of the rules that warn. */
  warnings: string[]
  /** Whether a file's content is known: what it says, or that it is absent. */
  isKnown: (file: string) => boolean
}

/** What a rule may ask of a whole site. */
export interface CheckContext extends DocumentContext {
  /** The pages, by address: those that are published, and those that will be. */
  pages: Map<string, CheckedFile>
  /** The pages that are not published, or no longer. */
  withdrawn: Map<string, CheckedFile>
  /** The whole site, where a rule is asked about one language. */
  whole: WholeSite
  redirects: WrittenRedirect[]
  ctas: Pick<CtaRule, 'path'>[]
  /** All addresses in links and texts, collected once. */
  readLinks: () => Link[]
  /** The assets: path as pages name it → path on disk. */
  assets: Map<string, string>
  /** The Markdown files beside the pages. */
  texts: string[]
  /** What is in the folder `public`. */
  publicFiles: PublicFile[]
}

/** A site in all its languages. */
export interface WholeSite {
  documents: CheckedFile[]
  pages: Map<string, CheckedFile>
  /** The pages that are not published, or no longer. */
  withdrawn: Map<string, CheckedFile>
  /** What rules are asked in each of its languages, the site's own first. */
  languages: CheckContext[]
}

export const REDIRECTS_FILE = 'redirects.json'
export const CTA_FILE = 'cta.json'
export const LAYOUT_FILE = 'layout.json'
export const MESSAGES_FILE = 'messages.json'
export const AUDIENCES_FILE = 'audiences.json'
export const PEOPLE_FILE = 'people.json'
export const SETTINGS_FILE = 'settings.json'

/** The place in `cta.json` of the rule for a page, if the page shows it. */
export function findCtaIndex({ ctas, pages }: CheckContext, route: string): number | undefined {
  const page = pages.get(route)?.data as { cta?: boolean } | undefined
  const rule = page?.cta === false ? undefined : resolveCta(ctas as CtaRule[], route)
  return rule && ctas.indexOf(rule)
}

/** The ids of the site's people, as far as they are well-formed. */
export function listPeople({ shared }: Pick<DocumentContext, 'shared'>): string[] {
  const { people } = (shared.get(PEOPLE_FILE) ?? {}) as { people?: unknown }
  return (Array.isArray(people) ? people : []).flatMap((person) =>
    typeof person?.id === 'string' ? [person.id] : [],
  )
}
