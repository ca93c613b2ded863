import { parseTree } from 'jsonc-parser'
import { basePathOf, withBase } from '../../../../core/addresses/base'
import type { FilePlace, ListPart, StudioChoice } from '../../../../core/studio/protocol'
import { escapeHtml } from '../../../../core/text/escape'
import type { Choice } from '../../../check/choices/choice'
import { labelOf } from '../../../check/choices/choice'
import type { PlaceChoices } from '../../../check/choices/list-choices'
import { listChoices } from '../../../check/choices/list-choices'
import { editJson } from '../../../lib/json/edit-text'
import { findNode } from '../../../lib/json/text-place'
import { loadIcon } from '../../../lib/media/icons'
import type { StudioSession } from '../session/studio-session'
import { readFacts } from './find-form'

/** A search for the values of a property. */
export interface ChoicesSearch extends FilePlace {
  /** What the person has typed. */
  query: string
  /** The index of the first choice in the answer. */
  from: number
}

const NOTHING = { items: [], total: 0 }

/** The values for a property, as if the query were its value. Empty if any value is possible. */
export async function listPlaceChoices(
  session: StudioSession,
  { file, pointer, query, from }: ChoicesSearch,
): Promise<ListPart<StudioChoice>> {
  const text = session.readText(file).replace(/^\uFEFF/, '')
  const typed = typeQuery(text, pointer, query)
  const found = typed && listChoices({ ...typed, from }, readFacts(session, file))
  if (!typed || !found) return NOTHING
  const written = typed.text.slice(found.place.start, found.start)
  const start: string = JSON.parse(`"${written}"`)
  const state = await session.site.loadState()
  const base = state ? basePathOf(state.site.settings.url) : ''
  const items = found.choices.flatMap((choice) => {
    const { value } = choice
    return typeof value === 'string' ? [describe({ ...choice, value }, { start, base, found })] : []
  })
  return { items, total: found.total }
}

/** The text with the query at a place, and the end of the query. Undefined if it does not fit. */
function typeQuery(text: string, pointer: string, value: string) {
  for (const op of ['set', 'insert'] as const) {
    try {
      const { text: typed } = editJson(text, { op, pointer, value })
      const { node } = findNode(parseTree(typed), pointer)
      if (node) return { text: typed, offset: node.offset + node.length - 1 }
    } catch {
      // A new item of a list is inserted.
    }
  }
  return undefined
}

interface ChoiceContext {
  /** What precedes the choice in the value. */
  start: string
  /** The base path of the site. */
  base: string
  found: PlaceChoices
}

function describe(
  choice: Choice & { value: string },
  { start, base, found }: ChoiceContext,
): StudioChoice {
  const { detail } = choice
  const value = start + choice.value
  const isTitled = detail !== undefined && start === ''
  const picture = findPicture(value, { base, meaning: found.place.schema?.meaning })
  return {
    value,
    label: isTitled ? detail : labelOf(choice),
    ...(isTitled && { detail: choice.value }),
    ...(picture && { picture }),
  }
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/

interface PictureContext {
  base: string
  meaning: unknown
}

function findPicture(value: string, { base, meaning }: PictureContext): string | undefined {
  if (meaning === 'icon') return drawIcon(value)
  const isAsset = value.startsWith('/assets/') && PICTURE.test(value)
  return isAsset ? withBase(base, value.split('/').map(encodeURIComponent).join('/')) : undefined
}

/** The drawing of an icon as a data URL. https://www.rfc-editor.org/rfc/rfc2397 */
function drawIcon(name: string): string | undefined {
  const nodes = loadIcon(name)
  if (!nodes) return undefined
  const parts = nodes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, one]) => `${key}="${escapeHtml(one)}"`)
    return `<${tag} ${written.join(' ')}/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
