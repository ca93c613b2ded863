import { describe, expect, it } from 'vitest'
import { findStrayValues } from '../../../../../engine/node/block-tools/testing/markup-issues'

describe('stray values', () => {
  it('are found with what is around them in their line', () => {
    const long = 'x'.repeat(100)
    const html = `<p>One</p>\n<p title="[object Object]">${long}</p>\n<p>${long}undefined</p>\n<p>NaN</p>`
    expect(findStrayValues(html)).toEqual([
      `<p title="[object Object]">${'x'.repeat(78)}`,
      `${'x'.repeat(80)}undefined</p>`,
      '<p>NaN</p>',
    ])
  })

  it('are not found where there are none', () => {
    expect(findStrayValues('<p>Nantes is well defined.</p>')).toEqual([])
  })
})
