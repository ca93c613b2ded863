import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRedirects } from '../../../../../engine/core/addresses/find-redirect'
import { isPattern, isSign, REST } from '../../../../../engine/core/addresses/redirect-pattern'
import type { WrittenRedirect } from '../../../../../engine/node/check/facts/context'
import {
  areCovering,
  covers,
  listExamples,
} from '../../../../../engine/node/check/redirects/examples'
import { createWalker, pathWithin } from '../../../../../engine/node/check/redirects/walks'

function write([from, to]: [string, string], index = 0): WrittenRedirect {
  const place = { alias: false, status: 301, pointer: `/rules/${index}` }
  return { from, isPattern: isPattern(from), to, target: to, path: pathWithin(to), ...place }
}

/** A small vocabulary, so that redirects often overlap. */
const word = fc.constantFrom('a', 'b', ':x', ':y')

const from = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([words, hasRest]) => `/${['r', ...new Set(words), ...(hasRest ? [REST] : [])].join('/')}`)

const rule = from.chain((path): fc.Arbitrary<[string, string]> => {
  const signs = path.split('/').filter(isSign)
  const segment = fc.constantFrom('a', 'b', ...signs)
  return fc
    .array(segment, { maxLength: 3 })
    .map((segments) => [path, `/${['r', ...segments].join('/')}`])
})

/** All paths with up to five segments, including a word that no redirect uses. */
const PATHS = (function list(depth: number): string[] {
  if (depth === 0) return ['/r']
  const shorter = list(depth - 1)
  const longest = shorter.filter((path) => path.split('/').length === depth + 1)
  return [...shorter, ...longest.flatMap((path) => ['a', 'b', 'q'].map((one) => `${path}/${one}`))]
})(4)

const SHORT_PATHS = PATHS.filter((path) => path.split('/').length <= 5)

const NO_OUTSIDE = { redirects: [], find: () => undefined }

describe('examples of redirects by pattern', () => {
  it('are found wherever visitors are led twice by a pattern', () => {
    fc.assert(
      fc.property(fc.array(rule, { minLength: 1, maxLength: 3 }), (rules) => {
        const redirects = rules.map(write)
        const walk = createWalker({ redirects, outside: NO_OUTSIDE })
        for (const redirect of redirects.filter((one) => one.isPattern)) {
          const isTwice = (path: string) => {
            const { steps, isEndless } = walk(path)
            return steps[0]?.redirect === redirect && (steps.length > 1 || isEndless)
          }
          const known = SHORT_PATHS.find(isTwice)
          if (known === undefined) continue
          const found = listExamples(redirect, redirects).some(isTwice)
          expect([rules, redirect.from, known, found]).toEqual([rules, redirect.from, known, true])
        }
      }),
    )
  })

  it.each([
    [
      ['/a/*', '/b/*'],
      ['/b/:x', '/c'],
      ['/a/a', '/a/a-2'],
    ],
    [['/a/*', '/b/*'], ['/b/c/d', '/e'], ['/a/c/d']],
    [['/a/:x', '/b/:x/:x'], ['/b/c/d', '/e'], []],
    [
      ['/a/:x/:y', '/b/:y'],
      ['/b/c', '/e'],
      ['/a/x/c', '/a/x-2/c'],
    ],
    [['/a/*', 'https://b.example/*'], ['/b', '/e'], []],
    [['/a', '/b'], ['/b', '/c'], ['/a']],
  ] as [
    [string, string],
    [string, string],
    string[],
  ][])('of %j that meets %j are %j', (one, other, expected) => {
    expect(listExamples(write(one), [write(other)])).toEqual(expected)
  })
})

describe('what redirects by pattern cover', () => {
  it('is every path that they take from another, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(from, { maxLength: 4 }), from, (earlier, last) => {
        fc.pre(isPattern(last))
        fc.pre(!earlier.includes(last))
        const find = createRedirects([...earlier, last].map((one) => ({ from: one, to: one })))
        const isFree = (path: string) => find(path)?.from === last
        const isCovered = areCovering(earlier, last)
        expect([earlier, last, isCovered]).toEqual([earlier, last, !PATHS.some(isFree)])
      }),
    )
  })

  it.each([
    ['/a/*', '/a/:x', true],
    ['/a/*', '/a', true],
    ['/a/*', '/a/*', true],
    ['/a/:x', '/a/b', true],
    ['/a/:x', '/a/*', false],
    ['/a/b', '/a/:x', false],
    ['/:x/b', '/a/:x', false],
    ['/a/:x/*', '/a/*', false],
  ])('by %s of %s: %s', (other, path, expected) => {
    expect(covers(other, path)).toBe(expected)
  })
})
