/**
 * Syntax-highlighting tokens for code. Page data contains them as lengths and letters (`5k1_4f`)
 * next to the code, so that the code is not repeated.
 */

/** The token kinds, keyed by letter. */
const KINDS = {
  a: 'attribute',
  c: 'comment',
  d: 'deletion',
  f: 'title',
  i: 'addition',
  k: 'keyword',
  n: 'number',
  s: 'string',
  t: 'type',
} as const

export type CodeKind = (typeof KINDS)[keyof typeof KINDS]

/** A token in the code. A token without a kind has the default colour. */
export interface CodeRun {
  text: string
  kind?: CodeKind
}

const LETTERS = new Map(Object.entries(KINDS).map(([letter, kind]) => [kind, letter]))
const PLAIN = '_'

/** The tokens' lengths and kinds. Adjacent tokens of the same kind are joined. */
export function writeRuns(runs: CodeRun[]): string {
  const joined: CodeRun[] = []
  for (const { text, kind } of runs) {
    const last = joined.at(-1)
    if (last && last.kind === kind) last.text += text
    else joined.push({ text, kind })
  }
  return joined
    .map(({ text, kind }) => `${text.length}${(kind && LETTERS.get(kind)) ?? PLAIN}`)
    .join('')
}

/** The tokens in the code. If the lengths do not match the code, it is a single token. */
export function readRuns(text: string, written: string | undefined): CodeRun[] {
  const runs: CodeRun[] = []
  let at = 0
  for (const [, length, letter] of (written ?? '').matchAll(/(\d{1,9})(\D)/g)) {
    const end = at + Number(length)
    runs.push({ text: text.slice(at, end), kind: KINDS[letter as keyof typeof KINDS] })
    at = end
  }
  return at === text.length ? runs : [{ text }]
}

/** The tokens of each line, including its line ending. */
export function splitLines(runs: CodeRun[]): CodeRun[][] {
  const lines: CodeRun[][] = [[]]
  for (const { text, kind } of runs) {
    for (const [index, piece] of text.split(/(?<=\n)/).entries()) {
      if (index > 0) lines.push([])
      if (piece) lines.at(-1)?.push({ text: piece, kind })
    }
    if (text.endsWith('\n')) lines.push([])
  }
  if (lines.at(-1)?.length === 0) lines.pop()
  return lines
}
