import { describe, expect, it } from 'vitest'
import { renderThemeCss } from '../../../../engine/node/resources/theme-css'

const variables = {
  '--color-ink': '#000000',
  '--color-paper': '#ffffff',
  '--line': '1px solid var(--color-ink)',
  '--unused': 'red',
}

describe('renderThemeCss', () => {
  it('has the variables in use and those that they use, sorted', () => {
    const rule = renderThemeCss(
      { root: variables },
      'a{border:var(--line)}b{color:var( --color-paper, red)}',
    )
    expect(rule).toBe(
      ':root{--color-ink:#000000;--color-paper:#ffffff;--line:1px solid var(--color-ink)}',
    )
  })

  it('passes over variables that the styles define themselves', () => {
    expect(renderThemeCss({ root: variables }, 'a{color:var(--own)}')).toBe(':root{}')
  })
})
