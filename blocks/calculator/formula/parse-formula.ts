import { FUNCTIONS } from './functions'

/**
 * One step of a stack machine: pushes a number or the value of a name, or replaces the last `count`
 * values with the result of an operator or a function.
 */
export type Step =
  | { kind: 'number'; value: number }
  | { kind: 'name'; name: string; at: number }
  | { kind: 'operator' | 'function'; name: string; count: number; at: number }

/** Why a text is not a formula. */
export type FormulaErrorCode =
  /** A sign that formulas do not contain. */
  | 'sign'
  /** A number, a name or a parenthesis is missing. */
  | 'value'
  /** An operator is missing. */
  | 'operator'
  /** A closing parenthesis is missing. */
  | 'open'
  /** Two comparisons in a row. */
  | 'chain'
  /** More than `MAX_DEPTH` levels. */
  | 'depth'
  | 'function'
  | 'count'

export class FormulaError extends Error {
  override name = 'FormulaError'
  readonly code: FormulaErrorCode
  /** The index in the text. */
  readonly at: number
  /** The text at that index; empty at the end. */
  readonly found: string

  constructor(code: FormulaErrorCode, at: number, found: string) {
    super(code)
    this.code = code
    this.at = at
    this.found = found
  }
}

interface Token {
  kind: 'number' | 'name' | 'sign' | 'end'
  text: string
  at: number
}

/** The largest number of levels of parentheses, minus signs and powers inside each other. */
const MAX_DEPTH = 32

const TOKEN = /(\d+(?:\.\d+)?)|([A-Za-z]\w*)|([<>!]=|[-+*/^()<>=,])/y

/**
 * Parses a formula into steps, in linear time.
 *
 * @throws {FormulaError} if the text is not a formula. Unknown names are not an error.
 */
export function parseFormula(text: string): Step[] {
  const parser = new Parser(listTokens(text))
  return parser.parse()
}

function listTokens(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) {
      at += 1
      continue
    }
    TOKEN.lastIndex = at
    const [found, number, name] = TOKEN.exec(text) ?? []
    if (found === undefined) {
      throw new FormulaError('sign', at, String.fromCodePoint(text.codePointAt(at) ?? 0))
    }
    tokens.push({ kind: number ? 'number' : name ? 'name' : 'sign', text: found, at })
    at += found.length
  }
  return [...tokens, { kind: 'end', text: '', at }]
}

const COMPARISONS = ['<', '<=', '>', '>=', '=', '!=']

/** One method per level of precedence, from comparisons to single values. */
class Parser {
  private steps: Step[] = []
  private index = 0
  private depth = 0

  private readonly tokens: Token[]

  constructor(tokens: Token[]) {
    this.tokens = tokens
  }

  parse(): Step[] {
    this.comparison()
    if (this.next.kind !== 'end') throw this.error(this.is(...COMPARISONS) ? 'chain' : 'operator')
    return this.steps
  }

  private comparison() {
    this.sum()
    if (this.is(...COMPARISONS)) this.binary(() => this.sum())
  }

  private sum() {
    this.product()
    while (this.is('+', '-')) this.binary(() => this.product())
  }

  private product() {
    this.signed()
    while (this.is('*', '/')) this.binary(() => this.signed())
  }

  private signed() {
    this.depth += 1
    if (this.depth > MAX_DEPTH) throw this.error('depth')
    if (this.is('-')) {
      const { at } = this.take()
      this.signed()
      this.steps.push({ kind: 'operator', name: '~', count: 1, at })
    } else {
      this.value()
      if (this.is('^')) this.binary(() => this.signed())
    }
    this.depth -= 1
  }

  private value() {
    const { kind, text, at } = this.next
    if (kind === 'number') this.steps.push({ kind, value: Number(this.take().text) })
    else if (kind === 'name') this.nameOrCall(this.take())
    else if (this.is('(')) {
      this.take()
      this.comparison()
      this.close()
    } else throw new FormulaError('value', at, text)
  }

  private nameOrCall(name: Token) {
    if (!this.is('(')) {
      this.steps.push({ kind: 'name', name: name.text, at: name.at })
      return
    }
    const known = FUNCTIONS.get(name.text)
    if (!known) throw new FormulaError('function', name.at, name.text)
    let count = 0
    do {
      this.take()
      this.comparison()
      count += 1
    } while (this.is(','))
    this.close()
    const [least, most] = known.counts
    if (count < least || count > most) throw new FormulaError('count', name.at, name.text)
    this.steps.push({ kind: 'function', name: name.text, count, at: name.at })
  }

  private binary(operand: () => void) {
    const { text, at } = this.take()
    operand()
    this.steps.push({ kind: 'operator', name: text, count: 2, at })
  }

  private close() {
    if (!this.is(')')) {
      if (this.next.kind === 'end') throw this.error('open')
      throw this.error(this.is(...COMPARISONS) ? 'chain' : 'operator')
    }
    this.take()
  }

  private get next(): Token {
    return this.tokens[this.index] ?? { kind: 'end', text: '', at: 0 }
  }

  private is(...signs: string[]): boolean {
    return this.next.kind === 'sign' && signs.includes(this.next.text)
  }

  private take(): Token {
    const token = this.next
    this.index += 1
    return token
  }

  private error(code: FormulaErrorCode): FormulaError {
    return new FormulaError(code, this.next.at, this.next.text)
  }
}
