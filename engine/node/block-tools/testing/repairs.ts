import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LinkItem, PageQuery, Picture } from '../../../../schemas/generated/types'
import type { BlockFolder } from '../../schemas/block-folders'
import { ensureProjectFiles } from '../../schemas/generate/ensure-project-files'

/**
 * Functions that repair a value so that it satisfies rules beyond its schema, by the schema's
 * title.
 */
export type Repairs = Record<string, (value: never) => unknown>

/** The repairs for properties of all blocks. */
export const COMMON_REPAIRS: Repairs = {
  LinkItem: (link: LinkItem) => (link.href ? link : { ...link, placeholder: true }),
  // A list takes its pages from one source. The trial site has one folder of pages.
  PageQuery: ({ from, neighbours, deep, sort, limit, perPage }: PageQuery) =>
    neighbours
      ? { neighbours, deep }
      : { from: from === '/' ? from : '/notes', deep, sort, limit, perPage },
  // Screen readers would read an equal caption twice.
  Picture: (picture: Picture) => ({ ...picture, alt: picture.alt && `${picture.alt}, drawn` }),
}

/**
 * The repairs of a project's own blocks, from `tests/mend.ts` in their folders. Vite compiles them.
 */
export async function loadOwnRepairs(blocks: BlockFolder[]): Promise<Repairs> {
  const files = blocks
    .map(({ folder }) => join(folder, 'tests/mend.ts'))
    .filter((file) => existsSync(file))
  if (files.length === 0) return {}
  await ensureProjectFiles()
  const { runnerImport } = await import('vite')
  const loaded = await Promise.all(
    files.map((file) => runnerImport<{ mend: Repairs }>(file, { logLevel: 'silent' })),
  )
  return Object.assign({}, ...loaded.map(({ module }) => module.mend))
}

/** The block with unique anchors. */
export function withOwnIds<T>(block: T): T {
  let count = 0
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const isNode = 'column' in value
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => {
        if (key !== 'id' || isNode) return [key, walk(child)]
        count += 1
        return [key, count === 1 ? child : `${child}-${count}`]
      }),
    )
  }
  return walk(block) as T
}
