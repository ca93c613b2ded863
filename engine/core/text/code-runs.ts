/**
 * Lines of code in runs, each of one kind of word. With a page they travel as a text of lengths and
 * letters (`5k1_4f`) beside the code itself, so that the code is there once.
 */

/** What kinds of words code has, by the letter that stands for each. */
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

/** A piece of code; without a kind, it has the colour of all text. */
export interface CodeRun {
  text: string
  kind?: CodeKind
}

const LETTERS = new Map(Object.entries(KINDS).map(([letter, kind]) => [kind, letter]))
const PLAIN = '_'

/** The lengths and kinds of runs; neighbours of one kind are one run. */
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

/** The runs of a text. If they were made for a text of another length, it is one run. */
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

/** The runs of each line; its end is a part of the line. */
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
