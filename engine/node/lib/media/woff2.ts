import { brotliDecompressSync } from 'node:zlib'

/** The indexes of known tables: https://www.w3.org/TR/WOFF2/#table_dir_format */
export const OS2 = 6
export const FVAR = 47
const GLYF = 10
const LOCA = 11
const NAMED = 63

/**
 * Decompresses the tables of a WOFF2 file, by index. Tables with another name are omitted, and so
 * are those of a font collection, which has an additional directory.
 * @throws if the file is damaged.
 */
export function readWoff2Tables(bytes: Buffer): Map<number, Buffer> {
  if (bytes.length < bytes.readUInt32BE(8)) throw new RangeError('The file is incomplete.')
  if (bytes.toString('latin1', 4, 8) === 'ttcf') return new Map()
  const { entries, end } = readDirectory(bytes)
  const size = entries.reduce((sum, entry) => sum + entry.size, 0)
  const packed = bytes.subarray(end, end + bytes.readUInt32BE(20))
  const unpacked = brotliDecompressSync(packed, { maxOutputLength: size })
  if (unpacked.length !== size) throw new RangeError('The file is damaged.')
  const tables = new Map<number, Buffer>()
  let at = 0
  for (const { table, size } of entries) {
    if (table !== NAMED) tables.set(table, unpacked.subarray(at, at + size))
    at += size
  }
  return tables
}

function readDirectory(bytes: Buffer) {
  let end = 48
  const readNumber = () => {
    let value = 0
    for (;;) {
      const byte = bytes.readUInt8(end)
      end += 1
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const entries = Array.from({ length: bytes.readUInt16BE(12) }, () => {
    const [table, version] = [bytes.readUInt8(end) & 63, bytes.readUInt8(end) >> 6]
    end += table === NAMED ? 5 : 1
    const whole = readNumber()
    const isGlyphs = table === GLYF || table === LOCA
    return { table, size: version === (isGlyphs ? 3 : 0) ? whole : readNumber() }
  })
  return { entries, end }
}
