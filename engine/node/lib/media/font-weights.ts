import type { WeightRange } from '../../../core/text/font-weights'
import { FVAR, OS2, readWoff2Tables } from './woff2'

/**
 * A font's weights (WOFF2). Undefined if the file does not declare them.
 * @throws if the file is damaged.
 */
export function readFontWeights(bytes: Buffer): WeightRange | undefined {
  const tables = readWoff2Tables(bytes)
  return readAxis(tables.get(FVAR)) ?? readClass(tables.get(OS2))
}

/** https://learn.microsoft.com/en-us/typography/opentype/spec/fvar */
function readAxis(table: Buffer | undefined): WeightRange | undefined {
  if (!table) return undefined
  const [first, count, size] = [
    table.readUInt16BE(4),
    table.readUInt16BE(8),
    table.readUInt16BE(10),
  ]
  for (let at = first; at < first + count * size; at += size) {
    const readFixed = (offset: number) => Math.round(table.readInt32BE(at + offset) / 65536)
    if (table.toString('latin1', at, at + 4) === 'wght') return [readFixed(4), readFixed(12)]
  }
  return undefined
}

/** https://learn.microsoft.com/en-us/typography/opentype/spec/os2#usweightclass */
function readClass(table: Buffer | undefined): WeightRange | undefined {
  const weight = table?.readUInt16BE(4)
  return weight === undefined ? undefined : [weight, weight]
}
