import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives the tests and what they start a temporary folder of their own.
 * @returns what removes it with everything in it.
 */
export default function makeTemporaryFolder(): () => void {
  // Web servers that are tested read from it, and may have given up the rights of this user.
  process.umask(0o022)
  const folder = mkdtempSync(join(tmpdir(), 'quire-tests-'))
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
