import type { PageData } from '../../core/page/data'
import { PageContext } from '../context/context'
import { BlockView } from './BlockView'

/** A page's blocks, each in a separate boundary. */
export function PageView({ page }: { page: PageData }) {
  return (
    <PageContext value={page}>
      {page.blocks.map((block, index) => (
        // The list never changes while the page is shown, so the index is the identity.
        <BlockView
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          key={`${block.type}-${index}`}
          block={block}
          changes={page.statics?.page[index]}
        />
      ))}
    </PageContext>
  )
}
