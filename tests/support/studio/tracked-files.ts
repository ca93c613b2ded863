import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTemporary } from '../../../engine/node/lib/files/replace-file'

/** A text that occurs once: `m12.` was typed in the studio, `t12.` written by another program. */
const TRACKED = /\b[mt]\d+\./g

/** The texts in a value that only this test writes. */
export function listTracked(value: unknown): string[] {
  return JSON.stringify(value ?? null).match(TRACKED) ?? []
}

/** The text of a file. Undefined for a missing file. */
export function readPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw reason
  }
}

/** The files of a folder that a killed process has left incomplete. */
export function listIncomplete(siteDir: string): string[] {
  const names = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => {
    const [last = ''] = name.split('/').slice(-1)
    if (isTemporary(last) || last.startsWith('.quire')) return true
    return last.endsWith('.json') && !isJson(readFileSync(join(siteDir, name), 'utf8'))
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
