import type { Page } from '../../../../schemas/generated/types'
import type { FormDefinition } from '../../../core/receive/received-form'
import { mayHavePhone } from '../../../core/text/isolate-phones'
import type { FileStamp } from '../../lib/files/file-stamp'
import { hashContent } from '../../lib/files/hash-content'
import type { Issue } from '../../lib/problems/problem'
import { TEXT_MEANINGS } from '../../schemas/default-texts'
import type { SourceFile } from '../../sources/files/site-files'
import type { Window } from '../../sources/time/window'
import type { Reference } from '../schema/validate'
import type { BuildsByType, PlacedBlock } from './blocks'
import { askBuilds } from './blocks'
import type { CheckedFile, Composition } from './context'
import type { ResourceNames } from './resource-names'
import { listResourceNames } from './resource-names'
import { buildTokenReferences } from './used-tokens'

/** A page without its blocks. */
export type PageHead = Omit<Page, 'blocks'>

/** The facts about a page that the rest of the site needs, small enough to store for every page. */
export interface PageSummary extends ResourceNames {
  /** A hash that changes whenever the file, or another file that it is composed of, changes. */
  version: string
  /**
   * A hash that changes whenever the file itself changes. Set only if the page is composed of
   * several files.
   */
  own?: string
  /** A hash of the page's source JSON, on a site in several languages. */
  content?: string
  /** The fragments that the page uses. */
  uses?: string[]
  /** The Markdown files that the page shows, with their states. */
  texts?: [file: string, version: string][]
  /** If `true`, the page's breadcrumbs are derived from its ancestors. */
  derivesTrail?: boolean
  /** When the page is published, if it has a publishing time. */
  window?: Window
  /** The pointers of list items with publishing times. */
  windows?: [pointer: string, window: Window][]
  /**
   * The times at which the page, or something in it, is published or expires, and the time of this
   * check.
   */
  changes?: number[]
  at?: number
  /** The strings in unpublished content. */
  unreadTexts?: string[]
  /**
   * The file stamp by which the next build recognises the file without reading it, if available.
   */
  stamp?: FileStamp
  head: PageHead
  /**
   * The references for rules about the whole site: links, anchors, files, notices, figures, tokens.
   */
  references: Reference[]
  /** The non-ASCII characters in the page's text. */
  characters: string
  /** If `true`, the page contains tokens. */
  hasTokens: boolean
  /** The page's issues from its schema and from rules about single files. */
  issues: Issue[]
  /** Notices for the site's owner before the site is published. */
  warnings: string[]
  /** The URLs to which the page's blocks send visitors' input. */
  sendsTo: string[]
  /** The forms of the page that the receiver knows, as JSON: `PlacedForm`. */
  forms?: string[]
  /** If `true`, visitors can dismiss a block of the page. */
  isDismissible?: boolean
  /** The parts of the page that the build draws, if any. */
  drawn?: DrawnPart[]
  /** The pointers of its texts that may contain phone numbers, if any. */
  phones?: string[]
}

const DRAWN = ['chart', 'code'] as const

/** A part of a file that the build draws: a chart, or lines of code with their colours. */
export interface DrawnPart {
  meaning: (typeof DRAWN)[number]
  pointer: string
}

interface SummaryOptions extends Pick<PageSummary, 'version' | 'stamp' | 'at'> {
  builds: BuildsByType
  /** The whole page as JSON, with all defaults filled in. */
  json: string
}

/** Summarises a page without errors. */
export function summarizePage(
  document: CheckedFile,
  { version, stamp, at, builds, json }: SummaryOptions,
): PageSummary {
  const { file, data, blocks, references, issues } = document
  const { composition, content, window, windows = [], unreadTexts = [] } = document
  const { blocks: _, ...head } = data as Page
  const tokens = buildTokenReferences(json)
  const forSite = [...references.filter(isForSite), ...tokens, ...buildFirstTone(data as Page)]
  return {
    ...(composition ? buildComposed(version, composition) : { version }),
    ...(composition && composition.changes.length > 0 && { changes: composition.changes, at }),
    ...(unreadTexts.length > 0 && { unreadTexts }),
    ...(window && { window }),
    ...(windows.length > 0 && { windows }),
    stamp,
    ...(content !== undefined && { content }),
    head,
    references: forSite,
    ...listResourceNames(references),
    characters: listSpecialCharacters(json),
    hasTokens: tokens.length > 0,
    issues,
    warnings: askBuilds(builds, blocks, (build, block) => build.warnings?.(block, file)),
    sendsTo: askBuilds(builds, blocks, (build, block) => build.sendsTo?.(block)),
    ...buildForms(builds, blocks),
    ...(blocks.some(({ block }) => builds.get(block.type)?.isDismissible) && {
      isDismissible: true,
    }),
    ...buildDrawn(references),
    ...buildPhones(references),
  }
}

/** A form and the type of its block. */
export interface PlacedForm extends FormDefinition {
  type: string
}

function buildForms(builds: BuildsByType, blocks: PlacedBlock[]): Pick<PageSummary, 'forms'> {
  const forms = askBuilds(builds, blocks, (build, block) =>
    build
      .receives?.(block)
      .map((form) => JSON.stringify({ type: block.type, ...form } satisfies PlacedForm)),
  )
  return forms.length > 0 ? { forms } : {}
}

function buildPhones(references: Reference[]): Pick<PageSummary, 'phones'> {
  const phones = listPhoneTexts(references).filter((pointer) => pointer.startsWith('/blocks/'))
  return phones.length > 0 ? { phones } : {}
}

/** The pointers of texts that may contain phone numbers. */
export function listPhoneTexts(references: Reference[]): string[] {
  return references.flatMap(({ meaning, value, pointer }) =>
    TEXT_MEANINGS.has(meaning) && mayHavePhone(value) ? [pointer] : [],
  )
}

/** The parts of a file that the build draws. */
export function listDrawnParts(references: Reference[]): DrawnPart[] {
  return references.flatMap(({ meaning: found, pointer }) => {
    const meaning = DRAWN.find((one) => one === found)
    return meaning ? [{ meaning, pointer }] : []
  })
}

function buildDrawn(references: Reference[]): Pick<PageSummary, 'drawn'> {
  const drawn = listDrawnParts(references)
  return drawn.length > 0 ? { drawn } : {}
}

function buildComposed(
  own: string,
  { version, uses, texts, derivesTrail }: Composition,
): Pick<PageSummary, 'version' | 'own' | 'uses' | 'texts' | 'derivesTrail'> {
  return {
    version: hashContent(own + version),
    own,
    ...(uses.length > 0 && { uses }),
    ...(texts.length > 0 && { texts }),
    ...(derivesTrail && { derivesTrail }),
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are in ASCII.
const BEYOND_ASCII = /[^\x00-\x7f]+/g

/** The distinct non-ASCII characters in a string. */
export function listSpecialCharacters(text: string): string {
  return [...new Set(text.match(BEYOND_ASCII)?.flatMap((run) => [...run]))].join('')
}

const words = new Map<string, string>()

/** Strings that many pages have in common are stored once. */
function internString(word: string): string {
  const known = words.get(word)
  if (known !== undefined) return known
  words.set(word, word)
  return word
}

/** A summary whose strings are shared with other summaries. */
export function internStrings(summary: PageSummary): PageSummary {
  const references = summary.references.map((reference) => ({
    ...reference,
    meaning: internString(reference.meaning),
    value: internString(reference.value),
    pointer: internString(reference.pointer),
  }))
  return { ...summary, references }
}

const SITE_MEANINGS: ReadonlySet<string> = new Set([
  'href',
  'anchor',
  'asset',
  'file',
  'frame',
  'notice',
  'claim',
  'main-heading',
  'pages',
  'person',
  'currency',
])

function isForSite({ meaning, value }: Reference): boolean {
  // A token may contain a link.
  return SITE_MEANINGS.has(meaning) || (meaning === 'rich-text' && /\]\(|\{/.test(value))
}

/** The meaning of the reference that contains the tone of a page's first section. */
export const FIRST_TONE = 'first-tone'

function buildFirstTone({ blocks }: Page): Reference[] {
  const { tone } = (blocks[0] ?? {}) as { tone?: unknown }
  if (typeof tone !== 'string') return []
  return [{ meaning: FIRST_TONE, value: tone, pointer: '/blocks/0/tone' }]
}

/** The page's data for rules about the whole site. */
export function buildCheckedFile(
  { kind, file, route, made }: SourceFile,
  summary: PageSummary,
): CheckedFile {
  const { head, issues, references, content, uses = [], texts = [], derivesTrail = false } = summary
  const { window, windows, changes = [], unreadTexts } = summary
  const isComposed = uses.length + texts.length + changes.length > 0
  const state = { changes, isPartial: false }
  // All objects get the same properties in the same order, which makes them faster to create and
  // read.
  return {
    ...{ kind, file, route, made, data: head, references, blocks: [], valid: true, issues },
    ...{ content, window, windows, unreadTexts },
    composition: isComposed ? { uses, texts, version: '', derivesTrail, ...state } : undefined,
  }
}
