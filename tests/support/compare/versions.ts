import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { linkTree } from '../link-tree'

/** Folders in `node_modules` with the results of earlier builds. */
const CACHES = ['.cache', '.vite']

function git(args: string[], env: NodeJS.ProcessEnv = {}): string {
  const options = { cwd: projectRoot, env: { ...process.env, ...env }, encoding: 'utf8' } as const
  return execFileSync('git', args, options).trim()
}

/**
 * Stores the working tree, including uncommitted files, as a commit without a branch.
 * @returns the commit.
 */
export function commitWorkingTree(scratch: string): string {
  const index = { GIT_INDEX_FILE: join(scratch, 'index') }
  git(['read-tree', 'HEAD'], index)
  git(['add', '--all'], index)
  const tree = git(['write-tree'], index)
  const author = ['-c', 'user.name=compare', '-c', 'user.email=compare@localhost']
  return git([...author, 'commit-tree', tree, '-p', 'HEAD', '-m', 'Working tree'])
}

/**
 * Checks out a revision into a new folder, with its packages: hard links to this checkout's
 * packages if the lock files are equal. The checkout has no caches, because a cache could hide a
 * difference.
 * @returns the folder.
 */
export function addCheckout(folder: string, revision: string): string {
  git(['worktree', 'add', '--quiet', '--detach', folder, revision])
  const [own, here] = [folder, projectRoot].map((root) =>
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  if (own === here) {
    linkTree(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), CACHES)
  } else {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
  }
  return folder
}

/** Removes the checkouts from a folder. */
export function removeCheckouts(scratch: string): void {
  const folders = git(['worktree', 'list', '--porcelain'])
    .split('\n')
    .flatMap((line) => (line.startsWith(`worktree ${scratch}/`) ? [line.slice(9)] : []))
  for (const folder of folders) git(['worktree', 'remove', '--force', folder])
}
