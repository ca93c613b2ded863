import type { FilePlace } from '../../../../core/studio/protocol'
import type { FileFacts } from '../../../check/choices/site-facts'
import { isRecord } from '../../../lib/files/is-record'
import { escapePointer, parsePointer } from '../../../lib/json/text-place'
import { isBlockUnion } from '../words/place-words'

/** An object that has a form: a block, or the whole document. */
export interface FormObject {
  place: FilePlace
  /** The block type. Undefined for a document. */
  type?: string
}

/** The innermost block of a document that contains a value, or else the document itself. */
export function findObject(data: unknown, pointer: string, facts: FileFacts): FormObject {
  const { file, root, site } = facts
  const { blockTypes } = site.tools.schemas
  let found: FormObject = { place: { file, pointer: '' } }
  let [value, at] = [data, '']
  let schema: typeof root | undefined = root
  for (const part of parsePointer(pointer)) {
    schema = schema?.find(part, value)
    value = isContainer(value) && Object.hasOwn(value, part) ? value[part] : undefined
    at += `/${escapePointer(part)}`
    const type = isRecord(value) ? value.type : undefined
    const isBlock = typeof type === 'string' && blockTypes.includes(type)
    // A kind of content or of a form's fields may have the name of a block type.
    if (isBlock && (!schema || isBlockUnion(schema, blockTypes))) {
      found = { place: { file, pointer: at }, type }
    }
  }
  return found
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
