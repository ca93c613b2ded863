import { array, assert, integer, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createContentScan } from '../attachment-scan'

function scan(isText: boolean, ...slices: Uint8Array[]) {
  const content = createContentScan(isText)
  for (const slice of slices) content.add(slice)
  return content.problems()
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, order: 'LE' | 'BE', hasBom = false) => {
  const bytes = Buffer.from(`${hasBom ? '\uFEFF' : ''}${text}`, 'utf16le')
  return new Uint8Array(order === 'LE' ? bytes : bytes.swap16())
}

describe('the scan of a file', () => {
  it.each([true, false])('finds a program by its first two bytes (R-185)', (isText) => {
    expect(scan(isText, utf8('MZ\u0090\u0000'))).toEqual(['fileExecutable'])
    expect(scan(isText, utf8('M'), utf8('Z...'))).toEqual(['fileExecutable'])
    expect(scan(isText, utf8('xMZ'))).toEqual([])
    expect(scan(isText, utf8('M'))).toEqual([])
  })

  it.each([
    '<script>',
    '<SCRIPT src=x>',
    'a <ScRiPt',
    '<<script',
  ])('finds %s in a text (R-186)', (text) => {
    expect(scan(true, utf8(text))).toEqual(['fileScript'])
  })

  it.each([
    'LE',
    'BE',
  ] as const)('finds it in UTF-16 %s, with and without a byte order mark (R-186)', (order) => {
    for (const hasBom of [true, false]) {
      expect(scan(true, utf16('name;<script>x', order, hasBom))).toEqual(['fileScript'])
    }
  })

  it('finds it beyond 5 MB (R-186)', () => {
    const before = new Uint8Array(6 * 1024 * 1024).fill(97)
    expect(scan(true, before, utf8('<script'))).toEqual(['fileScript'])
  })

  it('leaves it alone in what is no text (R-186)', () => {
    expect(scan(false, utf8('%PDF-1.7 <script>'))).toEqual([])
  })

  it('finds both at once (D28)', () => {
    expect(scan(true, utf8('MZ <script>'))).toEqual(['fileExecutable', 'fileScript'])
  })

  it('finds the same however the bytes are cut', () => {
    const places = array(integer({ min: 0, max: 60 }), { maxLength: 5 })
    assert(
      property(string({ maxLength: 20 }), string({ maxLength: 20 }), places, (a, b, cuts) => {
        const bytes = utf8(`${a}<sCript${b}`)
        const ends = [...cuts.sort((x, y) => x - y), bytes.length]
        const slices = ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end))
        expect(scan(true, ...slices)).toEqual(scan(true, bytes))
        expect(scan(true, bytes)).toContain('fileScript')
      }),
    )
  })

  it('finds nothing in a text without the tag', () => {
    assert(
      property(string(), (text) => {
        const plain = `a${text.replaceAll('<', '')}`
        expect(scan(true, utf8(plain))).toEqual([])
      }),
    )
  })
})
