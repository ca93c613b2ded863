import { useMemo } from 'react'
import type { PageData } from '../../core/page/data'
import { createStore } from '../../core/store'
import { PageStoreContext } from '../context/context'
import { BlockView } from './BlockView'

/** The blocks of a page, each in its own boundary. */
export function PageView({ page }: { page: PageData }) {
  const store = useMemo(() => createStore(page), [page])
  return (
    <PageStoreContext value={store}>
      {page.blocks.map((block, index) => (
        // The list never changes while the page is shown, so the place is the identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <BlockView key={`${block.type}-${index}`} block={block} />
      ))}
    </PageStoreContext>
  )
}
