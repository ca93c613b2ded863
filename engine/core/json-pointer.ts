/** JSON pointers: https://www.rfc-editor.org/rfc/rfc6901 */

/** The names and indexes in a JSON pointer. */
export function parsePointer(pointer: string): string[] {
  const parts = pointer.split('/').slice(1)
  if (!pointer.includes('~')) return parts
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The value at a JSON pointer. Undefined if it does not exist. */
export function resolvePointer(data: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<string, unknown>)[part]
        : undefined,
    data,
  )
}

/** Returns `true` if a pointer refers to a value or to something in it. */
export function isWithinPointer(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`)
}

/** The pointer of the object or array that contains the value at a pointer. Empty for the document. */
export function getOuterPointer(pointer: string): string {
  return splitPointer(pointer)[0]
}

/** A pointer without its last part, and this part: the name or index of the value. */
export function splitPointer(pointer: string): [outer: string, name: string] {
  const end = pointer.lastIndexOf('/')
  return [pointer.slice(0, Math.max(end, 0)), parsePointer(pointer.slice(end))[0] ?? '']
}

/** Escapes a name for a JSON pointer. */
export function escapePointer(name: string | number): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1')
}
