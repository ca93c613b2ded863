/**
 * The paths in an object that a function never reads. A validator that ignores unknown properties
 * reads only the properties that it knows.
 */
export function findUnread(data: object, read: (watched: object) => void): string[] {
  const seen = new Set<string>()
  const watch = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    return new Proxy(value, {
      get(target, key) {
        const below = `${path}/${String(key)}`
        seen.add(below)
        return watch(Reflect.get(target, key), below)
      },
    })
  }
  read(watch(data, '') as object)
  const list = (value: unknown, path: string): string[] => {
    if (path !== '' && !seen.has(path)) return [path]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) => list(inner, `${path}/${key}`))
  }
  return list(data, '')
}
