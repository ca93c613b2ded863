import { useEffect, useState } from 'react'
import type { SiteChanges } from '../../core/studio/changes'
import { request } from '../session/request'
import { useStudio } from '../session/use-studio'

/** The pause after the last change before they are compared again, in milliseconds. */
const PAUSE = 800

/** What has changed since the last commit. Undefined until it is known. */
export function useChanges(): SiteChanges | undefined {
  const page = useStudio((state) => state.page)
  const files = useStudio((state) => state.files)
  const unsaved = useStudio((state) => state.unsaved)
  const [changes, setChanges] = useState<SiteChanges>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: they change with every file.
  useEffect(() => {
    let isCurrent = true
    const load = () =>
      request('changes', {})
        .then((found) => isCurrent && setChanges(found))
        // The studio says so when the server has ended.
        .catch(() => {})
    const pause = setTimeout(load, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(pause)
    }
  }, [page, files, unsaved])
  return changes
}
