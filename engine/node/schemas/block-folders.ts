import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findProject } from '../lib/files/project'
import { projectRoot } from '../lib/files/project-root'

/** The folders of a block type: the engine's, or one of the project in which a command runs. */
export interface BlockFolder {
  type: string
  folder: string
  /** Whether it is the project's own. */
  isOwn: boolean
  /** Whether the engine has one of the same name, which this one replaces. */
  replaces: boolean
}

/** The project in which the command was run; in Quire's repository, that has no blocks of its own. */
export const ownProject = findProject(process.cwd())

/**
 * The block types at `root`, by name: the folders that have a schema. To the engine's own, the
 * blocks of a project are added; one of the same name replaces the engine's.
 */
export function listBlockFolders(root: string, project = ownProject): BlockFolder[] {
  const folders = new Map(listFolders(root, false).map((folder) => [folder.type, folder]))
  if (root === projectRoot && project !== projectRoot) {
    for (const folder of listFolders(project, true)) {
      folders.set(folder.type, { ...folder, replaces: folders.has(folder.type) })
    }
  }
  return [...folders.values()].sort((a, b) => (a.type < b.type ? -1 : 1))
}

/** The blocks of the project alone. */
export function listOwnBlocks(project = ownProject): BlockFolder[] {
  return listBlockFolders(projectRoot, project).filter(({ isOwn }) => isOwn)
}

function listFolders(root: string, isOwn: boolean): BlockFolder[] {
  const blocks = join(root, 'blocks')
  if (!existsSync(blocks)) return []
  return readdirSync(blocks)
    .filter((type) => existsSync(join(blocks, type, 'schema.json')))
    .map((type) => ({ type, folder: join(blocks, type), isOwn, replaces: false }))
}
