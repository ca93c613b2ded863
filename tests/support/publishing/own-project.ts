import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../engine/node/util/project-root'

/** Makes a project of somebody else in a folder: a site, and Quire as `npx` finds it. */
export function makeOwnProject(root: string, site = 'tests/sites/tiny'): void {
  const bin = join(root, 'node_modules/.bin')
  mkdirSync(bin, { recursive: true })
  cpSync(join(projectRoot, site), join(root, 'site'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "name": "own", "private": true }\n')
  const program = ['scripts/quire.ts', 'node_modules/tsx/dist/loader.mjs']
  const [script, loader] = program.map((path) => join(projectRoot, path))
  const quire = join(bin, 'quire')
  writeFileSync(
    quire,
    `#!/bin/sh\nexec "${process.execPath}" --import "${loader}" "${script}" "$@"\n`,
  )
  chmodSync(quire, 0o755)
}
