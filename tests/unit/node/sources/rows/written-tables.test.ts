/**
 * Tables with arbitrary cells: reading a table that was written returns its values, and the
 * position of each cell.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapePointer } from '../../../../../engine/node/lib/json/text-place'
import { createDataLocator } from '../../../../../engine/node/sources/rows/data-locator'
import { readText } from '../../../support/report-rows'

const cell = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom('a', 'é', '"', ',', ';', '|', '\t', '\n', ' ', '🙂'),
      },
      { weight: 1, arbitrary: fc.string({ maxLength: 3 }) },
    ),
    { maxLength: 8 },
  )
  // A single carriage return does not end a line, and a Windows line ending counts as one
  // character.
  .map((parts) => parts.join('').replaceAll('\r', '').trim())

const table = fc
  .record({
    columns: fc.uniqueArray(cell, { minLength: 1, maxLength: 4 }),
    size: fc.integer({ min: 1, max: 6 }),
    place: fc.nat(),
  })
  .chain(({ columns, size, place }) => {
    const named = columns.filter((name) => name && name !== 'id' && name !== '__proto__')
    const at = place % (named.length + 1)
    const names = [...named.slice(0, at), 'id', ...named.slice(at)]
    const row = fc.tuple(...names.map(() => cell))
    return fc.array(row, { minLength: size, maxLength: size }).map((rows) => ({
      names,
      rows: rows.map((cells, index) => cells.with(at, `row-${index}`)),
    }))
  })

const style = fc.record({
  separator: fc.constantFrom(',', ';', '\t', '|'),
  namesSeparator: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  quotesAll: fc.boolean(),
  hasEnd: fc.boolean(),
  bom: fc.constantFrom('', '\uFEFF'),
})

interface Style {
  separator: string
  /** With the line by which Excel recognizes the separator. */
  namesSeparator: boolean
  lineEnd: string
  quotesAll: boolean
  hasEnd: boolean
  bom: string
}

/** Writes a cell as programs do. The first line has no separator outside quotes. */
function writeCell(value: string, { separator, quotesAll, lineEnd }: Style, isHead: boolean) {
  const needs = quotesAll || /["\n]/.test(value) || value.includes(separator)
  const isQuoted = needs || (isHead && /[,;|\t]/.test(value))
  if (!isQuoted) return value
  return `"${value.replaceAll('"', '""').replaceAll('\n', lineEnd)}"`
}

function write({ names, rows }: { names: string[]; rows: string[][] }, how: Style): string {
  const top = how.namesSeparator ? [`sep=${how.separator}`] : []
  const lines = [names, ...rows].map((cells, line) =>
    cells.map((value) => writeCell(value, how, line === 0)).join(how.separator),
  )
  return how.bom + [...top, ...lines].join(how.lineEnd) + (how.hasEnd ? how.lineEnd : '')
}

const valuesOf = (names: string[], cells: string[]) =>
  Object.fromEntries(names.flatMap((name, index) => (cells[index] ? [[name, cells[index]]] : [])))

describe('a table that a program wrote', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(table, style, ({ names, rows }, how) => {
        const read = readText(write({ names, rows }, how))
        expect(read.issues).toEqual([])
        expect(read.columns).toEqual(names)
        expect(read.rows).toEqual(
          rows.map((cells, index) => ({
            id: `row-${index}`,
            index,
            values: valuesOf(names, cells),
          })),
        )
      }),
    )
  })

  it('has each of its cells where it stands', () => {
    fc.assert(
      fc.property(table, style, ({ names, rows }, how) => {
        const text = write({ names, rows }, how).replace(/^\uFEFF/, '')
        const locate = createDataLocator({ file: 'data/a.csv', text, id: 'id' })
        const lines = text.split(/\r?\n/)
        for (const [index, cells] of rows.entries()) {
          for (const [number, name] of names.entries()) {
            const { line, column, length } = locate(`/row-${index}/${escapePointer(name)}`)
            const [written = ''] = writeCell(cells[number] ?? '', how, false).split(/\r?\n/)
            const found = lines[line - 1]?.slice(column - 1, column - 1 + length)
            if (written !== '') expect(found).toBe(written)
            else expect([how.separator, '']).toContain(found)
          }
        }
      }),
    )
  })

  it('is read from JSON as from CSV', () => {
    fc.assert(
      fc.property(table, style, ({ names, rows }, how) => {
        const entries = rows.map((cells) => valuesOf(names, cells))
        const read = readText(JSON.stringify(entries), { file: 'data/a.json' })
        expect(read.issues).toEqual([])
        expect(read.rows).toEqual(readText(write({ names, rows }, how)).rows)
      }),
    )
  })

  it('has a place within the text for whatever is wrong with it', () => {
    const edit = fc.tuple(fc.nat(200), fc.nat(2), fc.constantFrom('"', ',', ';', '\n', ' ', 'é'))
    fc.assert(
      fc.property(
        table,
        style,
        fc.array(edit, { minLength: 1, maxLength: 3 }),
        (made, how, edits) => {
          const text = edits.reduce(
            (before, [at, drop, put]) => {
              const place = at % (before.length + 1)
              return before.slice(0, place) + put + before.slice(place + drop)
            },
            write(made, { ...how, bom: '' }),
          )
          const lines = text.split(/\r?\n/)
          for (const { place, message } of readText(text).issues) {
            expect(message).not.toBe('')
            expect(lines[(place?.line ?? 0) - 1]?.length ?? -1).toBeGreaterThanOrEqual(
              (place?.column ?? 0) - 1,
            )
          }
        },
      ),
    )
  })
})
