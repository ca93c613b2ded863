import { describe, expect, it } from 'vitest'
import { nameSocialImage } from '../../../../../../engine/node/build/assets/social-images/name-social-image'

const naming = { look: 'dark', tokens: { brand: 'Wren' }, year: 2026 }
const page = (title: string, ...labels: string[]) => ({
  title,
  breadcrumbs: labels.map((label) => ({ label })),
})

describe('nameLinkPicture', () => {
  it('has the title and the page above it, with their words in braces replaced', () => {
    const { words } = nameSocialImage(page('{brand} in {year}', 'Home', 'Bread of {brand}'), naming)
    expect(words).toEqual({ title: 'Wren in 2026', section: 'Bread of Wren' })
  })

  it('names no section below the home page', () => {
    expect(nameSocialImage(page('Bread', 'Home'), naming).words).toEqual({ title: 'Bread' })
    expect(nameSocialImage(page('Welcome'), naming).words).toEqual({ title: 'Welcome' })
  })

  it('has the same address exactly when the picture is the same', () => {
    const { url } = nameSocialImage(page('Bread'), naming)
    expect(url).toMatch(/^\/assets\/link-[0-9a-f]{10}\.png$/)
    expect(nameSocialImage(page('Bread', 'Home'), naming).url).toBe(url)
    expect(nameSocialImage(page('Rye'), naming).url).not.toBe(url)
    expect(nameSocialImage(page('Bread'), { ...naming, look: 'light' }).url).not.toBe(url)
  })
})
