import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listBlockFolders } from './block-folders'

/** Block type → the blocks of its examples. Types without an example are omitted. */
export function loadBlockExamples(root: string): Map<string, unknown[]> {
  return new Map(
    listBlockFolders(root).flatMap(({ type, folder }) => {
      const file = join(folder, 'examples.json')
      if (!existsSync(file)) return []
      const examples = JSON.parse(readFileSync(file, 'utf8')) as { block: unknown }[]
      return examples.length > 0 ? [[type, examples.map(({ block }) => block)] as const] : []
    }),
  )
}

/** Block type → the block of its first example, as authors can start with. */
export function loadFirstExamples(root: string): Map<string, unknown> {
  return new Map([...loadBlockExamples(root)].map(([type, [first]]) => [type, first] as const))
}
