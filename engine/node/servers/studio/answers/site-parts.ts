import type { SitePart } from '../../../../core/studio/protocol'
import {
  AUDIENCES_FILE,
  CTA_FILE,
  LAYOUT_FILE,
  MESSAGES_FILE,
  PEOPLE_FILE,
  REDIRECTS_FILE,
  SETTINGS_FILE,
} from '../../../check/facts/context'
import { parseJson } from '../../../edit/drafts/change-json'
import { isRecord } from '../../../lib/files/is-record'
import type { StudioSession } from '../session/studio-session'
import { labelBlock } from './block-labels'

/** File → what it is for, in the order of the list. */
const FILES: Record<string, [label: string, description: string]> = {
  [SETTINGS_FILE]: ['Site settings', 'Name, contact data, colours and fonts'],
  [CTA_FILE]: ['Closing calls to action', 'The block at the end of pages'],
  [MESSAGES_FILE]: ['Texts of the interface', 'Words on buttons, and notices'],
  [PEOPLE_FILE]: ['People', 'Authors and contacts'],
  [AUDIENCES_FILE]: ['Audiences', 'Groups of visitors'],
  [REDIRECTS_FILE]: ['Redirects', 'From old addresses to new ones'],
}

/** What the form of a document is for. */
export function writeDocumentLabel(file: string): string {
  return FILES[file.split('/').at(-1) ?? '']?.[0] ?? 'Page settings'
}

/** The blocks that every page shows, and the files about the whole site. */
export function listSiteParts(session: StudioSession): SitePart[] {
  const files = Object.entries(FILES).filter(([file]) => session.isFile(file))
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
