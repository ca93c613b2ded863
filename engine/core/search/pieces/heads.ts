/**
 * Which strings begin a keyword: a Bloom filter. It shows for most positions in a query that no
 * keyword is there, so that few pieces are fetched to find those within it.
 */
import { hashText } from './hash-text'
import { listGrams } from './terms'

/** How many characters of a keyword are its head; a shorter keyword is its own. */
const HEAD = 5
const BITS_PER_HEAD = 12
const HASHES = 4
const MIN_BITS = 1 << 10
/** Larger sites have more false alarms instead, each of which costs a piece. */
const MAX_BITS = 1 << 17

export interface Heads {
  /** How long heads are. */
  lengths: number[]
  /** The bits, 32 in eight hexadecimal digits. */
  bits: string
}

/** The heads of folded keywords. */
export function buildHeads(keywords: Iterable<string>): Heads {
  const heads = new Set<string>()
  for (const keyword of keywords) heads.add(keyword.slice(0, HEAD))
  let size = MIN_BITS
  while (size < heads.size * BITS_PER_HEAD && size < MAX_BITS) size *= 2
  const words = new Uint32Array(size / 32)
  for (const head of heads) {
    for (const bit of listBits(head, size)) {
      words[bit >>> 5] = ((words[bit >>> 5] ?? 0) | (1 << (bit & 31))) >>> 0
    }
  }
  const bits = [...words].map((word) => word.toString(16).padStart(8, '0')).join('')
  const lengths = [...new Set([...heads].map((head) => head.length))].sort((a, b) => a - b)
  return { lengths, bits }
}

/** The places of a query at which a keyword may begin that it contains: the keyword's head. */
export function findHeads({ lengths, bits }: Heads, wanted: string): string[] {
  const size = bits.length * 4
  const isSet = (bit: number) => {
    const word = Number.parseInt(bits.slice((bit >>> 5) * 8, (bit >>> 5) * 8 + 8), 16)
    return ((word >>> (bit & 31)) & 1) === 1
  }
  const all = lengths.flatMap((length) => listGrams(wanted, length))
  return [...new Set(all)].filter((head) => listBits(head, size).every(isSet))
}

function listBits(head: string, size: number): number[] {
  const hash = hashText(head)
  // Two hashes make as many as are needed (Kirsch and Mitzenmacher, 2006).
  const step = hashText(`${head}\0`) | 1
  return Array.from({ length: HASHES }, (_, index) => ((hash + index * step) >>> 0) & (size - 1))
}
