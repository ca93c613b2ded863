import { parsePointer, resolvePointer } from './text-place'

/** Replaces the value at a pointer, whose owner exists. */
export function setPointer(data: unknown, pointer: string, value: string | null): void {
  const end = pointer.lastIndexOf('/')
  const [key = ''] = parsePointer(pointer.slice(end))
  const holder = resolvePointer(data, pointer.slice(0, end)) as Record<string, unknown>
  holder[key] = value
}
