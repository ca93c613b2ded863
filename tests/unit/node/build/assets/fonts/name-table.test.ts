import { readFileSync } from 'node:fs'
import { convert } from 'fontverter'
import { describe, expect, it } from 'vitest'
import {
  BASIC_CHARACTERS,
  buildSubset,
} from '../../../../../../engine/node/build/assets/fonts/font-subset'
import {
  LEGAL_NAMES,
  readNames,
  renameFont,
} from '../../../../../../engine/node/build/assets/fonts/name-table'
import { INTER_FILE, SOURCE_SERIF_FILE } from '../../../../../support/sites/fonts'

/** Fonts with a range of weights, with a single weight, and with a reserved name. */
const FONTS = [INTER_FILE, SOURCE_SERIF_FILE, 'examples/bakery/assets/fonts/young-serif.woff2']

const load = async (font: Uint8Array) => convert(Buffer.from(font), 'sfnt')

describe('readNames', () => {
  it('reads the names, the copyright and the licence of a font', async () => {
    const names = readNames(await load(readFileSync(SOURCE_SERIF_FILE)))
    expect(names.get(16)).toBe('Source Serif 4')
    expect(names.get(0)).toContain('with Reserved Font Name ‘Source’')
  })
})

describe('renameFont', () => {
  it('leaves everything else of a font as it is', async () => {
    const font = await load(readFileSync(INTER_FILE))
    const renamed = renameFont(font, 'Part 1')
    expect(readNames(renamed).get(6)).toBe('Part-1')
    const tables = (bytes: Buffer) =>
      Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => {
        const record = 12 + 16 * index
        const start = bytes.readUInt32BE(record + 8)
        const tag = bytes.toString('latin1', record, record + 4)
        const content = bytes.subarray(start, start + bytes.readUInt32BE(record + 12))
        return [tag, tag === 'name' ? '' : content.toString('base64')]
      })
    expect(tables(renamed)).toEqual(tables(font))
    expect(renamed.subarray(4, 12)).toEqual(font.subarray(4, 12))
  })
})

describe('the part of a font that a site gets (OFL 1.1, condition 3)', () => {
  it.each(FONTS)('of %s has a name of its own, and says where it is from', async (file) => {
    const font = readFileSync(file)
    const whole = readNames(await load(font))
    const options = { font, characters: BASIC_CHARACTERS, weight: '400' }
    const part = readNames(await load(await buildSubset(options)))
    for (const id of [1, 3, 4, 6]) expect(part.get(id)).toMatch(/^Part[ -][0-9a-f]{8}$/)
    const [reserved = 'none'] = (whole.get(16) ?? whole.get(1) ?? '').split(' ')
    const naming = [...part].filter(
      ([id, text]) => !LEGAL_NAMES.includes(id) && text.includes(reserved),
    )
    expect(naming).toEqual([])
    for (const id of LEGAL_NAMES) expect(part.get(id)).toBe(whole.get(id))
  })
})
