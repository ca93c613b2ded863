import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'

const OMITTED = new Set(['node_modules', '.git', '.test', '.bench', 'dist', 'test-results'])

/** Copies the project, resulting in the state of a clone after `npm ci`. */
export function copyProject(root: string): void {
  cpSync(projectRoot, root, {
    recursive: true,
    filter: (path) => path === projectRoot || !OMITTED.has(basename(path)),
  })
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  spawnSync('git', ['init', '--quiet'], { cwd: root })
}

/** Replaces the shipped site with the bakery, as the README instructs. */
export function startOwnSite(root: string): void {
  for (const folder of ['site', 'tests/halyard']) {
    rmSync(join(root, folder), { recursive: true, force: true })
  }
  cpSync(join(root, 'examples/bakery'), join(root, 'site'), { recursive: true })
}
