import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { LOADER } from '../run-script'

/** Installs Quire from its own sources in a folder, as npm links a command. */
export function linkQuire(folder: string): void {
  const command = [process.execPath, ...LOADER, join(projectRoot, 'scripts/quire.ts')]
  const link = join(folder, 'node_modules/.bin/quire')
  mkdirSync(dirname(link), { recursive: true })
  writeFileSync(link, `#!/bin/sh\nexec ${command.join(' ')} "$@"\n`)
  chmodSync(link, 0o755)
}
