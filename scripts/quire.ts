/**
 * The package's `quire` command. It loads the rest of the program only if this Node version can run
 * it.
 */
import { readFileSync } from 'node:fs'
import * as loader from 'node:module'
import { join } from 'node:path'
import { findUnsupportedVersion } from '../engine/node/cli/common/surroundings'

const unsupported = findUnsupportedVersion(process.versions)
if (unsupported === undefined) {
  // Node 22 caches compiled modules for the next start.
  if ('enableCompileCache' in loader) (loader.enableCompileCache as () => void)()
  const { runProgram } = await import('../engine/node/cli/program')
  const { projectRoot } = await import('../engine/node/lib/files/project-root')
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  await runProgram(version)
} else {
  console.error(unsupported)
  process.exitCode = 2
}
