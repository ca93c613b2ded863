import { isolatePhones } from '../../../core/text/isolate-phones'
import { resolvePointer, splitPointer } from '../../lib/json/text-place'

/** Isolates the phone numbers in the texts at these pointers. Changes the data, and returns it. */
export function isolatePhonesAt<T>(data: T, pointers: string[]): T {
  for (const pointer of pointers) {
    const [outer, key] = splitPointer(pointer)
    const parent = resolvePointer(data, outer) as Record<string, unknown> | undefined
    const text = parent?.[key]
    if (parent && typeof text === 'string') parent[key] = isolatePhones(text)
  }
  return data
}
