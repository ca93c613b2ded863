/** Formats a price in a language. Whole amounts have no decimals. */
export function formatPrice(price: number, currency: string, language: string): string {
  const digits = Number.isInteger(price) ? { maximumFractionDigits: 0 } : {}
  const options = { style: 'currency', currency, ...digits } as const
  const parts = new Intl.NumberFormat(language, options).formatToParts(price)
  const isRtl = parts.some(({ value }) => value.includes(RIGHT_TO_LEFT_MARK))
  return parts
    .map(({ type, value }) => (isRtl && type === 'currency' ? isolate(value) : value))
    .join('')
}

const RIGHT_TO_LEFT_MARK = '\u200f'

/** Isolates `US$` in right-to-left text: https://www.unicode.org/reports/tr9/ */
const isolate = (text: string) => `\u2068${text}\u2069`
