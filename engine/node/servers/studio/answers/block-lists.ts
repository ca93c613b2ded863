import type { BlockList, FilePlace } from '../../../../core/studio/protocol'
import type { FileFacts } from '../../../check/choices/site-facts'
import { parseJson } from '../../../edit/drafts/change-json'
import { isRecord } from '../../../lib/files/is-record'
import { escapePointer, parsePointer } from '../../../lib/json/text-place'
import type { PlaceSchema } from '../../../sources/compose/place-schema'
import type { StudioSession } from '../session/studio-session'
import { describePlace, isBlockUnion } from '../words/place-words'
import { readFacts } from './find-form'

/** The lists of a file that can contain a block, except those within the block. */
export function listBlockLists(session: StudioSession, { file, pointer }: FilePlace): BlockList[] {
  const data = parseJson(session.readText(file))
  const facts = readFacts(session, file)
  const { schemas } = facts.site.tools
  const lists: BlockList[] = []
  const visit = (value: unknown, schema: PlaceSchema | undefined, at: string): void => {
    if (typeof value !== 'object' || value === null || (at !== '' && at === pointer)) return
    if (Array.isArray(value) && isBlocks(schema?.find('0', value), facts)) {
      const { labels } = describePlace(at, { root: facts.root, data, schemas })
      lists.push({ pointer: at, label: writeLabel(labels, data, at), length: value.length })
    }
    for (const [key, part] of Object.entries(value)) {
      visit(part, schema?.find(key, value), `${at}/${escapePointer(key)}`)
    }
  }
  visit(data, facts.root, '')
  return lists
}

/**
 * The schema of the blocks that may be in a list, or be the value of a property. Undefined if the
 * place can have no block.
 */
export function findBlocks(
  data: unknown,
  pointer: string,
  facts: FileFacts,
): PlaceSchema | undefined {
  let [value, schema]: [unknown, PlaceSchema | undefined] = [data, facts.root]
  for (const part of parsePointer(pointer)) {
    schema = schema?.find(part, value)
    const isContainer = typeof value === 'object' && value !== null
    value = isContainer ? (value as Record<string, unknown>)[part] : undefined
  }
  const list = schema?.find('0', value ?? [])
  return [schema, list].find((one) => isBlocks(one, facts))
}

function isBlocks(schema: PlaceSchema | undefined, { site }: FileFacts): boolean {
  return schema !== undefined && isBlockUnion(schema, site.tools.schemas.blockTypes)
}

/** `Tabs › Tab 1 (Bread)`. The blocks of a page have no words but their own. */
function writeLabel(labels: string[], data: unknown, pointer: string): string {
  let item = data
  for (const part of parsePointer(pointer).slice(0, -1)) {
    item = (item as Record<string, unknown>)[part]
  }
  const { title, label } = isRecord(item) ? item : {}
  const own = [title, label].find((text) => typeof text === 'string')
  const [first, ...others] = labels.length > 1 ? labels.slice(0, -1) : labels
  const outer = [first, ...others].join(' › ')
  return own === undefined || labels.length === 1 ? outer : `${outer} (${own})`
}
