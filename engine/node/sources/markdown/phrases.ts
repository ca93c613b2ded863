/** Converts the inline content of a paragraph, a cell or an item to rich text. */

import type { Link as LinkNode, LinkReference, PhrasingContent } from 'mdast'
import {
  ESCAPE,
  escapeDelimiters,
  escapeText,
  unescapeText,
} from '../../../core/text/escape-rich-text'
import { isClosingTag, refuseHtml } from './html'
import { joinLines } from './join-lines'
import type { Reading } from './reading'
import { addError, addWarning, locateNode } from './reading'
import { isFootnote, reportUnreadText } from './unread-text'

/** The formatting around a piece of text. */
interface Formatting {
  link?: { href: string }
  strong?: boolean
  emphasis?: boolean
  code?: boolean
}

interface Piece extends Formatting {
  text: string
}

/** From the outside in. Both nesting orders of strong emphasis look the same. */
const ORDER = ['link', 'strong', 'emphasis', 'code'] as const

/**
 * The rich text of inline content. The location of a link has the pointer of the text, `#`, and the
 * URL as its key.
 */
export function readPhrases(nodes: PhrasingContent[], pointer: string, reading: Reading): string {
  reportUnreadText(reading, nodes)
  return write(joinLines(collect(nodes, {}, { ...reading, pointer })), 0).trim()
}

/** The same as plain text. Dropped formatting is reported. */
export function readPlain(nodes: PhrasingContent[], what: string, reading: Reading): string {
  const formatted = nodes.find(({ type }) => /^(?:emphasis|strong|inlineCode|link.*)$/.test(type))
  if (formatted) {
    addWarning(reading, formatted, {
      message: `${what} is plain text: it is shown without formatting.`,
      hint: 'Write the words without formatting; put a link into the text below.',
    })
  }
  reportUnreadText(reading, nodes)
  const pieces = joinLines(collect(nodes, {}, { ...reading, pointer: '', places: new Map() }))
  return pieces
    .map(({ text }) => text)
    .join('')
    .trim()
}

type PhraseReading = Reading & { pointer: string }

function collect(
  nodes: PhrasingContent[],
  formatting: Formatting,
  reading: PhraseReading,
): Piece[] {
  return nodes.flatMap((node, index) =>
    isClosingTag(node, nodes.slice(0, index)) ? [] : collectNode(node, formatting, reading),
  )
}

function collectNode(
  node: PhrasingContent,
  formatting: Formatting,
  reading: PhraseReading,
): Piece[] {
  switch (node.type) {
    case 'text':
      return [{ ...formatting, text: escapeDelimiters(trimJoiner(node.value)) }]
    case 'strong':
    case 'emphasis':
      return collect(node.children, { ...formatting, [node.type]: true }, reading)
    case 'inlineCode':
      return [{ ...formatting, code: true, text: escapeText(trimJoiner(node.value)) }]
    case 'link':
    case 'linkReference':
      return collectLink(node, formatting, reading)
    case 'break':
      addWarning(reading, node, {
        message: 'A line break within a paragraph is not shown.',
        hint: 'Write a paragraph for each line, or a list.',
      })
      return [{ ...formatting, text: '\n' }]
    case 'html':
      refuseHtml(reading, node)
      return []
    default:
      addError(reading, node, {
        message: 'A picture cannot be part of a paragraph.',
        hint: 'Put it into a paragraph of its own, with an empty line before and after it.',
      })
      return []
  }
}

/** At the start of a text, the author's own joiner would escape the delimiter before it. */
function trimJoiner(text: string): string {
  return text.startsWith(ESCAPE) ? text.replace(/^\u2060+/, '') : text
}

function collectLink(
  node: LinkNode | LinkReference,
  formatting: Formatting,
  reading: PhraseReading,
): Piece[] {
  if (isFootnote(node)) return collect(node.children, formatting, reading)
  const target = node.type === 'link' ? node : reading.definitions.get(node.identifier)
  const href = encodeHref(unescapeText(target?.url ?? ''))
  const pieces = collect(node.children, { ...formatting, link: { href } }, reading)
  if (href === '' || pieces.every(({ text }) => text.trim() === '')) {
    addError(reading, node, {
      message: href === '' ? 'This link has no address.' : 'This link has no text.',
      hint: 'Write a link as [words](/path).',
    })
    return pieces.map((piece) => ({ ...piece, link: undefined }))
  }
  if (target?.title) {
    addWarning(reading, node, {
      message: `The title of a link is not shown: "${unescapeText(target.title)}".`,
      hint: 'Put it into the text of the link, or remove it.',
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
  const kind = ORDER[depth]
  if (kind === undefined) return pieces.map(({ text }) => text).join('')
  let text = ''
  for (let start = 0, end = 0; start < pieces.length; start = end) {
    const value = pieces[start]?.[kind]
    while (end < pieces.length && pieces[end]?.[kind] === value) end += 1
    const inner = write(pieces.slice(start, end), depth + 1)
    text += value ? wrap(inner, kind, pieces[start]) : inner
  }
  return text
}

/** There is no space between a delimiter and its content. */
function wrap(inner: string, kind: (typeof ORDER)[number], piece: Formatting | undefined): string {
  const core = inner.trim()
  if (core === '') return inner
  const before = inner.slice(0, inner.length - inner.trimStart().length)
  const after = inner.slice(inner.trimEnd().length)
  return `${before}${surround(core, kind, piece)}${after}`
}

function surround(
  core: string,
  kind: (typeof ORDER)[number],
  piece: Formatting | undefined,
): string {
  if (kind === 'link') return `[${core}](${piece?.link?.href ?? ''})`
  if (kind === 'code') return `\`${core}\``
  const star = kind === 'strong' ? '**' : '*'
  return star + core + star
}
