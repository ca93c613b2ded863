import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FormulaError, parseFormula } from '../formula/parse-formula'
import { runFormula, type Value } from '../formula/run-formula'

const compute = (text: string, values: Record<string, Value> = {}, index?: number) =>
  runFormula(parseFormula(text), {
    read: (name) => new Map(Object.entries(values)).get(name),
    index,
  })

function findError(text: string) {
  try {
    parseFormula(text)
  } catch (error) {
    if (error instanceof FormulaError) return [error.code, error.at, error.found]
    throw error
  }
  return undefined
}

describe('a formula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['24 / 4 / 2', 3],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['2 ^ -1', 0.5],
    ['2 * -3', -6],
    ['- - 3', 3],
    ['2 * 3 < 2 + 5', 1],
    ['2 + 2 = 5', 0],
    ['3 != 3', 0],
    ['0.1 * 3 = 0.3', 1],
    ['0.1 * 3 <= 0.3', 1],
    ['0.1 * 3 > 0.3', 0],
    ['if(2 > 1, 10, 20)', 10],
    ['if(2 < 1, 10, 20)', 20],
    ['if(1 > 2, 1 / 0, 7)', 7],
    ['min(3, 1, 2) + max(3, 1, 2)', 4],
    ['sum(1, 2, 3)', 6],
    ['abs(-4)', 4],
    ['round(2.5) + round(-2.5)', 0],
    ['round(1.005, 2)', 1.01],
    ['round(1234.5678, 2)', 1234.57],
  ])('computes %s', (text, value) => {
    expect(compute(text)).toBe(value)
  })

  it.each([
    '1 / 0',
    '0 / 0',
    '(0 - 8) ^ 0.5',
    '10 ^ 400',
    '1 / 0 > 5',
    'if(0 / 0, 1, 2)',
    'x + 1',
  ])('cannot compute %s', (text) => {
    expect(compute(text)).toBeNaN()
  })

  it('reads names, and no properties of objects', () => {
    expect(compute('amount * rate', { amount: 4, rate: 0.5 })).toBe(2)
    expect(compute('constructor')).toBeNaN()
    expect(compute('toString + hasOwnProperty')).toBeNaN()
  })

  it('reads a series as a whole, or at the current step', () => {
    const values = { net: [1, 5, 3] }
    expect(compute('sum(net) + max(net) + min(net) + last(net)', values)).toBe(18)
    expect(compute('net * 2', values, 1)).toBe(10)
    expect(compute('max(net, 4)', values, 0)).toBe(4)
    expect(compute('net', values)).toBeNaN()
    expect(compute('net', values, 3)).toBeNaN()
  })
})

describe('an error in a formula', () => {
  it.each([
    ['', ['value', 0, '']],
    ['  ', ['value', 2, '']],
    ['1 +', ['value', 3, '']],
    ['1 + * 2', ['value', 4, '*']],
    ['a b', ['operator', 2, 'b']],
    ['2a', ['operator', 1, 'a']],
    ['1,5', ['operator', 1, ',']],
    ['a == b', ['value', 3, '=']],
    ['a < b < c', ['chain', 6, '<']],
    ['(a < b < c)', ['chain', 7, '<']],
    ['(1 + 2', ['open', 6, '']],
    ['1 + 2)', ['operator', 5, ')']],
    ['(1 2)', ['operator', 3, '2']],
    ['5 %', ['sign', 2, '%']],
    ['a 😀', ['sign', 2, '😀']],
    ['"a"', ['sign', 0, '"']],
    ['a.b', ['sign', 1, '.']],
    ['1 + eval(2)', ['function', 4, 'eval']],
    ['constructor(1)', ['function', 0, 'constructor']],
    ['abs(1, 2)', ['count', 0, 'abs']],
    ['if(1, 2)', ['count', 0, 'if']],
    ['min()', ['value', 4, ')']],
    [`${'('.repeat(32)}1${')'.repeat(32)}`, ['depth', 32, '1']],
    [`${'-'.repeat(40)}1`, ['depth', 32, '-']],
  ])('has a place: %s', (text, expected) => {
    expect(findError(text)).toEqual(expected)
  })

  it.each([
    ['parentheses', '('.repeat(10_000)],
    ['minus signs', '-'.repeat(10_000)],
    ['powers', '2^'.repeat(10_000)],
    ['functions', 'abs('.repeat(10_000)],
    ['spaces', ' '.repeat(10_000)],
  ])('is found in %s without a stack overflow', (_, text) => {
    expect(findError(text)).toBeDefined()
  })

  it('has no other kind, whatever the text is', () => {
    const part = fc.constantFrom(
      ...[
        '1',
        '2.5',
        'a',
        'if',
        'min',
        '(',
        ')',
        ',',
        '+',
        '-',
        '*',
        '/',
        '^',
        '<=',
        '=',
        ' ',
        '.',
        'é',
      ],
    )
    const text = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 30 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (formula) => {
        const found = findError(formula)
        if (found) return Number(found[1]) <= formula.length
        const value = compute(formula, { a: 3 })
        return typeof value === 'number' && Math.abs(value) !== Number.POSITIVE_INFINITY
      }),
    )
  })
})

it('a long formula takes one step per value and operator', () => {
  const text = `${'1 + '.repeat(10_000)}1`
  expect(parseFormula(text)).toHaveLength(20_001)
  expect(compute(text)).toBe(10_001)
})

it('agrees with JavaScript on arithmetic', () => {
  const number = fc.integer({ min: 0, max: 99 }).map(String)
  const { formula } = fc.letrec<{ formula: string }>((tie) => ({
    formula: fc.oneof(
      { maxDepth: 4 },
      number,
      fc
        .tuple(tie('formula'), fc.constantFrom('+', '-', '*'), tie('formula'))
        .map((parts) => parts.join(' ')),
      tie('formula').map((inner) => `(${inner})`),
    ),
  }))
  fc.assert(
    fc.property(formula, (text) => {
      // biome-ignore lint/security/noGlobalEval: the oracle of this test.
      expect(compute(text)).toBe(globalThis.eval(text))
    }),
  )
})
