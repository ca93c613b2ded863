import { splitHref } from '../../../core/addresses/paths'
import type { TextEdit } from '../../lib/json/text-edits'
import type { Moving } from './move-request'
import { moveHref } from './moved-links'

/** The links to moved pages in Markdown, outside of code. */
export function findTextLinks(text: string, moving: Moving): TextEdit[] {
  return [...listDestinations(text)].flatMap(({ offset, href }) => {
    const to = moveHref(href, moving)
    if (to === undefined) return []
    const { path, search, hash } = splitHref(href)
    return [{ offset, from: path, to: to.slice(0, to.length - search.length - hash.length) }]
  })
}

interface Destination {
  offset: number
  href: string
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/

function* listDestinations(text: string): Generator<Destination> {
  let fence: string | undefined
  let offset = 0
  for (const line of text.split('\n')) {
    const delimiter = FENCE.exec(line)?.[1]
    if (fence === undefined && delimiter === undefined) {
      for (const { offset: at, href } of listInLine(line)) yield { offset: offset + at, href }
    } else if (fence === undefined) fence = delimiter
    else if (delimiter?.startsWith(fence)) fence = undefined
    offset += line.length + 1
  }
}

/** The part of `[label]: ` before a URL. */
const DEFINITION = /^ {0,3}\[[^\]]+\]:[ \t]*/
const ADDRESS = /[^\s<>()]*/y

function* listInLine(line: string): Generator<Destination> {
  const definition = DEFINITION.exec(line)?.[0]
  if (definition !== undefined) yield readAddress(line, definition.length)
  for (let at = definition?.length ?? 0; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1
    else if (line[at] === '`') at = findCodeEnd(line, at) - 1
    else if (line.startsWith('](', at)) yield readAddress(line, at + 2)
  }
}

function readAddress(line: string, begin: number): Destination {
  let offset = begin
  while (line[offset] === ' ' || line[offset] === '<') offset += 1
  ADDRESS.lastIndex = offset
  return { offset, href: ADDRESS.exec(line)?.[0] ?? '' }
}

/** The end of the code that backticks open. If they open none, the end of the backticks. */
function findCodeEnd(line: string, begin: number): number {
  const countBackticks = (at: number) => {
    let end = at
    while (line[end] === '`') end += 1
    return end - at
  }
  const length = countBackticks(begin)
  let at = begin + length
  while (at < line.length) {
    const count = countBackticks(at)
    if (count === length) return at + count
    at += Math.max(1, count)
  }
  return begin + length
}
