import Papa from 'papaparse'

/** A CSV text in its records, of which the first names the columns. */
export interface Csv {
  text: string
  separator: string
  records: string[][]
  /** The cells whose quotes are wrong, each once. */
  broken: BrokenCell[]
}

export interface BrokenCell {
  /** Where its opening quote is. */
  offset: number
  record: number
}

/** Of separators that are as frequent, the first: commas are in texts, too. */
const SEPARATORS = ['\t', ';', ',']

/** Parses a CSV text whose lines end in `\n`; cells are as they are written, without their quotes. */
export function parseCsv(written: string): Csv {
  // Spaces behind a closing quote are passed over where a line ends, but not where the text does.
  const text = written.endsWith('\n') ? written : `${written}\n`
  const separator = findSeparator(text)
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n' })
  const broken = new Map<number, BrokenCell>()
  for (const { type, row = 0, index = 1 } of errors) {
    // The index is that of the first character within the quotes.
    if (type === 'Quotes') broken.set(index, { offset: index - 1, record: row })
  }
  return { text, separator, records: data, broken: [...broken.values()] }
}

/** The separator of which the first line has most, outside quotes. */
function findSeparator(text: string): string {
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

/** A part of a text. */
export interface Span {
  offset: number
  length: number
}

/** Returns a function to the cell of a record in the text, with its quotes if it has any. */
export function createSpanFinder(csv: Csv): (record: number, cell: number) => Span {
  const { text, records } = csv
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
    let offset = 0
    return records.map((record) => {
      const start = offset
      for (const value of record) offset = findEnd(csv, offset, value) + 1
      return start
    })
  }
}

/** Where the separator or the line end behind a cell is. */
function findEnd({ text, separator }: Csv, offset: number, value: string): number {
  if (text[offset] !== '"') return offset + value.length
  let end = offset + countQuoted(value)
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1
  return end
}

/** How long a value is in quotes, with its own written twice. */
function countQuoted(value: string): number {
  let length = value.length + 2
  for (let at = value.indexOf('"'); at >= 0; at = value.indexOf('"', at + 1)) length += 1
  return length
}
