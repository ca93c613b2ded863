import type { Arbitrary } from 'fast-check'
import fc from 'fast-check'
import type { FormRule } from '../../../schemas/generated/types'

const concat = (parts: readonly string[]) => parts.join('')
const oneOfEach = (...parts: string[][]) =>
  fc.tuple(...parts.map((choices) => fc.constantFrom(...choices))).map(concat)

/** Fragments of valid and invalid input. */
const piece = fc.constantFrom(
  ...['Ada', 'x', 'bc', 'é', 'e\u0301', '😀', "'", '’', '-', ' ', '\n', '\r\n', '\u00a0', '.', '@'],
  ...['1', '23', '+', '(', ')', '12345678', 'a@b.co', 'bank.example', '0'],
  ...['<', '/', '"', '=', 'script', 'onclick', ' onerror=', 'JavaScript:', 'data:text/html'],
)

const digit = fc.constantFrom('1', '0', '22', '3 ', '4-', '(5)')
const words = oneOfEach(['7', 'a', 'bc', 'xxx', '12', '12-3', '😀😀', '1-'])

/** Fragments that often satisfy a rule, or almost do. */
const LIKELY: Record<FormRule['rule'], Arbitrary<string>> = {
  email: oneOfEach(
    ...[
      ['a', 'x+y', "o'b", '.a', ''],
      ['@', '@', '@@'],
      ['b', 'b-c', '-b'],
    ],
    ...[
      ['.', '.', '..', ''],
      ['co', 'x9', 'c_d'],
    ],
  ),
  phone: fc.oneof(
    fc
      .tuple(fc.constantFrom('', '+', '++'), fc.constantFrom('6', '0', '('), fc.array(digit))
      .map(([plus, first, rest]) => plus + first + rest.join('')),
    oneOfEach(['612 ', '+61-'], ['345-', '(34)'], ['6 ', '67', '678']),
  ),
  personName: oneOfEach(
    ['Ada', 'José', 'Nguye\u0302\u0303n', ' '],
    [' ', '-', '’', ''],
    ['Mary', "O'Brien", 'B.', 'x3'],
  ),
  pattern: words,
  minLength: words,
  maxLength: words,
  url: oneOfEach(
    ['https://', 'HTTP://', 'ftp:', '//', ''],
    ['bank.example', 'x y', ''],
    ['/a', '?q', ':x'],
  ),
  required: oneOfEach(
    ['a', '<b>', '"', ''],
    [' ', '', '/'],
    ['onclick', 'xonerror', '<script', '</ script'],
    ['=', ' =', '>'],
  ),
}

/** Any string, often one that is almost valid. */
export function textNear(rules: FormRule[]): Arbitrary<string> {
  const wanted = rules.length > 0 ? rules.map(({ rule }) => rule) : (['required'] as const)
  return fc.oneof(
    { weight: 3, arbitrary: fc.array(piece, { maxLength: 9 }).map(concat) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
    { weight: 4, arbitrary: fc.oneof(...wanted.map((rule) => LIKELY[rule])) },
    { weight: 1, arbitrary: fc.constant('') },
  )
}

const spaced = (text: Arbitrary<string>) =>
  fc.oneof(
    { weight: 6, arbitrary: text },
    text.map((one) => ` ${one}\r\n`),
    textNear([]),
  )

/** Numbers, and texts that are almost numbers. */
export const numberNear = spaced(
  oneOfEach(
    ['', '+', '-', '--'],
    ['7', '0', '12', '999', '1234567890123456'],
    ['', '.', ',25', '.50', 'e3', ',5,5'],
  ),
)

/** Dates, and texts that are almost dates. */
export const dateNear = spaced(
  oneOfEach(
    ['2027-', '2024-', '27-'],
    ['02-', '03-', '13-'],
    ['01', '27', '28', '29', '31', '1', ''],
  ),
)

/** Times, and texts that are almost times. */
export const timeNear = spaced(
  oneOfEach(['00', '08', '17', '23', '24', '7'], [':', '.'], ['00', '30', '59', '60', '30:00']),
)
