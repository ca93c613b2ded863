import { useEffect } from 'react'
import { fetchData } from '../../browser/page-loader'
import type { PageData } from '../../core/page/data'
import { pairVariants } from '../../core/page/variants'
import { useEngine } from '../context/context'
import { useStore } from '../context/use-store'
import type { ShownPage } from '../navigation/page-switch'
import { countWaiting, useAudienceStores } from './audience'
import { Loading } from './Loading'
import { useYear } from './year'

/**
 * Fetches a page's full data if its document lacks something: audience variants when the visitor
 * may be about to choose, and text that contains the year if the year has changed. Shows the
 * progress if the visitor has chosen.
 */
export function LateVariants({ shown: { path, page } }: { shown: ShownPage }) {
  const stores = useAudienceStores()
  const { shown: chosen, wanted, late, full, waiting } = stores
  const isWaiting = useStore(waiting) > 0
  const isChosen = useStore(chosen) !== undefined
  const { base, site } = useEngine()
  const isWanted = useStore(wanted) && page.lateVariants
  const isOfAnotherYear = useYear() !== site.year && namesYear(page)
  useEffect(() => {
    if (!isWanted && !isOfAnotherYear) return
    const fetching = fetchData(base, path)
    countWaiting(stores, fetching)
    fetching.then(
      (whole) => {
        if (whole.build !== page.build || !('blocks' in whole)) return
        late.set(new Map([...late.get(), ...pairVariants(page.blocks, whole.blocks)]))
        full.set(whole)
      },
      // The next choice retries.
      () => wanted.set(false),
    )
  }, [isWanted, isOfAnotherYear, base, path, page, late, wanted, full, stores])
  return isChosen && isWaiting ? <Loading /> : null
}

/** `true` if one of the page's static blocks contains the year. */
function namesYear({ statics }: PageData): boolean {
  return Object.values(statics?.page ?? {}).some((changes) => changes.includes('year'))
}
