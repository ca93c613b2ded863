import type { BlockUse, OutlineBlock, StudioPage } from '../../../../core/studio/protocol'
import { renderPlainText } from '../../../../core/text/rich-text'
import type { CheckTools } from '../../../check/files/shared-context'
import type { Reference } from '../../../check/schema/validate'
import { isRecord } from '../../../lib/files/is-record'
import { isWithinPointer, parsePointer, resolvePointer } from '../../../lib/json/text-place'
import { describeSource } from '../words/describe-source'
import { listTextPlaces } from '../words/list-text-places'
import type { ComposedPage } from './compose-page'

/** The most characters of a block's first text. */
const MOST_CHARACTERS = 80

const TEXTS = new Set(['text', 'rich-text', 'main-heading'])

/** The blocks of a page, with the places where they are written. */
export function buildOutline(page: ComposedPage, route: string, tools: CheckTools): StudioPage {
  const { file, data } = page
  const { title } = isRecord(data) ? data : {}
  // The validator fills in defaults, which are no texts of the author.
  const { references } = tools.validator.validate('page', structuredClone(data))
  const pointers = [...new Set([...listTopLevel(data), ...listNested(references)])]
  const texts = references.filter(({ meaning }) => TEXTS.has(meaning))
  return {
    route,
    file,
    title: typeof title === 'string' ? title : route,
    blocks: nestBlocks(pointers.sort(byDepth), (pointer) => buildBlock(page, pointer, texts)),
  }
}

/** Including blocks of unknown types. */
function listTopLevel(data: unknown): string[] {
  const { blocks } = isRecord(data) ? data : {}
  return Array.isArray(blocks) ? blocks.map((_, index) => `/blocks/${index}`) : []
}

function listNested(references: Reference[]): string[] {
  return references.flatMap(({ meaning, pointer }) => (meaning === 'block' ? [pointer] : []))
}

/** A block comes before the blocks within it. Blocks of the same depth keep their order. */
function byDepth(one: string, other: string): number {
  return parsePointer(one).length - parsePointer(other).length
}

function nestBlocks(pointers: string[], build: (pointer: string) => OutlineBlock): OutlineBlock[] {
  const [first, ...others] = pointers
  if (first === undefined) return []
  const inner = others.filter((pointer) => isWithinPointer(pointer, first))
  const next = others.filter((pointer) => !isWithinPointer(pointer, first))
  return [{ ...build(first), blocks: nestBlocks(inner, build) }, ...nestBlocks(next, build)]
}

/** A number such as a key figure does not describe a block. */
function hasWords({ value }: Reference): boolean {
  return /\p{L}{2}/u.test(String(value))
}

function buildBlock(page: ComposedPage, pointer: string, texts: Reference[]): OutlineBlock {
  const { data } = page
  const place = page.findSource(pointer)
  const places = listTextPlaces(page, pointer)
  const source = describeSource(place.file) ?? places[0]?.source
  const use = findUse(page, pointer)
  const { type } = (resolvePointer(data, pointer) ?? {}) as { type?: unknown }
  const isWritten = (text: Reference) =>
    isWithinPointer(text.pointer, pointer) && resolvePointer(data, text.pointer) === text.value
  const written = texts.filter(isWritten)
  const text = written.find((one) => one.pointer === `${pointer}/title`) ?? written.find(hasWords)
  return {
    pointer,
    place: { file: place.file, pointer: place.pointer },
    type: typeof type === 'string' ? type : '',
    ...(text && { text: renderPlainText(text.value).slice(0, MOST_CHARACTERS) }),
    ...(source && { source }),
    ...(places.length > 0 && { texts: places }),
    ...(use && { use }),
    blocks: [],
  }
}

function findUse({ usePlaces }: ComposedPage, pointer: string): BlockUse | undefined {
  const found = usePlaces.get(pointer)
  if (!found) return undefined
  const { name, file, pointer: at } = found
  const same = [...usePlaces.values()].filter((one) => one.file === file && one.pointer === at)
  const source = describeSource(file)
  return { name, file, pointer: at, count: same.length, ...(source && { source }) }
}
