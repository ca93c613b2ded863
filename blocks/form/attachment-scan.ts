import type { Messages } from '../../schemas/generated/types'

/** What is found in a file, as the keys of messages. */
export type ScanFinding = Extract<
  keyof Messages,
  'fileExecutable' | 'fileScript' | 'fileUnreadable'
>

export interface ContentScan {
  /** Takes the next bytes of the file. */
  add: (bytes: Uint8Array) => void
  /** What was found in the bytes so far. */
  findings: () => ScanFinding[]
}

const EXECUTABLE = [0x4d, 0x5a]
const SCRIPT = Array.from('<script', (letter) => letter.charCodeAt(0))

/**
 * Looks through a file slice by slice: for the header of a Windows program in any file, and for a
 * script tag in one of text. Zero bytes are skipped, so that UTF-16 of either
 * order, whose letters of ASCII have one each, reads like UTF-8.
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
    findings: () => [
      ...(isExecutable && position >= EXECUTABLE.length ? (['fileExecutable'] as const) : []),
      ...(hasScript ? (['fileScript'] as const) : []),
    ],
  }
}

/** How much of the tag is matched after one more byte; only its first letter can begin it anew. */
function advance(matched: number, byte: number): number {
  const isCapital = byte >= 65 && byte <= 90
  const letter = isCapital ? byte + 32 : byte
  if (letter === SCRIPT[matched]) return matched + 1
  return letter === SCRIPT[0] ? 1 : 0
}
