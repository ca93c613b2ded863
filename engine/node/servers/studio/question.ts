import type { JsonEdit } from '../../../core/json-edit'
import type { StudioEdit } from '../../../core/studio/protocol'
import { isRecord } from '../../lib/files/is-record'
import { StudioError } from './session/studio-error'

/** The operations that need a text as their value, and those that need none. */
const WITH_TEXT = new Set<unknown>(['move', 'rename'])
const WITHOUT_VALUE = new Set<unknown>(['unset', 'duplicate'])
const WITH_VALUE = new Set<unknown>(['set', 'insert'])

/** The body of a request, whose properties are checked when they are read. */
export class Question {
  readonly #body: Record<string, unknown>

  /** @throws {StudioError} if the body is not an object. */
  constructor(body: unknown) {
    if (!isRecord(body)) throw createInvalid('body')
    this.#body = body
  }

  /** @throws {StudioError} if the property is not a text. */
  readText(name: string): string {
    const value = this.#body[name]
    if (typeof value !== 'string') throw createInvalid(name)
    return value
  }

  /** The same, but undefined if there is no such property. */
  findText(name: string): string | undefined {
    return this.#body[name] === undefined ? undefined : this.readText(name)
  }

  /** The start of the requested part of a list. Default: 0. */
  readStart(): number {
    const { from = 0 } = this.#body
    if (!Number.isInteger(from) || Number(from) < 0) throw createInvalid('from')
    return Number(from)
  }

  /** @throws {StudioError} if the property is not an object. */
  readObject(name: string): Question {
    return new Question(this.#body[name])
  }

  /** @throws {StudioError} if the property is not one of the values. */
  readOneOf<T extends string>(name: string, values: readonly T[]): T {
    const found = values.find((value) => value === this.#body[name])
    if (found === undefined) throw createInvalid(name)
    return found
  }

  /** @throws {StudioError} if one of the edits is invalid. */
  readEdits(): StudioEdit[] {
    const { edits } = this.#body
    if (!Array.isArray(edits)) throw createInvalid('edits')
    return edits.map((one) => {
      const edit = new Question(one)
      const [file, version] = [edit.readText('file'), edit.readText('version')]
      const { edit: change, seen } = one
      if (!isJsonEdit(change)) throw createInvalid('edit')
      if (seen !== undefined && !isRecord(seen)) throw createInvalid('seen')
      return { file, version, edit: change, seen }
    })
  }
}

function isJsonEdit(edit: unknown): edit is JsonEdit {
  if (!isRecord(edit) || typeof edit.pointer !== 'string') return false
  const { op, value, order } = edit
  const isOrder = order === undefined || (Array.isArray(order) && order.every(isText))
  if (!isOrder) return false
  if (WITH_TEXT.has(op)) return isText(value)
  return WITHOUT_VALUE.has(op) || (WITH_VALUE.has(op) && value !== undefined)
}

const isText = (value: unknown): value is string => typeof value === 'string'

function createInvalid(name: string): StudioError {
  return new StudioError(400, `The request is not valid: "${name}".`)
}
