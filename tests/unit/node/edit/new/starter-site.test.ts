import { describe, expect, it } from 'vitest'
import { listLooks, readLook } from '../../../../../engine/node/edit/new/look/looks'
import { buildColors } from '../../../../../engine/node/edit/new/look/starter-colors'
import { parseAnswers } from '../../../../../engine/node/edit/new/site-answers'
import { buildStarterSite, renderLogo } from '../../../../../engine/node/edit/new/starter-site'

const build = (given: Parameters<typeof parseAnswers>[0]) =>
  new Map(
    [...buildStarterSite(parseAnswers(given, 'folder'), '/project')].map(([path, content]) => [
      path,
      content.toString(),
    ]),
  )
const readContact = (given: Parameters<typeof parseAnswers>[0]) =>
  JSON.parse(build(given).get('site/pages/contact.json') ?? '')

describe('the files of a new site', () => {
  it('are the same in every language', () => {
    const [english, ...others] = ['en', 'de', 'fr', 'nl'].map((language) => build({ language }))
    for (const files of others) {
      expect([...files.keys()].sort()).toEqual([...(english?.keys() ?? [])].sort())
    }
  })

  it('say the answers', () => {
    const files = build({
      name: 'Wren Street Bakery',
      color: '8A3B12',
      accent: 'C98A2B',
      language: 'en-GB',
      url: 'https://wren.example',
      phone: '+44 (0)1632 960127',
    })
    expect(JSON.parse(files.get('site/settings.json') ?? '')).toMatchObject({
      brand: 'Wren Street Bakery',
      url: 'https://wren.example',
      language: 'en-GB',
      tokens: {
        email: 'hello@wren.example',
        phone: '+44 (0)1632 960127',
        phoneNumber: '+441632960127',
      },
      theme: { colors: { action: '#8A3B12', accent: '#C98A2B' } },
    })
    expect(files.get('README.md')).toMatch(/^# Wren Street Bakery\n/)
  })

  it('have no phone number where none was given, and no form without its address', () => {
    expect(JSON.stringify([...build({})])).not.toContain('{phone')
    expect(readContact({}).blocks.map(({ type }: { type: string }) => type)).toEqual([
      'hero',
      'cards',
    ])
    const { blocks } = readContact({ phone: '+44 1632 960127', form: '/api/contact' })
    expect(blocks[0].actions).toHaveLength(2)
    expect(blocks[1].items).toHaveLength(3)
    expect(blocks[2]).toMatchObject({
      type: 'form',
      transport: { type: 'http', url: '/api/contact' },
    })
  })

  it('have a README that is read in a minute', () => {
    for (const language of ['en', 'de', 'fr', 'nl']) {
      const readme = build({ language }).get('README.md') ?? ''
      expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(35)
    }
  })
})

describe('the look of a new site', () => {
  const readTheme = (given: Parameters<typeof parseAnswers>[0]) =>
    JSON.parse(build(given).get('site/settings.json') ?? '').theme

  it.each(listLooks())('%s sets the theme, the fonts with licences and the layouts', (look) => {
    const files = build({ look })
    const { theme, blocks } = readLook(look)
    expect(readTheme({ look })).toEqual(theme)
    const fonts = [...files.keys()].filter((path) => path.endsWith('.woff2'))
    expect(fonts.length).toBeGreaterThan(0)
    for (const path of fonts) {
      const name = path.replace('.woff2', '.txt').split('/').at(-1)
      expect(files.get(`site/assets/fonts/OFL-${name}`)).toContain('SIL OPEN FONT LICENSE')
      expect(JSON.stringify(theme)).toContain(path.replace('site', ''))
    }
    expect(files.get('site/assets/pictures/opening.svg')).not.toMatch(/[{}]/)
    const read = (path: string) => JSON.parse(files.get(path) ?? '')
    expect(read('site/pages/index.json').blocks[0]).toMatchObject(blocks.hero ?? {})
    expect(read('site/cta.json').rules[0].block).toMatchObject(blocks.cta ?? {})
    expect(read('site/layout.json').after[0]).toMatchObject(blocks.footer ?? {})
  })

  it('stays with another colour, which all colours follow', () => {
    const { colors, ...shapes } = readTheme({ look: 'bold', color: '1B6B45' })
    expect(colors).toEqual(buildColors('#1B6B45'))
    expect(shapes).toEqual({ ...readTheme({ look: 'bold' }), colors: undefined, dark: {} })
  })

  it('is one that exists', () => {
    expect(() => build({ look: 'wram' })).toThrow('There is no look "wram". Did you mean "warm"?')
  })
})

describe('the logo of a new site', () => {
  const letterOf = (name: string) =>
    />([^<]*)<\/text>/.exec(
      renderLogo(name, { tile: '#000000', letter: '#FFFFFF', radius: 7 }),
    )?.[1]

  it.each([
    ['wren', 'W'],
    ['“Wren”', 'W'],
    ['& Söhne', 'S'],
    ['éclair', 'É'],
    ['7 seas', '7'],
    ['店', '店'],
    ['…', ''],
  ])('is of %s the first letter', (name, letter) => expect(letterOf(name)).toBe(letter))
})
