import type { Node, ParseError } from 'jsonc-parser'
import { parseTree, printParseErrorCode } from 'jsonc-parser'
import type { JsonMistake } from './json-source'
import { escapePointer, resolvePlace } from './text-place'

/** By the names that `printParseErrorCode` gives. */
const MESSAGES: Record<string, string> = {
  InvalidSymbol: 'This is not JSON: texts stand in double quotes.',
  InvalidNumberFormat: 'This is not a number that JSON knows.',
  PropertyNameExpected: 'A name in double quotes is expected here.',
  ValueExpected: 'A value is expected here.',
  ColonExpected: 'A colon is missing between the name and its value.',
  CommaExpected: 'A comma is missing here.',
  CloseBraceExpected: 'A closing "}" is missing.',
  CloseBracketExpected: 'A closing "]" is missing.',
  EndOfFileExpected: 'The file should end before this.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfComment: 'JSON has no comments.',
  UnexpectedEndOfString: 'The closing quote of this text is missing.',
  UnexpectedEndOfNumber: 'This number is cut short.',
  InvalidUnicode: 'After "\\u" four hexadecimal digits are expected.',
  InvalidEscapeCharacter: 'JSON does not know this escape after the backslash.',
  InvalidCharacter: 'A line break or tab within a text is written "\\n" or "\\t".',
}

const REMOVE = 'Remove it.'

/** All that is wrong with the syntax of a text that `JSON.parse` refused. */
export function findSyntaxMistakes(text: string, reason: SyntaxError): JsonMistake[] {
  if (text.trim() === '') {
    const place = { line: 1, column: 1, length: 0 }
    return [{ rule: 'bad-json', place, pointer: '', message: 'The file is empty.' }]
  }
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const mistakes = errors.map((error) => describe(text, error))
  if (mistakes.length > 0) return dropConsequences(mistakes)
  const offset = Number(/position (\d+)/.exec(reason.message)?.[1] ?? 0)
  return [buildMistake(text, { offset, length: 1 }, 'This is not JSON.')]
}

interface Span {
  offset: number
  length: number
}

function describe(text: string, { error, offset, length }: ParseError): JsonMistake {
  const name = printParseErrorCode(error)
  const message = MESSAGES[name] ?? 'This is not JSON.'
  const before = text.slice(0, offset).trimEnd()
  const last = Math.max(0, before.length - 1)
  const closes = /^[}\]]/.test(text.slice(offset))
  if (closes && before.endsWith(',')) {
    const span = { offset: last, length: 1 }
    return { ...buildMistake(text, span, 'There is a comma after the last entry.'), hint: REMOVE }
  }
  if (name === 'CommaExpected' || name === 'ColonExpected') {
    return buildMistake(text, { offset: before.length, length: 1 }, message)
  }
  // A parser that has reached the end of the file points behind it.
  const span = offset >= text.trimEnd().length ? { offset: last, length: 1 } : { offset, length }
  const mistake = buildMistake(text, span, message)
  return name === 'InvalidCommentToken' ? { ...mistake, hint: REMOVE } : mistake
}

function buildMistake(text: string, { offset, length }: Span, message: string): JsonMistake {
  return { rule: 'bad-json', place: resolvePlace(text, offset, length), pointer: '', message }
}

/** A parser stumbles on for a while after a mistake: what it says of the next line is dropped. */
function dropConsequences(mistakes: JsonMistake[]): JsonMistake[] {
  const kept: JsonMistake[] = []
  for (const mistake of mistakes.sort((a, b) => a.place.line - b.place.line)) {
    const previous = kept.at(-1)
    if (!previous || mistake.place.line > previous.place.line + 1) kept.push(mistake)
  }
  return kept
}

/** The keys of a well-formed text that stand twice in their object, and those called `__proto__`. */
export function findUnfitKeys(text: string): JsonMistake[] {
  const root = parseTree(text)
  return root ? visit(root, '') : []

  function visit(node: Node, pointer: string): JsonMistake[] {
    if (node.type === 'array') {
      return (node.children ?? []).flatMap((item, index) => visit(item, `${pointer}/${index}`))
    }
    if (node.type !== 'object') return []
    const seen = new Map<string, Node>()
    return (node.children ?? []).flatMap(({ children: [key, value] = [] }) => {
      if (!key || !value) return []
      const name = String(key.value)
      const place = resolvePlace(text, key.offset, key.length)
      const own = { place, pointer: `${pointer}/${escapePointer(name)}` }
      const first = seen.get(name)
      seen.set(name, first ?? key)
      if (name === '__proto__') {
        return [{ ...own, rule: 'forbidden-key' as const, message: 'No name may be "__proto__".' }]
      }
      if (!first) return visit(value, own.pointer)
      const { line } = resolvePlace(text, first.offset, first.length)
      const message = `"${name}" stands here a second time.`
      return [
        {
          ...own,
          rule: 'duplicate-key' as const,
          message,
          hint: `The first is on line ${line}; keep one.`,
        },
      ]
    })
  }
}
