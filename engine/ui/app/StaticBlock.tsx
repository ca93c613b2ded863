import { useContext, useEffect, useState } from 'react'
import type { Block } from '../../../schemas/generated/types'
import { replayClick } from '../../browser/event-replay'
import type { Change, PageData } from '../../core/page/data'
import { PageContext, useEngine, useSite } from '../context/context'
import { useStore } from '../context/use-store'
import { countWaiting, useAudienceStores } from './audience'
import { BlockShell } from './BlockShell'
import { useMountedOnHtml } from './hydration'
import { useYear } from './year'

export interface StaticBlockProps {
  /**
   * The block. On a page, it has only its type, tone and id; in the layout, it also has its
   * content.
   */
  block: Block
  changes: Change[]
}

/**
 * A static block, whose HTML React does not change. If its content changes, its component is loaded
 * and replaces it.
 */
export function StaticBlock({ block, changes }: StaticBlockProps) {
  if (changes.length === 0) return <StaticHtml block={block} />
  return <ChangingBlock block={block} changes={changes} />
}

/**
 * An element whose content React treats as text and does not change: the content in the document
 * differs from the text, and the warning is suppressed.
 * https://react.dev/reference/react-dom/client/hydrateRoot#suppressing-unavoidable-hydration-mismatch-errors
 */
function StaticHtml({ block }: { block: Block }) {
  const earlier = useEarlierElement(block)
  const [ref] = useState(() => (element: Element | null) => {
    if (element && earlier) element.replaceChildren(...earlier.childNodes)
    attach(element)
  })
  return (
    <div
      ref={ref}
      data-block={block.type}
      data-tone={block.tone}
      id={block.id}
      suppressHydrationWarning
    >
      {''}
    </div>
  )
}

/**
 * The element of a block after React has discarded the server's HTML and renders the page again,
 * for example because a browser extension has added an element to it. Until then, the document
 * contains the block's content.
 */
function useEarlierElement(block: Block): Element | undefined {
  const onHtml = useMountedOnHtml()
  const page = useContext(PageContext)
  const [element] = useState(() => {
    if (onHtml || !page) return
    return document.querySelectorAll('#content > [data-block]')[page.blocks.indexOf(block)]
  })
  return element
}

/** The block's buttons, and those of nested blocks, are final: no click waits for code. */
function attach(element: Element | null): void {
  if (!element) return
  for (const block of [element, ...element.querySelectorAll('[data-block]')]) {
    replayClick(block)
  }
}

function ChangingBlock({ block, changes }: StaticBlockProps) {
  const content = useContent(block, changes)
  if (!content) return <StaticHtml block={block} />
  const shell = <BlockShell block={content.block} onHtml={false} prompt />
  return content.page ? <PageContext value={content.page}>{shell}</PageContext> : shell
}

interface Content {
  block: Block
  /** The full page, unless the block belongs to the layout. */
  page?: PageData
}

/** The block with its content, once it is needed and its component is loaded. */
function useContent(block: Block, changes: Change[]): Content | undefined {
  const { blocks } = useEngine()
  const page = useContext(PageContext)
  const stores = useAudienceStores()
  const { shown: chosen, wanted, full } = stores
  const whole = useStore(full)
  const isWanted = useStore(wanted) && changes.includes('audience')
  const isChosen = useStore(chosen) !== undefined && changes.includes('audience')
  const isOfAnotherYear = useYear() !== useSite().year && changes.includes('year')
  const [isAwake, setAwake] = useState(false)
  const found = page ? whole?.blocks[page.blocks.indexOf(block)] : block
  useEffect(() => {
    // The HTML can be read without the component.
    if (isWanted) blocks.load(block).catch(() => {})
  }, [isWanted, block, blocks])
  useEffect(() => {
    if (!isChosen && !isOfAnotherYear) return
    const loading = blocks.load(found ?? block)
    countWaiting(stores, loading)
    loading.then(
      () => {
        if (found) setAwake(true)
      },
      () => {},
    )
  }, [isChosen, isOfAnotherYear, block, found, blocks, stores])
  return isAwake && found ? { block: found, page: page && whole } : undefined
}
