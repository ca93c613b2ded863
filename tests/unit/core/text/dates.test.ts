import { describe, expect, it } from 'vitest'
import { renderDate } from '../../../../engine/core/text/dates'

describe('renderDate', () => {
  it('is in the words of the language', () => {
    expect(renderDate('2026-03-01', 'en-GB')).toBe('1 March 2026')
    expect(renderDate('2026-03-01', 'de')).toBe('1. März 2026')
    expect(renderDate('2026-03-01', 'ar-EG')).toBe('١ مارس ٢٠٢٦')
  })

  it('has the time that is written, whatever the time zone of the machine', () => {
    expect(renderDate('2026-03-01T23:30', 'en-GB')).toContain('23:30')
    expect(renderDate('2026-03-01T23:30', 'en-GB')).toContain('1 March 2026')
    expect(renderDate('2026-01-01', 'en-GB')).toBe('1 January 2026')
  })
})
