import { statFile } from '../files/stat-file'

/**
 * Returns the given function with a cache: it inspects a file again only after the file has
 * changed.
 */
export function rememberByStamp<T>(inspect: (path: string) => T): (path: string) => T {
  const known = new Map<string, { version: string; state: T }>()
  return (path) => {
    const { mtimeMs, size } = statFile(path) ?? { mtimeMs: 0, size: 0 }
    const version = `${mtimeMs} ${size}`
    const last = known.get(path)
    if (last?.version === version) return last.state
    const state = inspect(path)
    known.set(path, { version, state })
    return state
  }
}
