import { withBase } from '../../core/addresses/base'
import type { FileInfo } from '../../core/page/data'
import { useEngine, useResource } from './context'

// In a module of its own, so that only the few blocks that use it load it.

/** A served file with its type and size, by its path in the JSON. */
export function useFile(path: string): FileInfo | undefined {
  const { base } = useEngine()
  const file = useResource(({ files }) => files ?? {}, path)
  return file && { ...file, url: withBase(base, file.url) }
}
