import type { BlockUse, FilePlace } from '../../core/studio/protocol'
import { RequestError, request } from './request'
import type { StudioSession } from './session'

/**
 * The current place of a block of the outline, whose file may have changed since the outline was
 * loaded.
 * @throws {RequestError} if the block is gone.
 */
export async function locateBlock(session: StudioSession, block: FilePlace): Promise<FilePlace> {
  const { version } = session.site.state.page ?? {}
  await session.flush()
  const now = session.site.state.files.get(block.file)?.version
  if (version === undefined || version === now) return block
  const place = await request('carry', { ...block, version })
  if (!place) throw new RequestError(409, 'This block has been removed in the meantime.')
  return place
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

/** Replaces a shared block with a copy, whose form opens. */
export async function detachBlock(session: StudioSession, use: BlockUse): Promise<void> {
  const { name } = use
  const isOfPage = session.site.state.page?.file === use.file
  const { file, pointer } = isOfPage ? await locateBlock(session, use) : use
  await session.run(() => request('detach', { file, pointer, name }))
  session.select({ file, pointer }, true)
}
