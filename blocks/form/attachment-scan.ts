import type { Messages } from '../../schemas/generated/types'

/** The scan's possible findings, as message keys. */
export type ScanFinding = Extract<
  keyof Messages,
  'fileExecutable' | 'fileScript' | 'fileUnreadable'
>

export interface ContentScan {
  /** Scans the next bytes of the file. */
  add: (bytes: Uint8Array) => void
  /** The results for the bytes scanned so far. */
  problems: () => ScanFinding[]
}

const EXECUTABLE = [0x4d, 0x5a]
const SCRIPT = Array.from('<script', (letter) => letter.charCodeAt(0))

/**
 * Scans a file slice by slice: any file for the header of a Windows program, and text files for a
 * script tag. It skips zero bytes, so that ASCII letters encoded in UTF-16, in either byte order,
 * are read like UTF-8.
 */
export function createContentScan(isText: boolean): ContentScan {
  let position = 0
  let matched = 0
  let isExecutable = true
  let hasScript = false
  return {
    add(bytes) {
      for (const byte of bytes) {
        if (position < EXECUTABLE.length) isExecutable &&= byte === EXECUTABLE[position]
        position += 1
        if (!isText && position >= EXECUTABLE.length) return
        if (!isText || hasScript || byte === 0) continue
        matched = advance(matched, byte)
        hasScript = matched === SCRIPT.length
      }
    },
    problems: () => [
      ...(isExecutable && position >= EXECUTABLE.length ? (['fileExecutable'] as const) : []),
      ...(hasScript ? (['fileScript'] as const) : []),
    ],
  }
}

/**
 * The number of characters of the tag that are matched after this byte. After a mismatch, only the
 * tag's first letter can start a new match.
 */
function advance(matched: number, byte: number): number {
  const isCapital = byte >= 65 && byte <= 90
  const letter = isCapital ? byte + 32 : byte
  if (letter === SCRIPT[matched]) return matched + 1
  return letter === SCRIPT[0] ? 1 : 0
}
