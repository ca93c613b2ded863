/** Reports syntax in a Markdown file that has no effect, and is shown as text. */

import type { Nodes, PhrasingContent } from 'mdast'
import { resolvePlace } from '../../lib/json/text-place'
import { replaceText } from '../../lib/problems/proposed-fixes'
import { DIALECTS } from './dialects'
import type { Reading } from './reading'

/** Most texts contain none of these. */
const MAY_HAVE_SYNTAX =
  /[[*~$^•‣◦]|==|:::|!!!|\?\?\?|:\w{1,40}:|^[ \t>]{0,16}(?::|import|export)\s/m
/** In place of each character that is not plain text, such as code and the URLs of links. */
const MASK = '\ufffc'

/** An escaped character, or the words in brackets after an escaped bracket. */
const ESCAPED = /\\\[([^[\]\\\n]{0,200})\]|\\[!-/:-@[-`{-~]/g

/** Reports delimiters that have no effect in the inline content of a paragraph, a cell or a heading. */
export function reportUnreadText(reading: Reading, nodes: PhrasingContent[]): void {
  const start = nodes[0]?.position?.start.offset ?? 0
  const end = nodes.at(-1)?.position?.end.offset ?? start
  const { file, text, issues } = reading
  if (!MAY_HAVE_SYNTAX.test(text.slice(start, end))) return
  const shown = maskSource(text, nodes, { start, end })
  const taken = new Set<number>()
  for (const { pattern, isLine = false, message, hint, ...rest } of DIALECTS) {
    for (const { 0: found, index } of findAll(pattern, shown)) {
      const at = start + index
      if (taken.has(at) || (isLine && !startsLine(text, at))) continue
      for (let offset = 0; offset < found.length; offset += 1) taken.add(at + offset)
      const place = resolvePlace(text, at, found.length)
      const [written = ''] = text
        .slice(at, at + found.length)
        .trim()
        .split(/[\r\n]/)
      const escaped = escapeStart(written)
      const further = escaped ? ` To show it literally, write "${escaped}".` : ''
      const fixes = escaped ? replaceText(written, [escaped]) : undefined
      const details = { message: message(written), hint: hint + further, fixes }
      issues.push({ ...rest, file, pointer: '', place, ...details })
    }
  }
}

function findAll(pattern: RegExp, text: string): Iterable<RegExpExecArray> {
  if (pattern.global) return text.matchAll(pattern)
  const first = pattern.exec(text)
  return first ? [first] : []
}

/** The source with masks for all but its plain text. */
function maskSource(text: string, nodes: Nodes[], { start, end }: { start: number; end: number }) {
  let masked = ''
  const mask = (to: number) => {
    masked += text.slice(start + masked.length, to).replace(/[^\r\n]/g, MASK)
  }
  for (const node of listTexts(nodes)) {
    const { start: from, end: to } = node.position ?? {}
    mask(from?.offset ?? start)
    const slice = text.slice(from?.offset, to?.offset)
    masked += slice.replace(ESCAPED, (_, words?: string) =>
      words === undefined ? MASK + MASK : `${MASK}${MASK}${words}${MASK}`,
    )
  }
  mask(end)
  return masked
}

function listTexts(nodes: Nodes[]): Nodes[] {
  return nodes.flatMap((node) =>
    node.type === 'text' || isFootnote(node)
      ? [node]
      : 'children' in node
        ? listTexts(node.children)
        : [],
  )
}

/** Returns `true` for a footnote that CommonMark reads as a link: `[^1]` with `[^1]: /path`. */
export function isFootnote(node: Nodes): boolean {
  return node.type === 'linkReference' && node.identifier.startsWith('^')
}

/** Only ASCII punctuation can be escaped. */
function escapeStart(found: string): string | undefined {
  if (found.length > 40 || !/^[!-/:-@[-`{-~]/.test(found)) return undefined
  return found.replace(/^.|\*/g, '\\$&')
}

function startsLine(text: string, at: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return /^[\s>*+.)\d-]*$/.test(before)
}
