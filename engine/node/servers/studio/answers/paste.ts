import { applyJsonEdit } from '../../../../core/apply-json-edit'
import { addToIndex, isInsertPointer } from '../../../../core/studio/move-target'
import type { FilePlace } from '../../../../core/studio/protocol'
import { parseJson } from '../../../edit/drafts/change-json'
import type { FileEdit } from '../../../edit/drafts/site-drafts'
import { isRecord } from '../../../lib/files/is-record'
import { StudioError } from '../session/studio-error'
import type { StudioSession } from '../session/studio-session'
import { findBlocks } from './block-lists'
import { listIds, renameIds } from './copied-ids'
import { readFacts } from './find-form'

/** The most objects and lists around a value of a block. */
const MOST_LEVELS = 100

/**
 * Inserts the blocks that a text contains as JSON. Ids that the file has already get a number.
 * @throws {StudioError} if the text is something else, or if the place is in no list of blocks.
 */
export function planPaste(
  session: StudioSession,
  { file, pointer, text }: FilePlace & { text: string },
): FileEdit[] {
  const data = parseJson(session.readText(file))
  const facts = readFacts(session, file)
  const schema = isInsertPointer(pointer) ? findBlocks(data, pointer, facts) : undefined
  if (!schema) throw new StudioError(409, 'Blocks cannot be pasted here.')
  const blocks = readBlocks(text, facts.site.tools.schemas.blockTypes)
  const taken = new Set(listIds(data, facts.root).map(({ value }) => value))
  return blocks.map((block, index) => {
    const ids = renameIds(listIds(block, schema), taken)
    const value = ids.reduce<unknown>(
      (renamed, id) => applyJsonEdit(renamed, { op: 'set', ...id }),
      block,
    )
    const at = pointer.endsWith('/-') ? pointer : addToIndex(pointer, index)
    return { file, edit: { op: 'insert', pointer: at, value } }
  })
}

/** @throws {StudioError} if the text is not a block or a list of blocks. */
function readBlocks(text: string, types: string[]): Record<string, unknown>[] {
  const value = parseJson(text)
  const blocks: unknown[] = Array.isArray(value) ? value : [value]
  const isBlock = (one: unknown): one is Record<string, unknown> =>
    isRecord(one) && typeof one.type === 'string' && types.includes(one.type) && !isDeep(one)
  if (blocks.length > 0 && blocks.every(isBlock)) return blocks
  throw new StudioError(409, 'The clipboard has no block. Copy a block first.')
}

function isDeep(value: unknown, levels = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels > MOST_LEVELS || Object.values(value).some((one) => isDeep(one, levels + 1))
}
