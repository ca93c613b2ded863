import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadSchemas } from '../../../engine/node/schemas/schemas'
import { projectRoot } from '../../../engine/node/util/project-root'
import type { LinkItem, Picture } from '../../../schemas/generated/types'

type Mends = Record<string, (value: never) => unknown>

/** What the checker wants of values beyond their schemas, by the schemas' titles. */
export const MEND: Mends = {
  LinkItem: (link: LinkItem) => (link.href ? link : { ...link, placeholder: true }),
  // A caption that says the same would be read out twice.
  Picture: (picture: Picture) => ({ ...picture, alt: picture.alt && `${picture.alt}, drawn` }),
  ...(await loadMends()),
}

/** What blocks with rules of their own want, from their folders. */
async function loadMends(): Promise<Mends> {
  const types = loadSchemas(projectRoot).blockTypes.filter((type) =>
    existsSync(join(projectRoot, 'blocks', type, 'tests/mend.ts')),
  )
  const modules = await Promise.all(
    types.map((type) => import(`../../../blocks/${type}/tests/mend.ts`)),
  )
  return Object.assign({}, ...modules.map(({ mend }) => mend))
}

/** The block with every anchor its own. */
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
