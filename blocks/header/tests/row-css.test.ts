import { describe, expect, it } from 'vitest'
import { renderRowCss } from '../row-css'
import type { RowWidths } from '../row-width'

const WIDTHS: RowWidths = {
  ...{ brand: 10, bar: 30, box: 10.75, icon: 3.5 },
  ...{ action: 8, languages: 6, button: 3.5 },
}

/** The smallest window width, in em, at which each variable has a value. */
function readSteps(css: string, name: string): string[] {
  return [...css.matchAll(/(?:min-width:([\d.]+)em\)\{)?:root\{([^}]*)\}/g)].flatMap(
    ([, width = '0', declarations = '']) => {
      const [, value] = new RegExp(`--header-${name}:([^;]+)`).exec(declarations) ?? []
      return value ? [`${width}: ${value}`] : []
    },
  )
}

describe('renderRowCss', () => {
  const css = renderRowCss(WIDTHS)

  it('shows the links where the row has space for them, then the search box', () => {
    expect(readSteps(css, 'bar')).toEqual(['0: none', '61.56: block'])
    expect(readSteps(css, 'button')).toEqual(['0: block', '61.56: none'])
    expect(readSteps(css, 'box')).toEqual(['0: none', '68.81: flex'])
  })

  it('has at most the name and the button on a phone', () => {
    const narrow = renderRowCss({ ...WIDTHS, bar: 2, brand: 3, action: 0, languages: 0 })
    expect(readSteps(narrow, 'bar')).toEqual(['0: none', '40: block'])
  })

  it('shows a long name smaller on a phone, but never below the size of text', () => {
    const size = (brand: number) => readSteps(renderRowCss({ ...WIDTHS, brand }), 'name')
    expect([size(10), size(26), size(60)]).toEqual([['0: 1.44rem'], ['0: 1.22rem'], ['0: 1rem']])
  })
})
