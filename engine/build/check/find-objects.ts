import { escapePointer } from '../text-place'
import type { CheckedDocument } from './context'

export type ReadDocument = Pick<CheckedDocument, 'file' | 'data' | 'valid'>

export interface FoundObject<T> {
  file: string
  pointer: string
  value: T
}

/** The objects of files without schema errors that a rule is about, nested ones included. */
export function findObjects<T extends object>(
  documents: ReadDocument[],
  isWanted: (value: object) => value is T,
): FoundObject<T>[] {
  const found: FoundObject<T>[] = []
  const visit = (file: string, value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return
    if (isWanted(value)) found.push({ file, pointer, value })
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object') visit(file, child, `${pointer}/${escapePointer(key)}`)
    }
  }
  for (const { file, data, valid } of documents) if (valid) visit(file, data, '')
  return found
}
