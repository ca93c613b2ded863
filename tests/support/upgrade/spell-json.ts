import fc from 'fast-check'

/** The formatting of a JSON document. */
export interface Spelling {
  /** The white space between tokens, used in turn. */
  spaces: string[]
  hasBom: boolean
  end: string
}

export const spellings: fc.Arbitrary<Spelling> = fc.record({
  spaces: fc.oneof(
    fc.constantFrom<string[][]>([''], [' '], ['\n'], ['\r\n\t']),
    fc.array(fc.constantFrom('', ' ', '\t', '\n', '\r\n', '\n    '), { minLength: 1 }),
  ),
  hasBom: fc.boolean(),
  end: fc.constantFrom('', '\n', '\r\n', '\n\n'),
})

/**
 * Writes the value as JSON with this white space between its tokens, with or without a byte order
 * mark.
 */
export function spellJson(value: unknown, { spaces, hasBom, end }: Spelling): string {
  let count = 0
  const space = () => spaces[count++ % spaces.length]
  const spell = (item: unknown): string => {
    if (typeof item !== 'object' || item === null) return JSON.stringify(item)
    const isList = Array.isArray(item)
    const parts = Object.entries(item).map(([key, child]) => {
      const name = isList ? '' : `${JSON.stringify(key)}${space()}:${space()}`
      return `${space()}${name}${spell(child)}${space()}`
    })
    const [open, close] = isList ? '[]' : '{}'
    return `${open}${parts.length === 0 ? space() : parts.join(',')}${close}`
  }
  return `${hasBom ? '\uFEFF' : ''}${space()}${spell(value)}${end}`
}

/**
 * The tokens of a JSON document and the characters between them. Together, they are the whole
 * document.
 */
export function splitJson(text: string): string[] {
  return text.match(/"(?:[^"\\]|\\.)*"|[\s\uFEFF]+|[{}[\],:]|[^\s"{}[\],:]+/g) ?? []
}
