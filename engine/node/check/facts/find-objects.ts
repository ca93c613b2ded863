import { escapePointer } from '../../json/text-place'
import type { CheckedDocument } from './context'

export type ReadDocument = Pick<CheckedDocument, 'file' | 'data'>

export interface FoundObject<T> {
  file: string
  pointer: string
  value: T
}

/** The objects that a rule is about, nested ones included. */
export function findObjects<T extends object>(
  documents: ReadDocument[],
  isWanted: (value: object) => value is T,
): FoundObject<T>[] {
  const found: FoundObject<T>[] = []
  for (const { file, data } of documents) {
    for (const { value, pointer } of listObjects(data)) {
      if (isWanted(value)) found.push({ file, pointer, value })
    }
  }
  return found
}

type PlacedObject = Omit<FoundObject<object>, 'file'>

/** Several rules look at the objects of a file one after another. */
const known = new WeakMap<object, PlacedObject[]>()

/** All objects within a value, itself included; lists are none. */
function listObjects(data: unknown): PlacedObject[] {
  if (typeof data !== 'object' || data === null) return []
  const objects = known.get(data) ?? []
  if (objects.length === 0) {
    visit(data, '', objects)
    known.set(data, objects)
  }
  return objects
}

function visit(value: object, pointer: string, objects: PlacedObject[]): void {
  const isList = Array.isArray(value)
  if (!isList) objects.push({ value, pointer })
  for (const key of Object.keys(value)) {
    const child: unknown = value[key as keyof typeof value]
    if (typeof child !== 'object' || child === null) continue
    visit(child, `${pointer}/${isList ? key : escapePointer(key)}`, objects)
  }
}
