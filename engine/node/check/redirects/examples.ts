/**
 * Finds paths for which a redirect pattern points to another redirect's old path, by unifying its
 * target with that old path. Only a walk shows whether visitors reach them.
 */
import { isSign, REST } from '../../../core/addresses/redirect-pattern'
import type { WrittenRedirect } from '../facts/context'

/** Values for free placeholders. The second is used if the first is taken. */
const WORDS = ['', '-2']

/**
 * Paths that a redirect matches and whose target is an old path, either another redirect's or its
 * own. For a redirect from a single path, that path.
 */
export function listExamples(redirect: WrittenRedirect, others: WrittenRedirect[]): string[] {
  if (!redirect.isPattern) return [redirect.from]
  if (redirect.path === '') return []
  const paths = others.flatMap((other) =>
    listCounts(redirect, other).flatMap((count) => {
      const bound = unify(expand(redirect.path, count), other.from.split('/'))
      return bound
        ? WORDS.map((word) => fill(expand(redirect.from, count), bound, word).join('/'))
        : []
    }),
  )
  return [...new Set(paths)]
}

/** The number of segments that replace `*`, so that a target can be as long as an old path. */
function listCounts({ from, path }: WrittenRedirect, other: WrittenRedirect): number[] {
  if (!from.endsWith(`/${REST}`)) return [0]
  const target = path.split('/')
  const rests = target.filter((segment) => segment === REST).length
  if (rests === 0) return [0, 1]
  const wanted = other.from.split('/').filter((segment) => segment !== REST).length
  const least = Math.max(0, Math.ceil((wanted - (target.length - rests)) / rests))
  if (!other.from.endsWith(`/${REST}`)) return [least]
  // Segments after `*` in a target move with the number of segments that replace it.
  return Array.from({ length: wanted + 2 }, (_, index) => index).filter((count) => count >= least)
}

/** A pattern's segments, with `*` replaced by names. */
function expand(pattern: string, count: number): string[] {
  const names = Array.from({ length: count }, (_, index) => `${REST}${index}`)
  const segments = pattern.split('/').flatMap((segment) => (segment === REST ? names : [segment]))
  return segments.length > 1 ? segments : ['', '']
}

const isName = (segment: string) => isSign(segment) || /^\*\d+$/.test(segment)

/** The placeholder values for which a redirect matches a target. */
function unify(target: string[], from: string[]): Map<string, string> | undefined {
  const hasRest = from.at(-1) === REST
  const wanted = hasRest ? from.slice(0, -1) : from
  if (hasRest ? target.length < wanted.length : target.length !== wanted.length) return undefined
  const bound = new Map<string, string>()
  for (const [index, sign] of wanted.entries()) {
    const segment = target[index] ?? ''
    if (isSign(sign)) continue
    const text = bound.get(segment) ?? segment
    if (text === sign) continue
    if (!isName(text)) return undefined
    bound.set(segment, sign)
  }
  return bound
}

function fill(segments: string[], bound: Map<string, string>, word: string): string[] {
  return segments.map((segment) => {
    if (!isName(segment)) return segment
    const rest = /^\*(\d+)$/.exec(segment)?.[1]
    const usual =
      rest === undefined ? segment.slice(1) : String.fromCodePoint(97 + (Number(rest) % 26))
    return bound.get(segment) ?? usual + word
  })
}

/** Returns `true` if a pattern matches every path that another pattern matches. */
export function covers(other: string, from: string): boolean {
  const [wide, narrow] = [other.split('/'), from.split('/')]
  for (const [index, segment] of wide.entries()) {
    if (segment === REST) return true
    const part = narrow[index]
    if (part === undefined || part === REST) return false
    if (isSign(segment) ? part === '' : part !== segment) return false
  }
  return wide.length === narrow.length
}

/** The maximum number of additional segments tried for `*` before it counts as uncovered. */
const MOST_PARTS = 8

/** Returns `true` if earlier redirects together match every path of a pattern. */
export function areCovering(earlier: string[], from: string, parts = MOST_PARTS): boolean {
  if (earlier.some((other) => covers(other, from))) return true
  if (!from.endsWith(`/${REST}`) || parts === 0) return false
  const start = from.slice(0, -REST.length - 1)
  return (
    areCovering(earlier, start, 0) &&
    areCovering(earlier, `${start}/:part${parts}/${REST}`, parts - 1)
  )
}
