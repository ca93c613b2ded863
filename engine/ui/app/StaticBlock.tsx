import { useContext, useEffect, useState } from 'react'
import type { Block } from '../../../schemas/generated/types'
import { releaseEarlyClick } from '../../browser/early-acts'
import type { Change, PageData } from '../../core/page/data'
import { PageContext, useEngine, useSite } from '../context/context'
import { useStore } from '../context/use-store'
import { countWaiting, useAudienceStores } from './audience'
import { BlockShell } from './BlockShell'
import { useMountedOnHtml } from './hydration'
import { useYear } from './year'

export interface StaticBlockProps {
  /** In a page its type, tone and id alone; in the layout with its content. */
  block: Block
  changes: Change[]
}

/**
 * A block of which the server's HTML is all that is needed: React leaves it alone. When something
 * of it changes, its component is loaded and takes its place.
 */
export function StaticBlock({ block, changes }: StaticBlockProps) {
  if (changes.length === 0) return <StaticHtml block={block} />
  return <ChangingBlock block={block} changes={changes} />
}

/**
 * An element that React takes to hold a text, and whose content it leaves as it is: what it finds
 * in the document differs from the text, and the warning is suppressed.
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
 * The element of a block of the page where React has given up the server's HTML and renders the
 * page again, as it does when a browser extension has put an element into it. The document has the
 * block's content until then.
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

/** Its buttons, and those of blocks within it, are what they will be: no click waits for more. */
function attach(element: Element | null): void {
  if (!element) return
  for (const block of [element, ...element.querySelectorAll('[data-block]')]) {
    releaseEarlyClick(block)
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
  /** The page in full, unless the block is one of the layout. */
  page?: PageData
}

/** The block with its content, once it is needed and its component is there. */
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
    // Without the component the HTML can be read as it is.
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
