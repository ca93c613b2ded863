import { describe, expect, it } from 'vitest'
import { createSocialImage } from '../../../../../../engine/node/build/assets/social-images/create-social-image'

const naming = { look: 'dark', tokens: { brand: 'Wren' }, year: 2026 }
const page = (title: string, ...labels: string[]) => ({
  title,
  breadcrumbs: labels.map((label) => ({ label })),
})

describe('nameLinkPicture', () => {
  it('has the title and the page above it, with their words in braces replaced', () => {
    const { words } = createSocialImage(
      page('{brand} in {year}', 'Home', 'Bread of {brand}'),
      naming,
    )
    expect(words).toEqual({ title: 'Wren in 2026', section: 'Bread of Wren' })
  })

  it('names no section below the home page', () => {
    expect(createSocialImage(page('Bread', 'Home'), naming).words).toEqual({ title: 'Bread' })
    expect(createSocialImage(page('Welcome'), naming).words).toEqual({ title: 'Welcome' })
  })

  it('has the same address exactly when the picture is the same', () => {
    const { url } = createSocialImage(page('Bread'), naming)
    expect(url).toMatch(/^\/assets\/link-[0-9a-f]{10}\.png$/)
    expect(createSocialImage(page('Bread', 'Home'), naming).url).toBe(url)
    expect(createSocialImage(page('Rye'), naming).url).not.toBe(url)
    expect(createSocialImage(page('Bread'), { ...naming, look: 'light' }).url).not.toBe(url)
  })
})
