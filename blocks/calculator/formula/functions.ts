/** The functions of formulas, and the operators as functions. All are defined for any numbers. */

interface FormulaFunction {
  /** The smallest and largest number of arguments. */
  counts: [least: number, most: number]
  apply: (...values: number[]) => number
}

const binary = (apply: (a: number, b: number) => number): FormulaFunction => ({
  counts: [2, 2],
  apply: (a = Number.NaN, b = Number.NaN) => apply(a, b),
})

/** A comparison returns 1 or 0. With a value that is not possible, it is not possible either. */
const comparison = (compare: (a: number, b: number) => boolean): FormulaFunction =>
  binary((a, b) => (Number.isNaN(a) || Number.isNaN(b) ? Number.NaN : Number(compare(a, b))))

/** Ignores the last digits, which are inexact: `0.1 * 3 = 0.3` is true. */
const isSame = (a: number, b: number) =>
  a === b || Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b))

/** Operators by their sign. `~` is the minus sign before a value. */
export const OPERATORS: ReadonlyMap<string, FormulaFunction> = new Map([
  ['+', binary((a, b) => a + b)],
  ['-', binary((a, b) => a - b)],
  ['*', binary((a, b) => a * b)],
  ['/', binary((a, b) => a / b)],
  ['^', binary((a, b) => a ** b)],
  ['~', { counts: [1, 1], apply: (a = Number.NaN) => -a }],
  ['=', comparison(isSame)],
  ['!=', comparison((a, b) => !isSame(a, b))],
  ['<', comparison((a, b) => a < b && !isSame(a, b))],
  ['>', comparison((a, b) => a > b && !isSame(a, b))],
  ['<=', comparison((a, b) => a <= b || isSame(a, b))],
  ['>=', comparison((a, b) => a >= b || isSame(a, b))],
])

const MANY = Number.POSITIVE_INFINITY

/** Functions by name. */
export const FUNCTIONS: ReadonlyMap<string, FormulaFunction> = new Map([
  ['if', { counts: [3, 3], apply: choose }],
  ['min', { counts: [1, MANY], apply: Math.min }],
  ['max', { counts: [1, MANY], apply: Math.max }],
  ['sum', { counts: [1, MANY], apply: (...values) => values.reduce((sum, one) => sum + one, 0) }],
  ['last', { counts: [1, 1], apply: (...values) => values.at(-1) ?? Number.NaN }],
  ['round', { counts: [1, 2], apply: round }],
  ['abs', { counts: [1, 1], apply: Math.abs }],
] satisfies [string, FormulaFunction][])

/** The functions that accept the name of a series as their only argument. */
export const SERIES_FUNCTIONS: readonly string[] = ['min', 'max', 'sum', 'last']

function choose(condition = Number.NaN, yes = Number.NaN, no = Number.NaN): number {
  if (Number.isNaN(condition)) return Number.NaN
  return condition === 0 ? no : yes
}

/** Rounds to a number of decimals, and ties away from zero: 1.005 becomes 1.01. */
export function round(value = Number.NaN, decimals = 0): number {
  const factor = 10 ** Math.trunc(decimals)
  // The product has inexact last digits: 1.005 * 100 is 100.49999999999999.
  const scaled = Number((Math.abs(value) * factor).toPrecision(15))
  const rounded = (Math.sign(value) * Math.round(scaled)) / factor
  return rounded === 0 ? 0 : rounded
}
