import { withBase } from '../../core/addresses/base'
import type { FileInfo } from '../../core/page/data'
import { useEngine, useResource } from './context'

// By itself, so that it comes with the few blocks that want it.

/** A file for readers as it is served, with its kind and size, by its path in the JSON. */
export function useFile(path: string): FileInfo | undefined {
  const { base } = useEngine()
  const file = useResource(({ files }) => files ?? {}, path)
  return file && { ...file, url: withBase(base, file.url) }
}
