/** A price as it is written in a language; one without cents is written without them. */
export function formatPrice(price: number, currency: string, language: string): string {
  const digits = Number.isInteger(price) ? { maximumFractionDigits: 0 } : {}
  const options = { style: 'currency', currency, ...digits } as const
  return new Intl.NumberFormat(language, options).format(price)
}
