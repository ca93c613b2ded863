import fc from 'fast-check'
import type { RedirectRule } from '../../../schemas/generated/types'

const write = (from: string, to: string, status: RedirectRule['status'] = 301): RedirectRule => ({
  from,
  to,
  status,
  alias: false,
})

/** Redirects that use every pattern feature, as read by the build. */
export const PATTERN_RULES: RedirectRule[] = [
  write('/2024/*', '/archive/*'),
  write('/blog/:year/:slug', '/news/:slug'),
  write('/old/*', '/*', 308),
  write('/go/:a/*', 'https://other.example:8443/x/*/:a?from=go#top', 302),
  write('/:lang/böcke/:x', '/:x/:lang/%C3%A9?x=%241#top', 307),
  write('/a (b)+c/:x', '/c:d/:x/%25/:year'),
  write('/2024/first/:x', '/never'),
  write('/2024/kept', '/kept'),
  write("/q/:p1/:p10/:s/'e.f'", '/:p10/:p1/:s/s'),
  write('/gone/:any', '/', 302),
]

const TEXTS = [
  ...['a', 'B-1', 'kept', 'first', '2024', '.git', '..', '.', '', 'assets', '_data', 'böcke', 'é'],
  ...['index.html', 'a.json.br', 'x y', '%', '%2e', 'a%2Fb', '\\', '\\evil.example', 'a:b', ':p1'],
  ...['*', '$1', '$arg_x', '{re.pattern0.1}', '%{QUERY_STRING}', '%1', '|', '^', '[x]', "'", '"'],
  ...['<b>', '#', '?', '&', ';', 'a\r\nSet-Cookie: a=b', '\u007f', '😀', '\u2028', 'evil.example'],
  ...[':splat', 'https:', 'https:%2F%2Fevil.example', '@evil.example', '//', 'a/../b'],
]

const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'grapheme', maxLength: 6 }))

/** A path segment as browsers send it. */
const segment = text.map((value) =>
  [...value]
    .map((character) =>
      /[A-Za-z0-9._~!$&'()*+,;=:@|[\]^-]/.test(character)
        ? character
        : encodeURIComponent(character.replace(/\p{Cs}/u, '?')),
    )
    .join(''),
)

const word = fc.constantFrom(
  ...PATTERN_RULES.flatMap(({ from }) =>
    from
      .split('/')
      .slice(1)
      .filter((part) => !/^[:*]/.test(part))
      .map(encodeURI),
  ),
)

/** Paths that visitors may send, many of which match one of the patterns. */
export const sentPaths: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...PATTERN_RULES.map(({ from }) => from)),
      fc.array(segment, { minLength: 8, maxLength: 8 }),
      fc.nat(4),
      fc.boolean(),
    )
    .map(([from, segments, rest, hasSlash]) => {
      const parts = from.split('/').slice(1)
      const filled = parts.flatMap((part, index) => {
        if (part === '*') return segments.slice(index, index + rest)
        return part.startsWith(':') ? [segments[index] ?? ''] : [encodeURI(part)]
      })
      return `/${filled.join('/')}${hasSlash ? '/' : ''}`
    }),
  fc
    .array(fc.oneof(word, segment), { minLength: 1, maxLength: 5 })
    .map((parts) => `/${parts.join('/')}`),
)

/**
 * `true` if hosts and the engine's matcher see the same path. Servers and browsers normalise paths
 * in different ways, and no browser sends braces.
 */
export function isTidy(path: string): boolean {
  return !/\/\/|\/(?:\.|%2e){1,2}(?:\/|$)|%2f|%5c|[{}\\]/i.test(path)
}
