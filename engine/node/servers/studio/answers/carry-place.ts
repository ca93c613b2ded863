import type { FilePlace } from '../../../../core/studio/protocol'
import { carryPointer } from '../session/carry-edit'
import type { StudioSession } from '../session/studio-session'

/** Where a value of an earlier version of a file is now. `null` if it is gone. */
export function carryPlace(
  session: StudioSession,
  { file, pointer, version }: FilePlace & { version: string },
): FilePlace | null {
  const before = session.texts.find(version)
  const found = before && carryPointer(pointer, before, session.readText(file))
  return found === undefined ? null : { file, pointer: found }
}
