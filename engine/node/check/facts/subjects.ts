/**
 * What links promise and what there is to read where they lead, as far as headings say it. Of
 * pages, this is kept for the whole site in place of their texts.
 */

import { isExternal } from '../../../core/addresses/urls'
import type { RichNode } from '../../../core/text/rich-text'
import { parseRichText } from '../../../core/text/rich-text'
import type { Reference } from '../schema/validate'
import type { CheckedDocument } from './context'
import { renderShown } from './rendered-text'

/** What the words of a link are called among a page's references; the pointer is that of its address. */
const LINK_WORDS = 'link-words'

/** What the headings of a part with an id are called; the pointer is that of the id. */
const SECTION = 'section'

/** The properties that hold the words of a link beside its address, the first that is there. */
const WORDS = ['linkLabel', 'label', 'title']

/** The properties that say what a part of a page is about. */
const HEADINGS: ReadonlySet<string> = new Set(['eyebrow', 'title', 'label', 'question', 'heading'])

/** The words of the links of a file, and the headings of its parts. */
export function buildSubjects(references: Reference[]): Reference[] {
  const texts = references.filter(({ meaning }) => meaning === 'text')
  const words = new Map(
    texts.flatMap(({ pointer, value }) =>
      WORDS.includes(nameOf(pointer)) ? [[pointer, value] as const] : [],
    ),
  )
  const headings = groupHeadings(texts, references)
  const subjects: Reference[] = []
  for (const { meaning, pointer, value } of references) {
    if (meaning === 'anchor') {
      const own = headings.get(ownerOf(pointer))?.join('\n') ?? ''
      subjects.push({ meaning: SECTION, value: own, pointer })
    }
    if (meaning !== 'href' || isExternal(value)) continue
    const owner = ownerOf(pointer)
    const own = WORDS.map((word) => words.get(`${owner}/${word}`)).find(
      (word) => word !== undefined,
    )
    if (own !== undefined) subjects.push({ meaning: LINK_WORDS, value: own, pointer })
  }
  return subjects
}

/** The headings within each part that has an id, by the pointer of the part. */
function groupHeadings(texts: Reference[], references: Reference[]): Map<string, string[]> {
  const anchors = references.filter(({ meaning }) => meaning === 'anchor')
  const groups = new Map(anchors.map(({ pointer }) => [ownerOf(pointer), [] as string[]]))
  const known = new Map<string, string[][]>([['', []]])
  // Neighbours are in the same parts: each way up is gone once.
  const listAround = (part: string): string[][] => {
    const found = known.get(part)
    if (found) return found
    const own = groups.get(part)
    const outer = listAround(ownerOf(part))
    const around = own ? [own, ...outer] : outer
    known.set(part, around)
    return around
  }
  for (const { pointer, value } of texts) {
    if (!HEADINGS.has(nameOf(pointer))) continue
    for (const headings of listAround(ownerOf(pointer))) headings.push(value)
  }
  return groups
}

const ownerOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'))

const nameOf = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1)

/** A link with its words as they are shown. */
export interface WordedLink {
  pointer: string
  words: string
  href: string
  /** Whether it stands within a text. */
  isRich: boolean
}

/** The links of a file that have words. */
export function listWordedLinks(
  document: CheckedDocument,
  tokens: Record<string, string>,
): WordedLink[] {
  const hrefs = new Map<string, string>()
  const rich: WordedLink[] = []
  for (const { meaning, pointer, value } of document.references) {
    if (meaning === 'href') hrefs.set(pointer, value)
    if (meaning !== 'rich-text' || !value.includes('](')) continue
    for (const { words, href } of listRichLinks(parseRichText(renderShown(value, tokens)))) {
      rich.push({ words, href, pointer, isRich: true })
    }
  }
  const own = listSubjects(document, LINK_WORDS).map(({ pointer, value }) => ({
    words: renderShown(value, tokens),
    href: renderShown(hrefs.get(pointer) ?? '', tokens),
    pointer,
    isRich: false,
  }))
  return rich.length > 0 ? [...own, ...rich] : own
}

/** The headings of the part of a page that has an id; undefined where no part has it. */
export function findSection(document: CheckedDocument, id: string): string[] | undefined {
  const anchor = document.references.find(
    ({ meaning, value }) => meaning === 'anchor' && value === id,
  )
  const sections = anchor ? listSubjects(document, SECTION) : []
  const section = sections.find(({ pointer }) => pointer === anchor?.pointer)
  return section?.value.split('\n').filter((heading) => heading !== '')
}

/** What was kept of a page, or is found in the texts of a file that is known whole. */
function listSubjects({ references }: CheckedDocument, wanted: string): Reference[] {
  const isKept = references.some(({ meaning }) => meaning === LINK_WORDS || meaning === SECTION)
  const subjects = isKept ? references : buildSubjects(references)
  return subjects.filter(({ meaning }) => meaning === wanted)
}

function listRichLinks(nodes: RichNode[]): { words: string; href: string }[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const own = node.kind === 'link' ? [{ words: readNodes(node.children), href: node.href }] : []
    return [...own, ...listRichLinks(node.children)]
  })
}

function readNodes(nodes: RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : readNodes(node.children))).join('')
}
