import { isolatePhones } from '../../../core/text/isolate-phones'
import { parsePointer, resolvePointer } from '../../lib/json/text-place'

/** Isolates the phone numbers in the texts at these pointers. Changes the data, and returns it. */
export function isolatePhonesAt<T>(data: T, pointers: string[]): T {
  for (const pointer of pointers) {
    const key = parsePointer(pointer).at(-1) ?? ''
    const outer = resolvePointer(data, pointer.slice(0, pointer.lastIndexOf('/')))
    const parent = outer as Record<string, unknown> | undefined
    const text = parent?.[key]
    if (parent && typeof text === 'string') parent[key] = isolatePhones(text)
  }
  return data
}
