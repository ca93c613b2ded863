import { withBase } from '../../core/addresses/base'
import type { FileInfo } from '../../core/page/data'
import { useEngine, useResource } from './context'

// This is a separate module, so that only the few blocks that use it load it.

/** A published file with its type and size, given its path in the JSON. */
export function useFile(path: string): FileInfo | undefined {
  const { base } = useEngine()
  const file = useResource(({ files }) => files ?? {}, path)
  return file && { ...file, url: withBase(base, file.url) }
}
