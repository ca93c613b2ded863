import { escapePointer } from '../../lib/json/text-place'
import type { CheckedFile } from './context'

export type ReadDocument = Pick<CheckedFile, 'file' | 'data'>

export interface FoundObject<T> {
  file: string
  pointer: string
  value: T
}

/** The objects that a rule checks, including nested objects. */
export function findObjects<T extends object>(
  documents: ReadDocument[],
  isWanted: (value: object) => value is T,
): FoundObject<T>[] {
  return documents.flatMap(({ file, data }) =>
    isObject(data) ? findWithin(data, isWanted).map((found) => ({ file, ...found })) : [],
  )
}

type PlacedObject<T> = Omit<FoundObject<T>, 'file'>

/** Builds pointers only for results, because most files have none. */
function findWithin<T extends object>(
  value: object,
  isWanted: (value: object) => value is T,
): PlacedObject<T>[] {
  const isList = Array.isArray(value)
  const found: PlacedObject<T>[] = !isList && isWanted(value) ? [{ value, pointer: '' }] : []
  for (const key of Object.keys(value)) {
    const child: unknown = value[key as keyof typeof value]
    if (!isObject(child)) continue
    for (const within of findWithin(child, isWanted)) {
      const pointer = `/${isList ? key : escapePointer(key)}${within.pointer}`
      found.push({ value: within.value, pointer })
    }
  }
  return found
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
