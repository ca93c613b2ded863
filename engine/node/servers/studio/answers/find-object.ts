import { THEME_PLACE } from '../../../../core/editing/file-labels'
import type { FilePlace } from '../../../../core/studio/protocol'
import type { FileFacts } from '../../../check/choices/site-facts'
import { isRecord } from '../../../lib/files/is-record'
import { escapePointer, isWithinPointer, parsePointer } from '../../../lib/json/text-place'
import { isBlockUnion } from '../words/place-words'

/** An object that has a form: a block, the theme, or the whole document. */
export interface FormObject {
  place: FilePlace
  /** The block type. Undefined for a document or the theme. */
  type?: string
}

/** The innermost block that contains a value, or else the theme or the document itself. */
export function findObject(data: unknown, pointer: string, facts: FileFacts): FormObject {
  const { file, root, site } = facts
  const { blockTypes } = site.tools.schemas
  const isOfTheme = file === THEME_PLACE.file && isWithinPointer(pointer, THEME_PLACE.pointer)
  let found: FormObject = { place: { file, pointer: isOfTheme ? THEME_PLACE.pointer : '' } }
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
