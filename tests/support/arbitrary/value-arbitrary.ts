/**
 * Hostile values for properties that become part of a path, a header, a server's settings or a
 * style sheet.
 */
import fc from 'fast-check'
import { loadHostile } from '../sites/hostile'

/** Characters and words that are special to one of the parsers, or useful to an attacker. */
const SNIPPETS = [
  ...[
    ';',
    '"',
    "'",
    '`',
    '\\',
    '{',
    '}',
    '$',
    '$arg_x',
    ['$', '{x}'].join(''),
    '{$HOME}',
    '{query}',
    '%{x}e',
  ],
  ...['\n', '\r\n', '\t', '\0', '\u007f', ' ', '%20', '%00', '%0a', '%2f', '%2e%2e', '%zz', '%25'],
  ...['../', '/../', '//', '/./', '/.quire/x', '/index', '.html', '.html.br', ':x', ':splat', '*'],
  ...[
    '#',
    '?',
    '&',
    '=',
    '+',
    ',',
    '(',
    ')',
    '[',
    ']',
    '|',
    '^',
    '~',
    '!',
    '@',
    '<',
    '>',
    '</style>',
  ],
  ...['x}</style><script>', "'unsafe-eval'", '\u2028', '\u202e', 'é', 'e\u0301', '日本', '😀', '١'],
  ...['xn--', '999.1.1.1', '[::1]', ':99999', 'user@', 'UPPER', '-', '.', '_', 'a'.repeat(300)],
]

const snippet = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...SNIPPETS) },
  fc.constantFrom(...loadHostile('payloads')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

/** The value with a hostile string inserted, or unchanged. */
function disturb(...values: string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...values), fc.array(fc.tuple(fc.nat(60), snippet), { maxLength: 3 }))
    .map(([value, insertions]) =>
      insertions.reduce((text, [at, what]) => text.slice(0, at) + what + text.slice(at), value),
    )
}

const NAME = fc.string({
  unit: fc.constantFrom(..."abzABZ09-_.~!$&'()+,;=@éßж中".split(''), '%20', '%28', '%C3%A9', '%3B'),
  minLength: 1,
  maxLength: 12,
})

/** Old paths, many of them valid, each with a number that makes it unique. */
export const oldPaths: fc.Arbitrary<string> = fc.oneof(
  fc.array(NAME, { minLength: 1, maxLength: 3 }).map((names) => `/${names.join('/')}`),
  disturb('/treasury', '/solutions/old-page.html', '/caf%C3%A9', '/a%20b', '/Über uns'),
)

/** The targets of redirects. */
export const targets: fc.Arbitrary<string> = disturb(
  '/',
  '/solutions/loans?from=old#order',
  '/a%20b/(c)?x=$1&y={z}#é',
  'https://www.case.example:8443/a/b?c=d#e',
)

const LABEL = fc.stringMatching(/^[a-z0-9-]{1,8}$/)

/** URLs of all kinds of host, many of them valid. */
export function addressesAt(path: string): fc.Arbitrary<string> {
  const port = fc.constantFrom('', ':8443', ':443', ':99999')
  const host = fc.array(LABEL, { minLength: 2, maxLength: 3 }).map((labels) => labels.join('.'))
  return fc.oneof(
    fc.tuple(host, port).map(([name, number]) => `https://${name}${number}${path}`),
    disturb(`https://a.example:8443${path}`),
  )
}

export const hosts: fc.Arbitrary<string> = fc.oneof(
  addressesAt(''),
  addressesAt('').map((address) => address.replace('//', '//*.')),
)

export const features: fc.Arbitrary<string> = fc.oneof(
  fc.stringMatching(/^[a-z-]{1,12}$/),
  disturb('camera', 'screen-wake-lock'),
)
