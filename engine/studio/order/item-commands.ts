import { resolvePointer, splitPointer } from '../../core/json-pointer'
import { findMoveTarget } from '../../core/studio/move-target'
import type { BlockUse, FilePlace } from '../../core/studio/protocol'
import { RequestError, request } from '../session/request'
import type { StudioSession } from '../session/session'

/**
 * The current place of a block, whose file may have changed since a version of it: by default, the
 * version of the outline.
 * @throws {RequestError} if the block is gone.
 */
export async function locateBlock(
  session: StudioSession,
  block: FilePlace,
  version = session.site.state.page?.version,
): Promise<FilePlace> {
  await session.flush()
  const now = session.site.state.files.get(block.file)?.version
  if (version === undefined || version === now) return { file: block.file, pointer: block.pointer }
  const place = await request('carry', { file: block.file, pointer: block.pointer, version })
  if (!place) throw new RequestError(409, 'This block has been removed in the meantime.')
  return place
}

/**
 * Moves a block in front of the one at `target`, or to the end of a list. Returns its pointer after
 * that. Undefined if it is there already. `version`: that of both pointers, by default that of the
 * outline.
 */
export async function moveBlock(
  session: StudioSession,
  { file, version, ...block }: FilePlace & { version?: string },
  target: string,
): Promise<string | undefined> {
  const { pointer } = await locateBlock(session, { file, pointer: block.pointer }, version)
  const next = await locateBlock(session, { file, pointer: target }, version)
  const value = findMoveTarget(pointer, next.pointer)
  if (value === pointer) return undefined
  session.edit(file, { op: 'move', pointer, value })
  return value
}

/** Adds a copy of an item after it, with new ids. */
export async function duplicateItem(
  session: StudioSession,
  { file, pointer }: FilePlace,
): Promise<void> {
  await session.flush()
  const ids = await request('copied-ids', { file, pointer })
  const group = crypto.randomUUID()
  session.edit(file, { op: 'duplicate', pointer }, group)
  for (const id of ids) session.edit(file, { op: 'set', ...id }, group)
}

/** Adds the blocks that a text contains as JSON, and opens the form of the first. */
export async function pasteBlocks(
  session: StudioSession,
  target: FilePlace,
  text: string,
): Promise<void> {
  const place = target.pointer.endsWith('/-') ? target : await locateBlock(session, target)
  await session.run(() => request('paste', { ...place, text }))
  session.selectInserted(place)
}

/** Replaces a shared block with a copy, whose form opens. */
export async function detachBlock(session: StudioSession, use: BlockUse): Promise<void> {
  const { name } = use
  const isOfPage = session.site.state.page?.file === use.file
  const { file, pointer } = isOfPage ? await locateBlock(session, use) : use
  await session.run(() => request('detach', { file, pointer, name }))
  session.select({ file, pointer }, true)
}

/** The position of a block in its list: `2 of 5`. */
export function describePosition(session: StudioSession, { file, pointer }: FilePlace): string {
  const [outer, index] = splitPointer(pointer)
  const list = resolvePointer(session.readValue(file), outer)
  const count = Array.isArray(list) ? list.length : 1
  return `${Number(index) + 1} of ${count}`
}
