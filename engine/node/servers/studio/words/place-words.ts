import { writeLabel } from '../../../../core/editing/labels'
import { isRecord } from '../../../lib/files/is-record'
import { parsePointer } from '../../../lib/json/text-place'
import type { JsonSchema } from '../../../schemas/json-schema'
import type { Schemas } from '../../../schemas/schemas'
import type { PlaceSchema } from '../../../sources/compose/place-schema'
import { labelBlock } from './block-labels'

/** A file of the site with its schema. */
export interface DocumentWords {
  root: PlaceSchema
  /** The parsed document. */
  data: unknown
  schemas: Schemas
}

/** What people call a value and the values around it. */
export interface PlaceWords {
  /** The labels of the blocks and fields that contain the value, and its own, from the outside in. */
  labels: string[]
  /**
   * Property or kind → its label, for these objects and the items of the value. Inner objects have
   * priority.
   */
  names: Map<string, string>
  /** If `true`, the value is a block or in a block. */
  isInBlock: boolean
  /** If `true`, the value is a block. */
  isBlock: boolean
  /** Undefined if nothing is known about the value. */
  schema: JsonSchema | undefined
  value: unknown
}

/** Returns `true` for the schema of blocks of any type. */
export function isBlockUnion({ kinds }: PlaceSchema, blockTypes: string[]): boolean {
  return kinds?.property === 'type' && kinds.kinds.length === blockTypes.length
}

/** Describes the place of a value that may be missing. */
export function describePlace(pointer: string, document: DocumentWords): PlaceWords {
  const { schemas } = document
  const names = new Map<string, string>()
  let [value, schema]: [unknown, PlaceSchema | undefined] = [document.data, document.root]
  let [labels, isInBlock, isBlock]: [string[], boolean, boolean] = [[], false, false]
  addNames(names, schema, value)
  for (const part of parsePointer(pointer)) {
    const own = names.get(part)
    schema = schema?.find(part, value)
    value = isContainer(value) && Object.hasOwn(value, part) ? value[part] : undefined
    const type = isRecord(value) ? value.type : undefined
    const blockType = schema && isBlockUnion(schema, schemas.blockTypes) ? type : undefined
    isBlock = typeof blockType === 'string'
    // A list of blocks has no field of its own.
    if (typeof blockType === 'string')
      labels = [...labels.slice(0, -1), labelBlock(schemas, blockType)]
    else if (/^\d+$/.test(part)) {
      labels = [...labels.slice(0, -1), writeItem(labels, part, schema)]
    } else labels = [...labels, own ?? part]
    isInBlock ||= isBlock
    addNames(names, schema, value)
  }
  if (Array.isArray(value)) addNames(names, schema?.find('0', value), value[0])
  return { labels, names, isInBlock, isBlock, schema: schema?.resolve(value), value }
}

function addNames(names: Map<string, string>, schema: PlaceSchema | undefined, value: unknown) {
  const { kinds: { property, kinds } = { kinds: [] } } = schema ?? {}
  for (const kind of kinds) {
    const name = String(kind.value)
    if (!names.has(name)) names.set(name, kind.label ?? writeLabel(name))
  }
  for (const [name, { label }] of Object.entries(schema?.resolve(value).properties ?? {})) {
    names.set(name, typeof label === 'string' ? label : writeLabel(name))
  }
  if (property !== undefined) names.set(property, 'Kind')
}

/** `Keyword 2`, or `Links 2` if the items have no label of their own. */
function writeItem(labels: string[], index: string, schema: PlaceSchema | undefined): string {
  const own = schema?.kinds ? undefined : schema?.resolve(undefined).label
  const label = typeof own === 'string' ? own : (labels.at(-1) ?? '')
  return `${label} ${Number(index) + 1}`.trim()
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
