import { resolvePointer, splitPointer } from './text-place'

/** Replaces the value at a pointer, whose owner exists. */
export function setPointer(data: unknown, pointer: string, value: string | null): void {
  const [outer, key] = splitPointer(pointer)
  const holder = resolvePointer(data, outer) as Record<string, unknown>
  holder[key] = value
}
