import Papa from 'papaparse'

/** The records of a CSV text. The first one names the columns. */
export interface Csv {
  text: string
  /** The offset of the first record: a line that names the separator is not one. */
  start: number
  separator: string
  records: string[][]
  /** The cells with invalid quotes, each once. */
  broken: BrokenCell[]
}

export interface BrokenCell {
  /** The offset of its opening quote. */
  offset: number
  record: number
}

/** If two separators are equally frequent, the first one wins: text contains commas too. */
const SEPARATORS = ['\t', ';', ',', '|']

/** The line by which Excel and LibreOffice recognize the separator. Some programs quote or pad it. */
const SEPARATOR_LINE = /^"?sep=([^"\n]?)"?[,;|\t]*\n/i

/** Parses a CSV text whose lines end in `\n`. Cells are as written, without their quotes. */
export function parseCsv(written: string): Csv {
  // The parser skips spaces after a closing quote at the end of a line, but not at the end of the
  // text.
  const text = written.endsWith('\n') ? written : `${written}\n`
  const [line = '', named = ''] = SEPARATOR_LINE.exec(text) ?? []
  const start = line.length
  const body = text.slice(start)
  const isUsed = named !== '' && body.split('\n', 1)[0]?.includes(named)
  const separator = isUsed ? named : findSeparator(body)
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: separator, newline: '\n' })
  const broken = new Map<number, BrokenCell>()
  for (const { type, row = 0, index = 1 } of errors) {
    // The index is that of the first character within the quotes.
    if (type === 'Quotes') {
      broken.set(index, { offset: start + index - 1, record: row })
    }
  }
  return { text, start, separator, records: data, broken: [...broken.values()] }
}

/** The most frequent separator in the first line, outside of quotes. */
export function findSeparator(text: string): string {
  const counts = new Map(SEPARATORS.map((separator) => [separator, 0]))
  let isQuoted = false
  for (const character of text) {
    if (character === '\n' && !isQuoted) break
    if (character === '"') isQuoted = !isQuoted
    const count = counts.get(character)
    if (count !== undefined && !isQuoted) counts.set(character, count + 1)
  }
  const most = Math.max(...counts.values())
  return SEPARATORS.find((separator) => most > 0 && counts.get(separator) === most) ?? ','
}

/** Spaces, and characters without width that copying from other programs adds. */
const EDGE = /[\s\u200B\u200E\u2060\uFEFF]/

/** A cell without spaces and invisible characters around it. */
export function trimCell(cell: string): string {
  let [start, end] = [0, cell.length]
  while (start < end && EDGE.test(cell.charAt(start))) start += 1
  while (start < end && EDGE.test(cell.charAt(end - 1))) end -= 1
  return cell.slice(start, end)
}

/** A range of a text. */
export interface Span {
  offset: number
  length: number
}

/** Returns a function to the range of a record's cell, including quotes. */
export function createSpanFinder(csv: Csv): (record: number, cell: number) => Span {
  const { text, start, records } = csv
  let starts: number[] | undefined
  return (record, cell) => {
    starts ??= listStarts()
    let offset = starts[record] ?? 0
    const cells = records[record] ?? []
    for (const value of cells.slice(0, cell)) offset = findEnd(csv, offset, value) + 1
    const value = cells[cell] ?? ''
    if (text[offset] === '"') return { offset, length: countQuoted(value) }
    const text_ = value.trimStart()
    return { offset: offset + value.length - text_.length, length: text_.trimEnd().length }
  }

  function listStarts(): number[] {
    let offset = start
    return records.map((record) => {
      const start = offset
      for (const value of record) offset = findEnd(csv, offset, value) + 1
      return start
    })
  }
}

/** The offset of the separator or line ending after a cell. */
function findEnd({ text, separator }: Csv, offset: number, value: string): number {
  if (text[offset] !== '"') return offset + value.length
  let end = offset + countQuoted(value)
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1
  return end
}

/** The length of a value in quotes, with its own quotes doubled. */
function countQuoted(value: string): number {
  let length = value.length + 2
  for (let at = value.indexOf('"'); at >= 0; at = value.indexOf('"', at + 1)) length += 1
  return length
}
