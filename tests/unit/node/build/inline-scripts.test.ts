import { describe, expect, it } from 'vitest'
import { selectInlineScripts } from '../../../../engine/node/build/inline-scripts'
import type { Site } from '../../../../engine/node/check/run/site'

const SCRIPTS = { boot: 'start()', fonts: 'addFonts()', dismissals: 'dismiss()' }
const PLAIN = { before: [{ type: 'header' }], after: [{ type: 'footer' }] }
const NOTICE = { ...PLAIN, before: [{ type: 'bar' }, { type: 'header' }] }

function select(layout: object, french: object, isDismissible?: boolean): string {
  const site = {
    builds: new Map([
      ['bar', { isDismissible: true }],
      ['header', {}],
    ]),
    layout,
    locales: new Map([['fr', { layout: french }]]),
    pages: [{ summary: {} }, { summary: { isDismissible } }],
  }
  return selectInlineScripts(SCRIPTS, site as unknown as Site).dismissals
}

describe('the script for what visitors dismiss', () => {
  it.each([
    ['in the layout', NOTICE, PLAIN, undefined],
    ['in the layout of another language', PLAIN, NOTICE, undefined],
    ['on a page', PLAIN, PLAIN, true],
  ])('is in the documents of a site with such a block %s', (_, layout, french, isDismissible) => {
    expect(select(layout, french, isDismissible)).toBe('dismiss()')
  })

  it('is not in the documents of other sites', () => {
    expect(select(PLAIN, PLAIN)).toBe('')
  })
})
