import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { buildThemeParts, renderThemeCss } from '../../../../../engine/node/build/assets/theme-css'
import type { ThemeVariables } from '../../../../../engine/node/bundle/server-module'
import type { Theme } from '../../../../../schemas/generated/types'

const variables = {
  '--color-ink': '#000000',
  '--color-paper': '#ffffff',
  '--line': '1px solid var(--color-ink)',
  '--unused': 'red',
}

describe('the rules of a theme', () => {
  it('has the variables in use and those that they use, sorted', () => {
    const rule = renderThemeCss(
      { root: variables, sections: {} },
      'a{border:var(--line)}b{color:var( --color-paper, red)}',
    )
    expect(rule).toBe(
      ':root{--color-ink:#000000;--color-paper:#ffffff;--line:1px solid var(--color-ink)}',
    )
  })

  it('passes over variables that the styles define themselves', () => {
    expect(renderThemeCss({ root: variables, sections: {} }, 'a{color:var(--own)}')).toBe(':root{}')
  })
})

describe('the rules of the dark', () => {
  const dark = {
    root: { '--color-ink': '#eeeeee', '--color-paper': '#111111', '--unused': 'blue' },
    bands: { '--color-ink': '#000000', '--plate': 'none' },
  }
  const css = renderThemeCss(
    { root: variables, sections: {}, dark },
    'a{border:var(--line)}b{color:var(--color-paper)}',
  )

  it('are for screens whose visitors want it dark, and have the variables in use', () => {
    expect(css).toBe(
      ':root{color-scheme:light;--color-ink:#000000;--color-paper:#ffffff;--line:1px solid var(--color-ink)}' +
        '@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark}' +
        ':root:root,:root :is([data-tone="paper"],[data-tone="mist"]){--color-ink:#eeeeee;--color-paper:#111111}' +
        ':root :is([data-tone="ink"],[data-tone="action"]){--color-ink:#000000}}',
    )
  })

  it('omit what Mantine would use in the dark of its own', () => {
    const ofMantine = ":where([data-mantine-color-scheme='dark']) .m{color:var(--unused)}"
    expect(renderThemeCss({ root: variables, sections: {}, dark }, ofMantine)).not.toContain(
      '--unused',
    )
  })
})

describe('what a document has of its theme', () => {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'))
  const write = (name: string, fill: string) => {
    const source = join(folder, name)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${fill}"/></svg>`
    writeFileSync(source, svg)
    return { source, href: `/assets/${name}` }
  }
  const assets = new Map([
    ['/assets/black.svg', write('black.svg', '#101010')],
    ['/assets/white.svg', write('white.svg', '#FFFFFF')],
  ])
  const theme = { patternPicture: '/assets/white.svg' } as Theme
  const dark = { root: { '--color-paper': '#111111' }, bands: {} }
  const build = (variables: ThemeVariables) =>
    buildThemeParts({
      theme,
      assets,
      buildThemeVariables: () => variables,
      styles: 'a{mask:var(--pattern)}',
    })

  afterAll(() => rmSync(folder, { recursive: true }))

  it('is its pattern, and nothing of the dark where it has none', () => {
    expect(build({ root: {}, sections: {} })).toEqual({
      css: ':root{--pattern:url("/assets/white.svg")}',
      tags: '',
    })
  })

  it('is a light ground in the dark for pictures that it would swallow, and the colours of the window', () => {
    const { css, tags } = build({ root: { '--color-paper': '#ffffff' }, sections: {}, dark })
    expect(css).toContain('main img:is([src$="/assets/black.svg"]){background:var(--plate)')
    expect(tags).toBe(
      '<meta name="color-scheme" content="light dark">' +
        '<meta name="theme-color" media="(prefers-color-scheme:light)" content="#ffffff">' +
        '<meta name="theme-color" media="(prefers-color-scheme:dark)" content="#111111">',
    )
  })

  it('is the colour of the window that a header which is always dark has', () => {
    const variables = {
      root: { '--color-ink': '#222222' },
      sections: {},
      dark: { root: {}, bands: { '--color-ink': '#222222' } },
    }
    const { tags } = buildThemeParts({
      theme: { headerTone: 'dark' } as Theme,
      assets: new Map(),
      buildThemeVariables: () => variables,
    })
    expect(tags.match(/content="#222222"/g)).toHaveLength(2)
  })
})
