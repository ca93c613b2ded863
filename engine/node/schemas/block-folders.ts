import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProject } from '../lib/files/project'
import { projectRoot } from '../lib/files/project-root'

/** The folder of a block type: the engine's, or one of the project in which a command runs. */
export interface BlockFolder {
  type: string
  folder: string
  /** If `true`, it belongs to the project. */
  isOwn: boolean
  /** If `true`, it replaces a block of the engine with the same name. */
  replaces: boolean
}

/** The project in which the command runs. Quire's repository has no own blocks in this sense. */
export const ownProject = findProject(process.cwd())

/**
 * The block types at `root`, by name: the folders with a schema. The blocks of a project are added
 * to those of the engine; one with the same name replaces the engine's.
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

/** Only the blocks of the project. */
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

interface BlockExample {
  name: string
  block: unknown
}

/** Block type → the blocks of its examples. Types without an example are omitted. */
export function loadBlockExamples(root: string): Map<string, unknown[]> {
  return mapExamples(root, (examples) => examples.map(({ block }) => block))
}

/** Block type → the block of its first example, as authors can start with. */
export function loadFirstExamples(root: string): Map<string, unknown> {
  return mapExamples(root, ([first]) => first?.block)
}

/** Block type → the block of the example named `new`, with which authors start in the studio. */
export function loadNewExamples(root: string): Map<string, unknown> {
  return mapExamples(root, (examples) => examples.find(({ name }) => name === 'new')?.block)
}

/** Types for which the function returns undefined, or without examples, are omitted. */
function mapExamples<T>(
  root: string,
  read: (examples: BlockExample[]) => T | undefined,
): Map<string, T> {
  return new Map(
    listBlockFolders(root).flatMap(({ type, folder }) => {
      const file = join(folder, 'examples.json')
      if (!existsSync(file)) return []
      const examples: BlockExample[] = JSON.parse(readFileSync(file, 'utf8'))
      const found = examples.length > 0 ? read(examples) : undefined
      return found === undefined ? [] : [[type, found] as const]
    }),
  )
}
