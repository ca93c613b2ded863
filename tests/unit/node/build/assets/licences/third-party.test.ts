import { describe, expect, it } from 'vitest'
import { loadFontNotice } from '../../../../../../engine/node/build/assets/licences/font-notice'
import {
  buildLicences,
  renderLicences,
} from '../../../../../../engine/node/build/assets/licences/third-party'
import type { Site } from '../../../../../../engine/node/check/run/site'
import { INTER_FILE, SOURCE_SERIF_FILE } from '../../../../../support/sites/fonts'

const library = (name: string, text?: string) => ({
  name,
  version: '1.2.3',
  identifier: 'MIT',
  text,
})

describe('renderLicences', () => {
  it('has each text once, under all that it applies to', () => {
    const text = renderLicences(
      [
        library('a', 'Copyright A\r\n\r\nDo what you like.\r\n'),
        library('b'),
        library('c', 'Copyright A\n\nDo what you like.'),
      ],
      [{ family: 'Plain', copyright: '© Plain', licence: 'Ask first.' }, { family: 'Mute' }],
    )
    expect(text).toMatchInlineSnapshot(`
      "This site contains third-party material. Its notices and licences follow.

      ------------------------------------------------------------------------
      a 1.2.3 (MIT)
      c 1.2.3 (MIT)
      ------------------------------------------------------------------------

      Copyright A

      Do what you like.

      ------------------------------------------------------------------------
      b 1.2.3 (MIT)
      ------------------------------------------------------------------------

      The package names this licence but does not include its text.

      ------------------------------------------------------------------------
      The font "Plain"
      ------------------------------------------------------------------------

      © Plain
      Ask first.

      ------------------------------------------------------------------------
      The font "Mute"
      ------------------------------------------------------------------------

      The font states neither its author nor its licence.
      "
    `)
  })

  it('has the whole Open Font License with the notice of a font that names it', async () => {
    for (const [file, notice] of [
      [INTER_FILE, 'Copyright 2016 The Inter Project Authors'],
      [SOURCE_SERIF_FILE, 'with Reserved Font Name ‘Source’.'],
    ] as const) {
      const text = renderLicences([], [await loadFontNotice(file)])
      expect(text).toContain('(OFL-1.1)')
      expect(text).toContain(notice)
      expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007')
      expect(text).toContain('OTHER DEALINGS IN THE FONT SOFTWARE.')
    }
  })
})

describe('buildLicences', () => {
  it('names icons and maps where a page shows some', async () => {
    const build = (icons: string[], maps: string[]) => {
      const summary = { icons, maps, assets: [] }
      const site = { shared: [], pages: [{ summary }] } as unknown as Site
      return buildLicences({ site, assets: new Map(), libraries: [] })
    }
    expect(await build([], [])).not.toMatch(/^@tabler|^world-atlas/m)
    const both = await build(['check'], ['0 0 1 1'])
    expect(both).toMatch(/^@tabler\/icons \d+\.\d+\.\d+ \(MIT\)$/m)
    expect(both).toContain('Paweł Kuna')
    expect(both).toMatch(/^world-atlas \d+\.\d+\.\d+ \(ISC\)$/m)
    expect(both).toContain('Michael Bostock')
  })
})
