import { describe, expect, it } from 'vitest'
import { moveLinks } from '../../../../../engine/node/edit/move/moved-links'

const moved = new Map([
  ['/about', '/company'],
  ['/about/team', '/company/team'],
])
const move = (value: string, meaning = 'href') =>
  moveLinks({ meaning, value }, { moved, folders: [] }, { at: 'about' })

describe('links to a page that moves', () => {
  it.each([
    ['/about', '/company'],
    ['/about/', '/company'],
    ['/about?from=menu#team', '/company?from=menu#team'],
    ['/about/team', '/company/team'],
  ])('%s becomes %s', (href, to) => {
    expect(move(href)).toEqual({ value: to, unclear: [] })
  })

  it.each([
    '/about-us',
    '/about/us',
    '#about',
    'https://example.com/about',
    'mailto:a@about.org',
  ])('%s stays', (href) => {
    expect(move(href)).toEqual({ value: href, unclear: [] })
  })

  it('are found in texts, where words stay', () => {
    const text = 'See /about, [us](/about) and [the **team**](/about/team#lead), [us](/about).'
    expect(move(text, 'rich-text').value).toBe(
      'See /about, [us](/company) and [the **team**](/company/team#lead), [us](/company).',
    )
    expect(move('/about', 'text').value).toBe('/about')
  })

  it('are left for a person where a token has a part of the path', () => {
    expect(move('/{at}/team')).toEqual({ value: '/{at}/team', unclear: ['/{at}/team'] })
    expect(move('[us](/{at})', 'rich-text').unclear).toEqual(['/{at}'])
    expect(move('/{other}').unclear).toEqual([])
  })
})
