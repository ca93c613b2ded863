import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BlockFolder } from '../schemas/block-folders'
import { listFiles } from '../util/list-files'

/** Names the state of a project's own blocks. */
export function hashOwnBlocks(blocks: BlockFolder[]): string {
  const hash = createHash('sha256')
  for (const { type, folder } of blocks) {
    for (const file of listFiles(folder)) {
      hash
        .update(`${type}/${file}\0`)
        .update(readFileSync(join(folder, file)))
        .update('\0')
    }
  }
  return hash.digest('hex').slice(0, 16)
}
