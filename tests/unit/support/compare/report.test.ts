import { describe, expect, it } from 'vitest'
import { renderReport } from '../../../support/compare/report'

const differ = (file: string, before: string, after: string) => ({
  site: 'demo',
  file,
  line: 3,
  before,
  after,
})

describe('renderReport', () => {
  it('shows equal differences once', () => {
    const report = renderReport([
      differ('a.html', '  "One"', '  "Two"'),
      differ('b.html', '"One"', '"Two"'),
      differ('c.html', '<p>', '<b>'),
    ])
    expect(report).toBe(`demo: a.html:3 (and 1 more like it)
  - "One"
  + "Two"
demo: c.html:3
  - <p>
  + <b>
`)
  })

  it('crops long lines around the first character that differs', () => {
    const long = 'a'.repeat(100)
    const [, before] = renderReport([differ('a.html', `${long}b${long}`, `${long}c`)]).split('\n')
    expect(before).toBe(`  - …${'a'.repeat(60)}b${'a'.repeat(59)}…`)
  })

  it('shows the first 20 differences', () => {
    const many = Array.from({ length: 25 }, (_, n) => differ('a.html', 'a', `b${n}`))
    const lines = renderReport(many).trimEnd().split('\n')
    expect(lines).toHaveLength(61)
    expect(lines.at(-1)).toBe('… and 5 more')
  })
})
