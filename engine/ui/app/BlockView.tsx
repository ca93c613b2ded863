import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { Block } from '../../../schemas/generated/types'
import { releaseEarlyClick } from '../../browser/early-clicks'
import { forgetNear, whenNear } from '../../browser/near'
import { EngineContext, useEngine } from '../context/context'
import { useMountedOnHtml } from '../context/hydration'
import type { BlockComponent, Blocks } from '../context/registry'
import { useCurrentYear } from '../context/year'
import { useVariant } from './audience'
import { BlockFailed } from './BlockFailed'
import styles from './BlockView.module.css'
import { ErrorBoundary } from './ErrorBoundary'
import { UnknownBlock } from './UnknownBlock'

/**
 * One block: its section, its error boundary, and its component once it is needed.
 *
 * On the server's HTML the component waits until the block is within 300px of the viewport;
 * React keeps the HTML until then. After a client navigation only `lazy` blocks wait, and are
 * not rendered before.
 */
export function BlockView({ block, prompt = false }: BlockViewProps) {
  const onHtml = useMountedOnHtml()
  // A stable element: React gives up the HTML of a waiting block when its parent re-renders it.
  return useMemo(
    () => <BlockFrame block={block} onHtml={onHtml} prompt={prompt} />,
    [block, onHtml, prompt],
  )
}

const renderFailed = () => <BlockFailed />

export interface BlockViewProps {
  block: Block
  /** Whether the block hydrates at once, wherever it is; for what is fixed to the viewport. */
  prompt?: boolean
}

interface FrameProps extends Required<BlockViewProps> {
  /** Whether the server's HTML of the block is in the document. */
  onHtml: boolean
}

function BlockFrame({ block, onHtml, prompt }: FrameProps) {
  const { blocks } = useEngine()
  const [frame] = useState(createFrame)
  return (
    <div ref={frame.attach} data-block={block.type} data-tone={block.tone} id={block.id}>
      <ErrorBoundary fallback={renderFailed}>
        {blocks.has(block.type) ? (
          <BlockBody block={block} frame={frame} onHtml={onHtml} prompt={prompt} />
        ) : (
          <UnknownBlock type={block.type} />
        )}
      </ErrorBoundary>
    </div>
  )
}

function BlockBody({ block, frame, onHtml, prompt }: FrameProps & { frame: Frame }) {
  const { blocks, server } = useEngine()
  const [Component] = useState(() => {
    const waits = !server && (block.lazy || (onHtml && !prompt))
    const loaded = waits ? undefined : blocks.get(block.type)
    const near = () => (waits ? frame.mounted.then(whenNear) : Promise.resolve())
    return loaded ?? lazy(() => near().then(() => loadBlock(blocks, block.type, onHtml)))
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
  const current = useCurrentYear(useVariant(block))
  const engine = useEngine()
  const own = useMemo(() => ({ ...engine, block: frame.mounted }), [engine, frame])
  useEffect(() => {
    frame.mounted.then(releaseEarlyClick)
  }, [frame])
  return (
    <EngineContext value={own}>
      <Component block={current} />
    </EngineContext>
  )
}

const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 60_000

/**
 * Loads a component, with one more try when that fails. A block whose HTML is in the document
 * can be read without it: there the tries go on, and no error takes its place.
 */
async function loadBlock(
  blocks: Blocks,
  type: string,
  onHtml: boolean,
): Promise<{ default: BlockComponent }> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      return { default: await blocks.load(type) }
    } catch (reason) {
      if (!onHtml && pause > FIRST_PAUSE_MS) throw reason
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
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
