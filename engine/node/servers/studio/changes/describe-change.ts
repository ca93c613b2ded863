import { writeChoiceLabel } from '../../../../core/editing/labels'
import type { StudioChange } from '../../../../core/studio/changes'
import { renderPlainText } from '../../../../core/text/rich-text'
import type { JsonChange } from '../../../edit/compare/compare-json'
import { isRecord } from '../../../lib/files/is-record'
import { resolvePointer, splitPointer } from '../../../lib/json/text-place'
import type { DocumentWords, PlaceWords } from '../words/place-words'
import { describePlace } from '../words/place-words'
import { compareWords } from './compare-words'

/** Two versions of a document. */
export interface DocumentVersions {
  before: DocumentWords
  after: DocumentWords
  isPage: boolean
}

/** A change in the words of forms. */
export function describeChange(change: JsonChange, versions: DocumentVersions): StudioChange {
  const { kind, earlier, pointer, outer, edit } = change
  const place = pointer === undefined ? undefined : describePlace(pointer, versions.after)
  const former = earlier === undefined ? undefined : describePlace(earlier, versions.before)
  const known = place ?? former
  const settings = versions.isPage && !known?.isInBlock ? ['Page settings'] : []
  const words = change.isItem
    ? describeItem(change, versions, known)
    : { where: known?.labels ?? [], ...describeValue(kind, former, place) }
  return { kind, ...words, where: [...settings, ...words.where], pointer: pointer ?? outer, edit }
}

type Words = Pick<StudioChange, 'where' | 'message' | 'words'>

function describeValue(
  kind: JsonChange['kind'],
  former: PlaceWords | undefined,
  place: PlaceWords | undefined,
): Omit<Words, 'where'> {
  const [before, after] = [former?.value, place?.value]
  if (isSwitch(before) && isSwitch(after)) {
    return { message: after === true ? 'Turned on.' : 'Turned off.' }
  }
  if (isText(before) && isText(after)) {
    return { words: compareWords(writeText(former), writeText(place)) }
  }
  const name = findName(after ?? before)
  const quoted = name === undefined ? '' : ` “${name}”`
  return { message: `${VERBS[kind]}${quoted === '' ? '.' : `:${quoted}`}` }
}

const VERBS = { changed: 'Changed', added: 'Added', removed: 'Removed', moved: 'Moved' }

const isSwitch = (value: unknown) => typeof value === 'boolean' || value === undefined
const isText = (value: unknown) => typeof value !== 'object' || value === null

/** A value as the form shows it. */
function writeText(place: PlaceWords | undefined): string | undefined {
  const { value, schema } = place ?? {}
  if (value === undefined) return undefined
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return schema?.enum ? writeChoiceLabel(value, schema.description) : String(value)
}

function describeItem(
  { kind, earlier, pointer, outer }: JsonChange,
  { before, after }: DocumentVersions,
  known: PlaceWords | undefined,
): Words {
  const name = writeItemName(known)
  const list =
    pointer === undefined
      ? describePlace(splitPointer(earlier ?? '')[0], before)
      : describePlace(outer, after)
  // A list of blocks has no field of its own.
  const where = known?.isBlock ? list.labels.slice(0, -1) : list.labels
  if (kind !== 'moved') return { where, message: `${name} was ${kind}.` }
  return { where, message: `${name} was moved ${describePosition(pointer ?? '', after)}.` }
}

/** `Cards “Our bread”`, `“Rye”`, `Link 2` */
function writeItemName(place: PlaceWords | undefined): string {
  const name = findName(place?.value)
  const label = place?.labels.at(-1) ?? ''
  if (name === undefined) return label
  return place?.isBlock ? `${label} “${name}”` : `“${name}”`
}

/** `to the top`, `to the end`, `after “Spelt”` */
function describePosition(pointer: string, document: DocumentWords): string {
  const [outer, name] = splitPointer(pointer)
  const index = Number(name)
  const list = resolvePointer(document.data, outer)
  if (index === 0) return 'to the top'
  if (Array.isArray(list) && index === list.length - 1) return 'to the end'
  return `after ${writeItemName(describePlace(`${outer}/${index - 1}`, document))}`
}

/** The properties that name an object, the best first. */
const NAMES = ['title', 'label', 'name', 'question', 'heading', 'text', 'quote', 'alt', 'src']
/** The most characters of a name. */
const MOST_CHARACTERS = 60

/** The text that names a value. Undefined without one. */
function findName(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return shorten(String(value))
  if (Array.isArray(value)) return findFirst(value)
  if (!isRecord(value)) return undefined
  const own = NAMES.find((name) => typeof value[name] === 'string' && value[name] !== '')
  return own === undefined
    ? findFirst(Object.values(value).filter((one) => typeof one === 'object'))
    : shorten(String(value[own]))
}

function findFirst(values: unknown[]): string | undefined {
  for (const value of values) {
    const name = findName(value)
    if (name !== undefined) return name
  }
  return undefined
}

function shorten(text: string): string | undefined {
  const plain = renderPlainText(text).trim()
  if (plain === '') return undefined
  return plain.length > MOST_CHARACTERS ? `${plain.slice(0, MOST_CHARACTERS)}…` : plain
}
