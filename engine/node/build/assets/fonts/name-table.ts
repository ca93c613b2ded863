/** A font's name table: https://learn.microsoft.com/en-us/typography/opentype/spec/name */

export const COPYRIGHT = 0
const SUBFAMILY = 2
const TRADEMARK = 7
export const LICENCE = 13
export const LICENCE_ADDRESS = 14
/** The names that a copy of a font must keep: copyright, trademark and licence. */
export const LEGAL_NAMES = [COPYRIGHT, TRADEMARK, LICENCE, LICENCE_ADDRESS]

const FAMILY = 1
const UNIQUE = 3
const FULL = 4
const POSTSCRIPT = 6
/** Name ids from here on are for axes and styles, which other tables refer to. */
const FIRST_OWN = 256

interface Table {
  tag: string
  bytes: Buffer
}

/** The English names of an SFNT font, by name id. */
export function readNames(font: Buffer): Map<number, string> {
  const table = listTables(font).find(({ tag }) => tag === 'name')?.bytes
  const names = new Map<number, string>()
  if (!table) return names
  const strings = table.readUInt16BE(4)
  for (let record = 6; record < 6 + 12 * table.readUInt16BE(2); record += 12) {
    const field = (index: number) => table.readUInt16BE(record + 2 * index)
    const [platform, language, id] = [field(0), field(2), field(3)]
    const start = strings + field(5)
    const bytes = Buffer.from(table.subarray(start, start + field(4)))
    const isEnglish = platform === 0 || (platform === 3 && language === 0x409)
    if (isEnglish) names.set(id, bytes.swap16().toString('utf16le'))
    else if (platform === 1 && !names.has(id)) names.set(id, bytes.toString('latin1'))
  }
  return names
}

/**
 * Renames an SFNT font, to a name with at most 27 characters. The legal names are kept, and so are
 * the names of axes and styles, unless they contain the old name. HarfBuzz cannot do this: it keeps
 * the names of all remaining styles, such as "Figtree-Medium", and its WebAssembly does not export
 * `hb_subset_input_override_name_table`.
 */
export function renameFont(font: Buffer, name: string): Buffer {
  const old = readNames(font)
  const oldName = (old.get(16) ?? old.get(FAMILY) ?? '').replaceAll(' ', '')
  const isKept = (id: number, text: string) =>
    id === SUBFAMILY ||
    LEGAL_NAMES.includes(id) ||
    (id >= FIRST_OWN && (oldName === '' || !text.replaceAll(' ', '').startsWith(oldName)))
  const names = new Map([
    ...[...old].filter(([id, text]) => isKept(id, text)),
    ...[FAMILY, UNIQUE, FULL].map((id) => [id, name] as const),
    [POSTSCRIPT, name.replaceAll(' ', '-')],
  ])
  const tables = listTables(font).map((table) =>
    table.tag === 'name' ? { ...table, bytes: buildNameTable(names) } : table,
  )
  return writeTables(font.readUInt32BE(0), tables)
}

function listTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = 12 + 16 * index
    const start = font.readUInt32BE(record + 8)
    const bytes = font.subarray(start, start + font.readUInt32BE(record + 12))
    return { tag: font.toString('latin1', record, record + 4), bytes }
  })
}

function buildNameTable(names: Map<number, string>): Buffer {
  const sorted = [...names].sort(([a], [b]) => a - b)
  const strings = sorted.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const head = Buffer.alloc(6 + 12 * sorted.length)
  head.writeUInt16BE(sorted.length, 2)
  head.writeUInt16BE(head.length, 4)
  let start = 0
  for (const [index, [id]] of sorted.entries()) {
    const { length } = strings[index] as Buffer
    // Windows, Unicode, American English.
    const fields = [3, 1, 0x409, id, length, start]
    for (const [place, value] of fields.entries()) {
      head.writeUInt16BE(value, 6 + 12 * index + 2 * place)
    }
    start += length
  }
  return Buffer.concat([head, ...strings])
}

/** The checksums are omitted: the WOFF2 encoder drops them, and decoders compute them. */
function writeTables(flavour: number, tables: Table[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length)
  const power = Math.floor(Math.log2(tables.length))
  head.writeUInt32BE(flavour, 0)
  const search = [tables.length, 16 * 2 ** power, power, 16 * (tables.length - 2 ** power)]
  for (const [index, value] of search.entries()) head.writeUInt16BE(value, 4 + 2 * index)
  const parts: Buffer[] = [head]
  let start = head.length
  for (const [index, { tag, bytes }] of tables.entries()) {
    const record = 12 + 16 * index
    head.write(tag, record, 'latin1')
    head.writeUInt32BE(start, record + 8)
    head.writeUInt32BE(bytes.length, record + 12)
    const padding = Buffer.alloc(-bytes.length & 3)
    parts.push(bytes, padding)
    start += bytes.length + padding.length
  }
  return Buffer.concat(parts)
}
