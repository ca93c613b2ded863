import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportLostDigits } from '../../../../../engine/node/lib/json/json-numbers'
import { parseJson } from '../../../../../engine/node/lib/json/json-source'

const parse = (text: string) => parseJson(Buffer.from(text))

/** The issues, each as `line:column rule message`. */
function listIssues(bytes: Uint8Array | string): string[] {
  const source = typeof bytes === 'string' ? parse(bytes) : parseJson(bytes)
  if ('data' in source) return []
  return source.issues.map(
    ({ place, rule, message }) => `${place.line}:${place.column} ${rule} ${message}`,
  )
}

describe('reading JSON (R-319)', () => {
  it('reads what JSON.parse reads', () => {
    const text = '{"a": "x:\\"{[", "b": [1, {"c": null}], "": ":"}'
    expect(parse(text)).toEqual({ data: JSON.parse(text) })
  })

  it('accepts a byte order mark', () => {
    expect(parse('\uFEFF{"a": 1}')).toEqual({ data: { a: 1 } })
    expect(listIssues('\uFEFF{"a" 1}')[0]).toMatch(/^1:5 /)
  })

  it('refuses bytes that are not UTF-8, at the first of them', () => {
    const bytes = Buffer.concat([
      Buffer.from('{\n  "é": "'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ])
    expect(listIssues(bytes)).toEqual(['2:9 bad-encoding This is not UTF-8 text.'])
    expect(listIssues(Buffer.from('{"a": 1}', 'utf16le'))[0]).toMatch(/^1:\d+ bad-/)
  })

  it('allows 64 levels and no more', () => {
    expect(listIssues('['.repeat(64) + ']'.repeat(64))).toEqual([])
    const message = 'This is nested more than 64 levels deep.'
    expect(listIssues('['.repeat(65) + ']'.repeat(65))).toEqual([`1:65 too-deep ${message}`])
    expect(listIssues(`{"a": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`)).toEqual([
      `1:70 too-deep ${message}`,
    ])
    expect(listIssues('{"a":'.repeat(100_000))).toEqual([`1:321 too-deep ${message}`])
  })

  it('allows a million bytes and no more', () => {
    expect(listIssues(`"${'a'.repeat(999_998)}"`)).toEqual([])
    expect(listIssues(`"${'a'.repeat(999_999)}"`)).toEqual([
      '1:1 too-large The file has 1000001 bytes; at most 1000000 are allowed.',
    ])
  })

  it('refuses a key written twice, and __proto__', () => {
    expect(listIssues('{"a": 1,\n "b": [{"c": 1, "c": 2}], "a": 3}')).toEqual([
      '2:17 duplicate-key "c" appears here a second time.',
      '2:27 duplicate-key "a" appears here a second time.',
    ])
    expect(listIssues('{"a": {"__proto__": {}}}')).toEqual([
      '1:8 forbidden-key The name "__proto__" is not allowed.',
    ])
    expect(listIssues('{"\\u005f_proto__": 1}')).toEqual([
      '1:2 forbidden-key The name "__proto__" is not allowed.',
    ])
    expect(listIssues('{"a": 1, "\\u0061": 1}')).toEqual([
      '1:10 duplicate-key "a" appears here a second time.',
    ])
  })

  it.each([
    ['', '1:1 bad-json The file is empty.'],
    ['{"a": 1 "b": 2}', '1:8 bad-json A comma is missing here.'],
    ['[1,]', '1:3 bad-json There is a comma after the last entry.'],
    ['{"a": 1,}', '1:8 bad-json There is a comma after the last entry.'],
    ['{"a" 1}', '1:5 bad-json A colon is missing between the name and its value.'],
    ['{a: 1}', '1:2 bad-json A name needs double quotes.'],
    ['{"a": }', '1:2 bad-json The value of "a" is missing.'],
    ['{"a": 1', '1:7 bad-json A closing "}" is missing.'],
    ['[1, 2', '1:5 bad-json A closing "]" is missing.'],
    ['{"a": "b\n}', '1:7 bad-json The closing quote of this text is missing.'],
    ['{"a": "\\x"}', '1:8 bad-json "\\x" is not a valid JSON escape.'],
    ['{"a": "\\u12"}', '1:8 bad-json "\\u" must be followed by four hexadecimal digits.'],
    ['{"a": "b\tc"}', '1:9 bad-json A text cannot contain a tab character.'],
    ['{} // done', '1:4 bad-json JSON has no comments.'],
    ['{"a": NaN}', '1:7 bad-json A text needs double quotes.'],
    ['{\n  "a": {\n    "b": 1\n  ,\n  "c": 2\n}', '3:10 bad-json A closing "}" is missing.'],
    [
      '{\n  "a": [\n    { "b": 1 ,\n    { "b": 2 }\n  ]\n}',
      '3:12 bad-json A closing "}" is missing.',
    ],
    ['{\n  "a": \n    { "b": 1 }\n  ]\n}', '3:5 bad-json An opening "[" is missing.'],
    ['{\n  "a": [\n    \n      "b": 1\n    }\n  ]\n}', '4:7 bad-json An opening "{" is missing.'],
    ['{\n"a": {\n"b": 1\n}\n', '4:1 bad-json A closing "}" is missing.'],
    ['{"a": [1, 2}', '1:11 bad-json A closing "]" is missing.'],
    ['{"a": [1}}', '1:9 bad-json The "[" on line 1 must be closed by "]", not by "}".'],
    ['{"a": 1}}', '1:9 bad-json Unexpected "}".'],
    ['{} {}', '1:4 bad-json The file should end before this.'],
  ])('says of %j what is wrong (R-273)', (text, problem) => {
    expect(listIssues(text)).toEqual([problem])
  })

  it('finds an error, within the file, in whatever JSON.parse refuses', () => {
    const page =
      '{\n  "title": "Home",\n  "blocks": [{ "type": "hero", "n": -1.5e3 }, null, true]\n}\n'
    const edit = fc.tuple(
      fc.nat(page.length),
      fc.nat(3),
      fc.constantFrom(...'{}[]",:\\/\'0a\n\t\u00a0 '),
    )
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        const text = edits.reduce(
          (before, [at, drop, put]) => before.slice(0, at) + put + before.slice(at + drop),
          page,
        )
        const source = parse(text)
        if ('data' in source) {
          expect(source.data).toEqual(JSON.parse(text))
          return
        }
        expect(source.issues.length).toBeGreaterThan(0)
        const lines = text.split('\n')
        for (const { place } of source.issues) {
          expect(lines[place.line - 1]?.length ?? -1).toBeGreaterThanOrEqual(place.column - 1)
        }
      }),
    )
  })
})

describe('numbers (R-319)', () => {
  it('are known as they are written, where that is not how JavaScript writes them', () => {
    const source = parse('{"a": [1.50, 12, -3.5], "b/c": 1E5, "d": "1.50", "e": -0}')
    const numbers = 'data' in source ? (source.numbers ?? []) : []
    expect([...numbers].map(([pointer, { written }]) => [pointer, written])).toEqual([
      ['/a/0', '1.50'],
      ['/b~1c', '1E5'],
      ['/e', '-0'],
    ])
    expect(parse('[12, -3.5]')).toEqual({ data: [12, -3.5] })
  })

  it.each([
    '90071992547409931',
    '12345678901234567890.0',
    '1.2345678901234567890e19',
    '1e999',
  ])('change when they are read: %s', (written) =>
    expect(reportLostDigits(written)?.hint).toContain(`"${written}"`))

  it.each([
    '1.50',
    '1e21',
    '1e23',
    '0.0000001',
    '-0',
    '1E5',
    '1.0',
    '100000000000000000000000',
  ])('keep their value: %s', (written) => expect(reportLostDigits(written)).toBeUndefined())

  it.each([
    ['007', '7'],
    ['.50', '0.50'],
    ['+12345678901234567890', '12345678901234567890'],
    ['1_000', '1000'],
    ['5.', '5'],
  ])('are corrected without another digit: %s', (written, right) => {
    const source = parse(`[${written}]`)
    expect('issues' in source && source.issues[0]?.hint).toBe(`Write ${right}.`)
  })
})
