import type { Node } from 'jsonc-parser'
import { parseTree } from 'jsonc-parser'
import type { JsonFault, JsonMistake } from './json-mistake'
import { findStructureFaults } from './json-structure'
import { readTokens } from './json-tokens'
import { createPlaceResolver, escapePointer, resolvePlace } from './text-place'

/** All that is wrong with the syntax of a text that `JSON.parse` refused. */
export function findSyntaxMistakes(text: string, reason: SyntaxError): JsonMistake[] {
  if (text.trim() === '') {
    const place = { line: 1, column: 1, length: 0 }
    const hint = 'Write its content between { and }, or remove the file.'
    return [{ rule: 'bad-json', place, pointer: '', message: 'The file is empty.', hint }]
  }
  const faults = listFaults(text)
  const shown = faults.slice(0, MAX_SHOWN)
  const isCertain = listFaults(applyFixes(text, shown)).length < faults.length
  if (shown.length > 0) {
    return shown.map(({ fix, ...fault }) => {
      return buildMistake(text, isCertain ? { ...fault, fix } : fault)
    })
  }
  const offset = Number(/position (\d+)/.exec(reason.message)?.[1] ?? 0)
  return [buildMistake(text, { start: offset, end: offset + 1, message: 'This is not JSON.' })]
}

/** A file with more of them is none of the site's. */
const MAX_SHOWN = 20

function listFaults(text: string): JsonFault[] {
  const { tokens, faults } = readTokens(text)
  return keepCauses(text, faults, findStructureFaults(text, tokens))
}

function applyFixes(text: string, faults: JsonFault[]): string {
  return faults.reduceRight((mended, { start, fix }) => {
    if (!fix) return mended
    const at = fix.at ?? start
    return mended.slice(0, at) + fix.to + mended.slice(at + fix.from.length)
  }, text)
}

/**
 * Marks around a text that could not be read follow from it: of the same line it is said alone.
 * Brackets are not counted then, because the text may have some.
 */
function keepCauses(text: string, own: JsonFault[], marks: JsonFault[]): JsonFault[] {
  const resolve = createPlaceResolver(text)
  const lineOf = ({ start }: JsonFault) => resolve(start, 1).line
  const unread = own.filter(({ fix }) => fix === undefined || fix.to === '"')
  const lines = new Set(unread.map(lineOf))
  const causes = marks.filter((fault) => {
    return !lines.has(lineOf(fault)) && !(fault.isBracket && unread.length > 0)
  })
  return [...own, ...causes].sort((a, b) => a.start - b.start)
}

function buildMistake(text: string, { start, end, message, hint, fix }: JsonFault): JsonMistake {
  // What is missing at the end of the file has its place in the last line.
  const first = Math.min(start, Math.max(0, text.trimEnd().length - 1))
  const place = resolvePlace(text, first, Math.max(1, end - start))
  const mends = fix && { fix: { from: fix.from, to: fix.to, offset: fix.at ?? start } }
  return { rule: 'bad-json', place, pointer: '', message, hint, ...mends }
}

/** The keys of a well-formed text that appear twice in their object, and those called `__proto__`. */
export function findUnfitKeys(text: string): JsonMistake[] {
  const root = parseTree(text)
  return root ? visit(root, '') : []

  function visit(node: Node, pointer: string): JsonMistake[] {
    if (node.type === 'array') {
      return (node.children ?? []).flatMap((item, index) => visit(item, `${pointer}/${index}`))
    }
    if (node.type !== 'object') return []
    const seen = new Map<string, Node>()
    return (node.children ?? []).flatMap(({ children: [key, value] = [] }) => {
      if (!key || !value) return []
      const name = String(key.value)
      const place = resolvePlace(text, key.offset, key.length)
      const own = { place, pointer: `${pointer}/${escapePointer(name)}` }
      const first = seen.get(name)
      seen.set(name, first ?? key)
      if (name === '__proto__') {
        return [
          {
            ...own,
            rule: 'forbidden-key' as const,
            message: 'The name "__proto__" is not allowed.',
          },
        ]
      }
      if (!first) return visit(value, own.pointer)
      const { line } = resolvePlace(text, first.offset, first.length)
      const message = `"${name}" appears here a second time.`
      return [
        {
          ...own,
          rule: 'duplicate-key' as const,
          message,
          hint: `The first is on line ${line}; keep one.`,
        },
      ]
    })
  }
}
