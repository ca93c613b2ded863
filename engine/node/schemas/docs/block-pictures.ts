import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { relative } from 'node:path/posix'
import { escapeHtml } from '../../../core/text/escape'
import { listBlockFolders } from '../block-folders'

/** Block type → the alternative text of its picture. Types without a picture are omitted. */
export type BlockPictures = Map<string, string>

/**
 * The path of a block type's picture in a project. `npm run contact-sheet -- --blocks` creates it.
 */
export const blockPictureFile = (type: string): string => `docs/pictures/blocks/${type}.webp`

/** The pictures in the project at `root`. Each shows the first example of its type. */
export function loadBlockPictures(root: string): BlockPictures {
  return new Map(
    listBlockFolders(root).flatMap(({ type, folder }) => {
      const examples = join(folder, 'examples.json')
      if (!existsSync(join(root, blockPictureFile(type))) || !existsSync(examples)) return []
      const [first] = JSON.parse(readFileSync(examples, 'utf8')) as { description: string }[]
      return first ? [[type, `The block "${type}": ${first.description}`] as const] : []
    }),
  )
}

/** Settings for a picture in a guide. */
interface Shown {
  /** The folder of the guide. */
  from: string
  /** In pixels. */
  width: number
}

/** The picture of a block type in a guide. Empty for a type without one. */
export function renderPicture(
  pictures: BlockPictures,
  type: string,
  { from, width }: Shown,
): string {
  const alt = pictures.get(type)
  if (alt === undefined) return ''
  const source = relative(from, blockPictureFile(type))
  return `<img src="${source}" width="${width}" alt="${escapeHtml(alt)}">`
}
