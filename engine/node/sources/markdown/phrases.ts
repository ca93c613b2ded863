/** Converts the inline content of a paragraph, a cell or an item to rich text. */

import type { Link as LinkNode, LinkReference, PhrasingContent } from 'mdast'
import { guardMarks, guardText, unguardMarks, unguardText } from '../../../core/text/guard'
import { isClosingTag, refuseHtml } from './html'
import type { Reading } from './reading'
import { addError, addWarning, locateNode } from './reading'
import { reportUnreadText } from './unread-text'

/** The formatting around a piece of text. */
interface Marks {
  link?: { href: string }
  strong?: boolean
  emphasis?: boolean
  code?: boolean
}

interface Piece extends Marks {
  text: string
}

/** From the outside in. Both nesting orders of strong emphasis look the same. */
const ORDER = ['link', 'strong', 'emphasis', 'code'] as const

/**
 * The rich text of inline content. The location of a link has the pointer of the text, `#`, and the
 * URL as its key.
 */
export function readPhrases(nodes: PhrasingContent[], pointer: string, reading: Reading): string {
  return write(collect(nodes, {}, { ...reading, pointer }), 0).trim()
}

/** The same as plain text. Dropped formatting is reported. */
export function readPlain(nodes: PhrasingContent[], what: string, reading: Reading): string {
  const marked = nodes.find(({ type }) => /^(?:emphasis|strong|inlineCode|link.*)$/.test(type))
  if (marked) {
    addWarning(reading, marked, {
      message: `${what} is plain text: it is shown without its marks.`,
      hint: 'Write the words without marks; put a link into the text below.',
    })
  }
  const pieces = collect(nodes, {}, { ...reading, pointer: '', places: new Map() })
  return unguardMarks(pieces.map(({ text }) => text).join('')).trim()
}

type PhraseReading = Reading & { pointer: string }

function collect(nodes: PhrasingContent[], marks: Marks, reading: PhraseReading): Piece[] {
  return nodes.flatMap((node, index) =>
    isClosingTag(node, nodes.slice(0, index)) ? [] : collectNode(node, marks, reading),
  )
}

function collectNode(node: PhrasingContent, marks: Marks, reading: PhraseReading): Piece[] {
  switch (node.type) {
    case 'text':
      reportUnreadText(reading, node)
      return [{ ...marks, text: guardMarks(node.value.replace(/\r\n?|\n/g, ' ')) }]
    case 'strong':
    case 'emphasis':
      return collect(node.children, { ...marks, [node.type]: true }, reading)
    case 'inlineCode':
      return [{ ...marks, code: true, text: guardText(node.value) }]
    case 'link':
    case 'linkReference':
      return collectLink(node, marks, reading)
    case 'break':
      addWarning(reading, node, {
        message: 'A line that ends within a paragraph is shown without its end.',
        hint: 'Write a paragraph for each line, or a list.',
      })
      return [{ ...marks, text: ' ' }]
    case 'html':
      refuseHtml(reading, node)
      return []
    default:
      addError(reading, node, {
        message: 'A picture cannot stand within a text.',
        hint: 'Put it into a paragraph of its own, with an empty line before and after it.',
      })
      return []
  }
}

function collectLink(
  node: LinkNode | LinkReference,
  marks: Marks,
  reading: PhraseReading,
): Piece[] {
  const target = node.type === 'link' ? node : reading.definitions.get(node.identifier)
  const href = encodeHref(unguardText(target?.url ?? ''))
  const pieces = collect(node.children, { ...marks, link: { href } }, reading)
  if (href === '' || pieces.every(({ text }) => text.trim() === '')) {
    addError(reading, node, {
      message: href === '' ? 'This link has no address.' : 'This link has no words.',
      hint: 'Write a link as [words](/path).',
    })
    return pieces.map((piece) => ({ ...piece, link: undefined }))
  }
  if (target?.title) {
    addWarning(reading, node, {
      message: `The title of a link is not shown: "${target.title}".`,
      hint: 'Say it in the words of the link, or leave it out.',
    })
  }
  const key = `${reading.pointer}#${href}`
  if (!reading.places.has(key)) reading.places.set(key, locateNode(reading, node))
  return pieces
}

/** In rich text, a URL ends at a bracket or a space. */
function encodeHref(url: string): string {
  return url.replace(/[\s()]/g, (character) =>
    character === '(' ? '%28' : character === ')' ? '%29' : encodeURIComponent(character),
  )
}

/** Writes the delimiters around adjacent pieces, the outermost first. */
function write(pieces: Piece[], depth: number): string {
  const mark = ORDER[depth]
  if (mark === undefined) return pieces.map(({ text }) => text).join('')
  let text = ''
  for (let start = 0, end = 0; start < pieces.length; start = end) {
    const value = pieces[start]?.[mark]
    while (end < pieces.length && pieces[end]?.[mark] === value) end += 1
    const inner = write(pieces.slice(start, end), depth + 1)
    text += value ? wrap(inner, mark, pieces[start]) : inner
  }
  return text
}

/** There is no space between a delimiter and its content. */
function wrap(inner: string, mark: (typeof ORDER)[number], piece: Marks | undefined): string {
  const core = inner.trim()
  if (core === '') return inner
  const before = inner.slice(0, inner.length - inner.trimStart().length)
  const after = inner.slice(inner.trimEnd().length)
  return `${before}${surround(core, mark, piece)}${after}`
}

function surround(core: string, mark: (typeof ORDER)[number], piece: Marks | undefined): string {
  if (mark === 'link') return `[${core}](${piece?.link?.href ?? ''})`
  if (mark === 'code') return `\`${core}\``
  const star = mark === 'strong' ? '**' : '*'
  return star + core + star
}
