import type { Node } from 'jsonc-parser'
import { parseTree } from 'jsonc-parser'
import type { FileIssue } from '../problems/problem'
import { WHOLE_FILE } from '../problems/problem'
import { readFix } from '../problems/proposed-fixes'
import { findStructureIssues } from './json-structure'
import { readTokens } from './json-tokens'
import type { SyntaxIssue } from './syntax-issue'
import { createPlaceResolver, escapePointer, resolvePlace } from './text-place'

const SYNTAX = { rule: 'bad-json', pointer: '' }

/** All syntax errors in source text that `JSON.parse` rejected. */
export function findSyntaxIssues(text: string, reason: SyntaxError): FileIssue[] {
  if (text.trim() === '') {
    const hint = 'Write its content between { and }, or remove the file.'
    return [{ ...SYNTAX, place: WHOLE_FILE, message: 'The file is empty.', hint }]
  }
  const issues = listIssues(text)
  const shown = issues.slice(0, MAX_SHOWN)
  const isCertain = listIssues(applyFixes(text, shown)).length < issues.length
  if (shown.length > 0) {
    return shown.map((issue) => buildIssue(text, issue, isCertain))
  }
  const offset = Number(/position (\d+)/.exec(reason.message)?.[1] ?? 0)
  return [buildIssue(text, { start: offset, end: offset + 1, message: 'This is not JSON.' })]
}

/** A file with more errors is not a JSON file. */
const MAX_SHOWN = 20

function listIssues(text: string): SyntaxIssue[] {
  const { tokens, issues } = readTokens(text)
  return keepCauses(text, issues, findStructureIssues(text, tokens))
}

function applyFixes(text: string, issues: SyntaxIssue[]): string {
  return issues.reduceRight((repaired, { start, fix }) => {
    if (!fix) return repaired
    const at = fix.offset ?? start
    return repaired.slice(0, at) + fix.to + repaired.slice(at + fix.from.length)
  }, text)
}

/**
 * An unreadable string causes further errors on its line, so only the string is reported. Brackets
 * are not counted then, because the string may contain some.
 */
function keepCauses(text: string, own: SyntaxIssue[], structural: SyntaxIssue[]): SyntaxIssue[] {
  const resolve = createPlaceResolver(text)
  const lineOf = ({ start }: SyntaxIssue) => resolve(start, 1).line
  const unread = own.filter(({ fix }) => fix === undefined || fix.to === '"')
  const lines = new Set(unread.map(lineOf))
  const causes = structural.filter((issue) => {
    return !lines.has(lineOf(issue)) && !(issue.isBracket && unread.length > 0)
  })
  return [...own, ...causes].sort((a, b) => a.start - b.start)
}

function buildIssue(text: string, issue: SyntaxIssue, isCertain = false): FileIssue {
  const { start, end, message, hint, fix, fixes } = issue
  // Missing brackets at the end of the file are reported on its last line.
  const first = Math.min(start, Math.max(0, text.trimEnd().length - 1))
  const place = resolvePlace(text, first, Math.max(1, end - start))
  const base = { ...SYNTAX, place, message, hint }
  const placed = fix && { offset: start, ...fix }
  if (placed && isCertain) return { ...base, fix: placed }
  const open = placed
    ? [readFix(placed)]
    : fixes?.map((edit) => (edit.kind === 'text' ? { offset: start, ...edit } : edit))
  return open ? { ...base, fixes: open } : base
}

/** The duplicate keys of a well-formed text, and keys called `__proto__`. */
export function findUnfitKeys(text: string): FileIssue[] {
  const root = parseTree(text)
  return root ? visit(root, '') : []

  function visit(node: Node, pointer: string): FileIssue[] {
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
        const message = 'The name "__proto__" is not allowed.'
        return [{ ...own, rule: 'forbidden-key', message }]
      }
      if (!first) return visit(value, own.pointer)
      const { line } = resolvePlace(text, first.offset, first.length)
      const message = `"${name}" appears here a second time.`
      const hint = `Keep one of them: the first is on line ${line}.`
      return [{ ...own, rule: 'duplicate-key', message, hint }]
    })
  }
}
