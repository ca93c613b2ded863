import { FILE_LABELS } from '../../../../core/editing/file-labels'
import type { SitePart } from '../../../../core/studio/protocol'
import { LAYOUT_FILE } from '../../../check/facts/context'
import { parseJson } from '../../../edit/drafts/change-json'
import { isRecord } from '../../../lib/files/is-record'
import type { StudioSession } from '../session/studio-session'
import { labelBlock } from '../words/block-labels'

/** The blocks that every page shows, and the files about the whole site. */
export function listSiteParts(session: StudioSession): SitePart[] {
  const files = Object.entries(FILE_LABELS).filter(([file]) => session.isFile(file))
  return [
    ...listLayoutBlocks(session),
    ...files.map(([file, [label, description]]) => {
      return { label, description, place: { file, pointer: '' } }
    }),
  ]
}

/** The blocks of the layout, without those from shared files. */
function listLayoutBlocks(session: StudioSession): SitePart[] {
  if (!session.isFile(LAYOUT_FILE)) return []
  const layout = parseJson(session.readText(LAYOUT_FILE))
  const { schemas } = session.site.check.open().tools
  return ['before', 'after'].flatMap((list) => {
    const blocks = isRecord(layout) && Array.isArray(layout[list]) ? layout[list] : []
    return blocks.flatMap((block: unknown, index) => {
      if (!isRecord(block) || typeof block.type !== 'string') return []
      const place = { file: LAYOUT_FILE, pointer: `/${list}/${index}` }
      const label = labelBlock(schemas, block.type)
      return [{ label, description: 'On every page', place }]
    })
  })
}
