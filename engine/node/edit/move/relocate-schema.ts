import { dirname, relative, resolve } from 'node:path'

/**
 * The `$schema` of a file in another folder. Undefined if it does not change. A path is relative to
 * the file; a URL is the same everywhere.
 */
export function relocateSchema(
  written: unknown,
  oldPath: string,
  newPath: string,
): string | undefined {
  if (typeof written !== 'string' || /^([a-z][a-z0-9+.-]*:|\/)/i.test(written)) return undefined
  const schema = resolve(dirname(oldPath), written)
  const path = relative(resolve(dirname(newPath)), schema).replaceAll('\\', '/')
  const placed = path.startsWith('.') || !written.startsWith('.') ? path : `./${path}`
  return placed === written ? undefined : placed
}
