import { FILE_LABELS, THEME_LABEL, THEME_PLACE } from '../../../../core/editing/file-labels'
import type { SitePart } from '../../../../core/studio/protocol'
import { LAYOUT_FILE } from '../../../check/facts/context'
import { parseJson } from '../../../edit/drafts/change-json'
import { isRecord } from '../../../lib/files/is-record'
import type { StudioSession } from '../session/studio-session'
import { labelBlock } from '../words/block-labels'

/** The blocks that every page shows, and the files about the whole site, missing ones last. */
export function listSiteParts(session: StudioSession): SitePart[] {
  const parts = Object.entries(FILE_LABELS).flatMap(([file, [label, description]]) => {
    const isMissing = !session.isFile(file)
    const part = {
      label,
      description,
      place: { file, pointer: '' },
      ...(isMissing && { isMissing }),
    }
    return file === THEME_PLACE.file ? [part, THEME] : [part]
  })
  return [
    ...listLayoutBlocks(session),
    ...parts.filter((part) => !part.isMissing),
    ...parts.filter((part) => part.isMissing),
  ]
}

const THEME: SitePart = {
  label: THEME_LABEL,
  description: 'Colours, fonts and shapes',
  place: THEME_PLACE,
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
