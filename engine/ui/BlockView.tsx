import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { Block } from '../../schemas/generated/types'
import { releaseEarlyClick } from '../browser/early-clicks'
import { forgetNear, whenNear } from '../browser/near'
import { BlockBoundary } from './BlockBoundary'
import styles from './BlockView.module.css'
import { useEngine } from './context'
import { useMountedOnHtml } from './hydration'
import type { BlockComponent, Blocks } from './registry'
import { UnknownBlock } from './UnknownBlock'
import { useCurrentYear } from './year'

/**
 * One block: its band, its error boundary, and its component once that is wanted.
 *
 * On the server's HTML the component waits until the block is within 300px of the viewport;
 * React keeps the HTML until then. After a client navigation only `lazy` blocks wait, and are
 * not rendered before.
 */
export function BlockView({ block, prompt = false }: BlockViewProps) {
  const onHtml = useMountedOnHtml()
  const waits = block.lazy || (onHtml && !prompt)
  // A stable element: React gives up the HTML of a waiting block when its parent re-renders it.
  return useMemo(() => <BlockFrame block={block} waits={waits} />, [block, waits])
}

export interface BlockViewProps {
  block: Block
  /** Whether the block comes alive at once, wherever it is; for what is fixed to the viewport. */
  prompt?: boolean
}

function BlockFrame({ block, waits }: { block: Block; waits: boolean }) {
  const { blocks } = useEngine()
  const [frame] = useState(createFrame)
  return (
    <div ref={frame.attach} data-block={block.type} data-tone={block.tone} id={block.id}>
      <BlockBoundary>
        {blocks.has(block.type) ? (
          <BlockBody block={block} frame={frame} waits={waits} />
        ) : (
          <UnknownBlock type={block.type} />
        )}
      </BlockBoundary>
    </div>
  )
}

interface BodyProps {
  block: Block
  frame: Frame
  /** Whether the component waits until the block is near. */
  waits: boolean
}

function BlockBody({ block, frame, waits }: BodyProps) {
  const { blocks, server } = useEngine()
  const [Component] = useState(() => {
    const loaded = waits && !server ? undefined : blocks.get(block.type)
    return loaded ?? lazy(() => loadBlock(blocks, block.type, waits ? frame : undefined))
  })
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <LiveBlock block={block} Component={Component} frame={frame} />
    </Suspense>
  )
}

interface LiveBlockProps {
  block: Block
  Component: BlockComponent
  frame: Frame
}

function LiveBlock({ block, Component, frame }: LiveBlockProps) {
  const current = useCurrentYear(block)
  useEffect(() => {
    frame.mounted.then(releaseEarlyClick)
  }, [frame])
  return <Component block={current} />
}

async function loadBlock(
  blocks: Blocks,
  type: string,
  frame: Frame | undefined,
): Promise<{ default: BlockComponent }> {
  if (frame) await whenNear(await frame.mounted)
  return { default: await blocks.load(type) }
}

/** The block's own element, once it is in the document. */
interface Frame {
  mounted: Promise<Element>
  attach: (element: Element | null) => (() => void) | undefined
}

function createFrame(): Frame {
  let resolve: (element: Element) => void
  const mounted = new Promise<Element>((done) => {
    resolve = done
  })
  return {
    mounted,
    attach(element) {
      if (!element) return
      resolve(element)
      return () => forgetNear(element)
    },
  }
}
