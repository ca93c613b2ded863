import { chmodSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { cliOf, installIsolated, sharePackage } from '../sites/package-project'

/** Creates a separate project in a folder: a site, and Quire in the place where `npx` finds it. */
export async function makeOwnProject(root: string, site = 'tests/sites/tiny'): Promise<void> {
  mkdirSync(root, { recursive: true })
  installIsolated(root, await sharePackage())
  cpSync(join(projectRoot, site), join(root, 'site'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "name": "own", "private": true }\n')
  const bin = join(root, 'node_modules/.bin')
  mkdirSync(bin)
  symlinkSync(cliOf(root), join(bin, 'quire'))
  chmodSync(cliOf(root), 0o755)
}
