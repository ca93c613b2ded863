/**
 * Returns a function that parses a number in the language's notation, with an optional sign,
 * currency or unit. It returns undefined for other texts.
 */
export function createNumberReader(language: string): (text: string) => number | undefined {
  const format = new Intl.NumberFormat(language, { useGrouping: true })
  const parts = format.formatToParts(-12_345_678.9)
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  const decimal = partOf('decimal') ?? '.'
  const group = partOf('group') ?? ','
  const digits = new Map(
    Array.from({ length: 10 }, (_, digit) => [
      new Intl.NumberFormat(language, { useGrouping: false }).format(digit),
      String(digit),
    ]),
  )
  return (text) => {
    const plain = [...text].map((character) => digits.get(character) ?? character).join('')
    const found = NUMBER.exec(plain)
    if (!found) return undefined
    const [, before = '', written = '', after = ''] = found
    if (/\d/.test(before + after)) return undefined
    const bare = written
      .replaceAll(/[\s'’]/g, '')
      .replaceAll(group.trim() || ' ', '')
      .replace(decimal, '.')
    const value = Number(bare)
    if (Number.isNaN(value)) return undefined
    return /[-−–]$/.test(before.replaceAll(/[\s\p{Sc}]/gu, '')) ? -value : value
  }
}

const NUMBER = /^([^\d]{0,8}?)(\d[\d.,٫٬'’\s]*\d|\d)([^\d]{0,12})$/u
