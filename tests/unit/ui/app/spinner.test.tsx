import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Spinner } from '../../../../engine/ui/app/Spinner'

const css = readFileSync('engine/ui/app/Spinner.late.css', 'utf8')
const SIZES = ['small', 'medium', 'large'] as const

describe('the spinner (R-032)', () => {
  it('has three sizes', () => {
    const widths = SIZES.map(
      (size) => new RegExp(`\\.spinner-${size} \\{\\s*width: ([^;]+)`).exec(css)?.[1],
    )
    expect(widths.every(Boolean)).toBe(true)
    expect(new Set(widths).size).toBe(3)
    const markup = SIZES.map((size) => renderToStaticMarkup(<Spinner size={size} label="Busy" />))
    expect(new Set(markup).size).toBe(3)
  })

  it('is of medium size by default', () => {
    expect(renderToStaticMarkup(<Spinner label="Busy" />)).toBe(
      renderToStaticMarkup(<Spinner size="medium" label="Busy" />),
    )
  })
})
