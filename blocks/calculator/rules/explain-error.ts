import { findNearest } from '../../../engine/block-build-api'
import { FUNCTIONS } from '../formula/functions'
import type { FormulaError } from '../formula/parse-formula'

/** Signs of other languages and of mathematics, with what a formula contains instead. */
const INSTEAD: Record<string, string> = {
  '×': '*',
  '·': '*',
  '÷': '/',
  '−': '-',
  '–': '-',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '%': '/ 100',
}

/** The message and the hint for a text that is not a formula. */
export function explainError({ code, at, found }: FormulaError): {
  message: string
  hint: string
} {
  const where = found === '' ? 'At the end' : `At column ${at + 1}`
  const what = found === '' ? '' : `, before "${found}"`
  switch (code) {
    case 'sign':
      return {
        message: `${where}, the formula contains "${found}".`,
        hint: Object.hasOwn(INSTEAD, found)
          ? `Write "${INSTEAD[found]}".`
          : 'Use only numbers, names, + - * / ^, parentheses, comparisons and functions.',
      }
    case 'value':
      return {
        message: `${where}, the formula lacks a value${what}.`,
        hint:
          found === '='
            ? 'Write one "=" to compare two values.'
            : 'Write a number, a name or a parenthesis there.',
      }
    case 'operator':
      return {
        message: `${where}, the formula lacks an operator${what}.`,
        hint:
          found === ','
            ? 'Write a decimal point in numbers, and commas only between the arguments of a function.'
            : 'Write an operator such as + or *, or remove what follows.',
      }
    case 'open':
      return {
        message: `${where}, the formula lacks a closing parenthesis.`,
        hint: 'Add ")", or remove the opening parenthesis.',
      }
    case 'chain':
      return {
        message: `${where}, the formula compares more than two values.`,
        hint: 'Write if(a < b, b < c, 0) instead of a < b < c.',
      }
    case 'depth':
      return {
        message: `${where}, the formula has too many levels of parentheses.`,
        hint: 'Split the formula: compute parts of it in results without labels.',
      }
    case 'function':
      return { message: `${where}, there is no function "${found}".`, hint: suggestFunction(found) }
    case 'count':
      return {
        message: `${where}, the function "${found}" has the wrong number of arguments.`,
        hint: `Write ${listUses(found)}.`,
      }
  }
}

function suggestFunction(name: string): string {
  const [nearest] = findNearest(name, FUNCTIONS.keys())
  if (nearest) return `Did you mean "${nearest}"?`
  return `Use one of the functions: ${[...FUNCTIONS.keys()].join(', ')}.`
}

const USES: Record<string, string> = {
  if: 'if(condition, value, otherwise)',
  last: 'last(series)',
  round: 'round(value) or round(value, decimals)',
  abs: 'abs(value)',
}

const listUses = (name: string) => USES[name] ?? `${name}(a, b)`
