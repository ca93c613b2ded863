import { isBlankCell } from '../../core/text/blank-cell'

/** Matches a number with a sign, a currency or a one-character unit, in any language. */
const NUMBER = /^[+−–-]?\s?\p{Sc}?\s?[+−–-]?\p{Nd}[\p{Nd}.,'’\s]*\s?[\p{Sc}%‰°]?$/u

/** Returns `true` if a column's cells are numbers, which are aligned by their last digits. */
export function isNumeric(cells: string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => !isBlankCell(cell))
  return filled.length > 0 && filled.every((cell) => NUMBER.test(cell))
}
