import { describe, expect, it } from 'vitest'
import { buildPictureFile, buildSheetPage } from '../../../support/pictures/sheet-page'

describe('the files of a contact sheet', () => {
  it.each([
    ['/', 360, undefined, '360/home.png'],
    ['/about/customer-success', 768, undefined, '768/about-customer-success.png'],
    ['/', 1440, 'Central Bank', '1440/central-bank.png'],
  ])('%s at %i pixels for %s is %s', (route, width, audience, file) => {
    expect(buildPictureFile(route, width, audience)).toBe(file)
  })
})

describe('a contact sheet', () => {
  const picture = { file: '360/home.png', label: '/ — <b>', width: 360, height: 3600 }

  it('shows each picture under its label', () => {
    const { html } = buildSheetPage([picture, picture], 180)
    expect(html.match(/<img src="360\/home\.png"/g)).toHaveLength(2)
    expect(html).toContain('/ — &lt;b&gt;')
  })

  it('grows in width with the number of pictures', () => {
    const few = buildSheetPage([picture], 180)
    const many = buildSheetPage(
      Array.from({ length: 40 }, () => picture),
      180,
    )
    expect(many.width).toBeGreaterThan(few.width)
  })
})
