import type { ReactNode } from 'react'
import { memo, Suspense } from 'react'
import type { Block } from '../../../schemas/generated/types'
import type { PageData, StaticBlocks } from '../../core/page/data'
import { useMessages, useSite } from '../context/context'
import { BlockView } from './BlockView'

export interface LayoutProps {
  /** If `true`, a page is loading. For assistive technology. */
  busy: boolean
  /** The initial page, whose document contains the layout's HTML. */
  initial: PageData
  children: ReactNode
}

/** The layout on every page: the skip link, the layout's blocks, and the main area. */
export function Layout({ busy, initial: { statics }, children }: LayoutProps) {
  const site = useSite()
  const messages = useMessages()
  return (
    <>
      {/*
       * The layout has a separate boundary: if a translation has changed its text, only its HTML is
       * discarded.
       */}
      <Suspense>
        <a className="skip-link" href="#content">
          {messages.skipToContent}
        </a>
      </Suspense>
      <LayoutBlocks blocks={site.before} statics={statics?.before} prompt />
      <main id="content" tabIndex={-1} aria-busy={busy || undefined}>
        {children}
      </main>
      <LayoutBlocks blocks={site.after} statics={statics?.after} />
    </>
  )
}

const LayoutBlocks = memo(function LayoutBlocks({
  blocks,
  statics,
  prompt,
}: {
  blocks: Block[]
  statics?: StaticBlocks
  prompt?: boolean
}) {
  return blocks.map((block, index) => (
    <BlockView
      // biome-ignore lint/suspicious/noArrayIndexKey: the layout never changes while the app lives.
      key={`${block.type}-${index}`}
      block={block}
      prompt={prompt}
      changes={statics?.[index]}
    />
  ))
})
