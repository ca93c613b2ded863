import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

/** Creates an empty folder, which is removed when the test process ends. */
export function makeScratchFolder(): string {
  if (made.length === 0) process.once('exit', removeAll)
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'quire-')))
  made.push(folder)
  return folder
}

function removeAll(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
