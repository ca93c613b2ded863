/**
 * A Bloom filter of keyword prefixes. For most positions in a query, it shows that no keyword
 * starts there, so that few shards are fetched to find keywords within the query.
 */
import { hashText } from '../../text/hash-text'
import { listNgrams } from './terms'

/** The length of a prefix. A shorter keyword is its own prefix. */
const HEAD = 5
const BITS_PER_PREFIX = 12
const HASHES = 4
const MIN_BITS = 1 << 10
/**
 * The filter's maximum size. Larger sites get more false positives, and each of these costs a
 * shard.
 */
const MAX_BITS = 1 << 17

export interface PrefixFilter {
  /** The lengths of the prefixes. */
  lengths: number[]
  /** The bits as 32-bit words, eight hexadecimal digits each. */
  bits: string
}

/** The prefix filter for folded keywords. */
export function buildPrefixFilter(keywords: Iterable<string>): PrefixFilter {
  const prefixes = new Set<string>()
  for (const keyword of keywords) prefixes.add(keyword.slice(0, HEAD))
  let size = MIN_BITS
  while (size < prefixes.size * BITS_PER_PREFIX && size < MAX_BITS) size *= 2
  const words = new Uint32Array(size / 32)
  for (const prefix of prefixes) {
    for (const bit of listBits(prefix, size)) {
      words[bit >>> 5] = ((words[bit >>> 5] ?? 0) | (1 << (bit & 31))) >>> 0
    }
  }
  const bits = [...words].map((word) => word.toString(16).padStart(8, '0')).join('')
  const lengths = [...new Set([...prefixes].map((prefix) => prefix.length))].sort((a, b) => a - b)
  return { lengths, bits }
}

/** The prefixes within a query where a keyword may start. */
export function findPrefixes({ lengths, bits }: PrefixFilter, wanted: string): string[] {
  const size = bits.length * 4
  const isSet = (bit: number) => {
    const word = Number.parseInt(bits.slice((bit >>> 5) * 8, (bit >>> 5) * 8 + 8), 16)
    return ((word >>> (bit & 31)) & 1) === 1
  }
  const all = lengths.flatMap((length) => listNgrams(wanted, length))
  return [...new Set(all)].filter((prefix) => listBits(prefix, size).every(isSet))
}

function listBits(prefix: string, size: number): number[] {
  const hash = hashText(prefix)
  // Two hashes are combined into any number of hashes (Kirsch and Mitzenmacher, 2006).
  const step = hashText(`${prefix}\0`) | 1
  return Array.from({ length: HASHES }, (_, index) => ((hash + index * step) >>> 0) & (size - 1))
}
