import type { CalculatorResult } from '../../schemas/generated/types'
import { round } from './formula/functions'

/** How to write a number: with a currency, a unit or neither. */
export type FigureStyle = Pick<CalculatorResult, 'currency' | 'unit' | 'decimals'>

/** Writes a number in a language, rounded to its decimals, with its currency and unit. */
export function formatFigure(value: number, style: FigureStyle, language: string): string {
  const { currency, unit } = style
  const isPercent = unit === '%' && !currency
  const format = new Intl.NumberFormat(language, {
    ...(currency && { style: 'currency', currency }),
    ...(isPercent && { style: 'unit', unit: 'percent' }),
    ...listDigits(style),
  })
  const figure = format.format(round(value, format.resolvedOptions().maximumFractionDigits))
  return unit && !isPercent ? `${figure}\u00a0${unit}` : figure
}

/** Writes a number on an axis in a short form, such as `A$1.2M`. */
export function formatTick(value: number, { currency }: FigureStyle, language: string): string {
  const format = new Intl.NumberFormat(language, {
    ...(currency && { style: 'currency', currency }),
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: Math.abs(value) < 1 ? 3 : 1,
  })
  return format.format(value)
}

/** The symbol of a currency in a language, such as `A$`. */
export function findSymbol(currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}

/** Writes a number as in an input: without its currency and unit. */
export function formatNumber(value: number, decimals: number | undefined, language: string) {
  return new Intl.NumberFormat(language, listDigits({ decimals, isInput: true })).format(value)
}

function listDigits({ currency, decimals, isInput }: FigureStyle & { isInput?: boolean }) {
  if (isInput) return { minimumFractionDigits: decimals, maximumFractionDigits: 10 }
  if (decimals !== undefined) {
    return { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  }
  return currency ? {} : { maximumFractionDigits: 2 }
}

/** Reads a number in the notation of a language, or with a point before the decimals. */
export function readNumber(text: string, language: string): number | undefined {
  const { digits, decimal, group } = listSigns(language)
  const plain = [...text.replaceAll(/[\s'’\p{Cf}]/gu, '').replaceAll(/[−–]/g, '-')]
    .map((sign) => (digits.includes(sign) ? String(digits.indexOf(sign)) : sign))
    .join('')
  const [whole = '', ...fractions] = plain.split(decimal)
  const groups = whole.split(group)
  const isGrouped = groups.length > 1 && /^\d{3}$/.test(groups.at(-1) ?? '')
  const written = [isGrouped ? groups.join('') : whole, ...fractions].join('.')
  return /^[+-]?\d{1,15}(?:\.\d{0,15})?$/.test(written) ? Number(written) : undefined
}

function listSigns(language: string) {
  const format = new Intl.NumberFormat(language, { useGrouping: false })
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit))
  const parts = new Intl.NumberFormat(language).formatToParts(12_345_678.9)
  const find = (wanted: string) => parts.find(({ type }) => type === wanted)?.value.trim()
  return { digits, decimal: find('decimal') || '.', group: find('group') || ' ' }
}
