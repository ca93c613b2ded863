/** The JSON of pages, in which that of their blocks stays as it was read: most of a page is these. */
import type { Page } from '../../../schemas/generated/types'
import type { PageData } from '../../core/page/data'

const known = new WeakMap<object, string>()

/** Notes how the blocks of a page are written in the JSON that it was parsed from. */
export function noteBlocks(page: Page, json: string): void {
  const entries = Object.entries(page)
  const at = entries.findIndex(([name]) => name === 'blocks')
  const before = renderEntries(entries.slice(0, at))
  const after = renderEntries(entries.slice(at + 1))
  const start = `{${before && `${before},`}"blocks":`
  const end = `${after && `,${after}`}}`
  // It may be written in another way, with white space for example.
  if (!json.startsWith(start) || !json.endsWith(end)) return
  known.set(page.blocks, json.slice(start.length, json.length - end.length))
}

function renderEntries(entries: [string, unknown][]): string {
  return JSON.stringify(Object.fromEntries(entries)).slice(1, -1)
}

/** What `JSON.stringify` makes of a page. */
export function stringifyPage(page: PageData): string {
  const blocks = known.get(page.blocks)
  if (blocks === undefined) return JSON.stringify(page)
  const { build, path, title, documentTitle, head, breadcrumbs, blocks: _, ...rest } = page
  const start = JSON.stringify({ build, path, title, documentTitle, head, breadcrumbs })
  const end = JSON.stringify(rest).slice(1)
  return `${start.slice(0, -1)},"blocks":${blocks}${end === '}' ? '' : ','}${end}`
}
