import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { Block } from '../../../schemas/generated/types'
import { replayClick } from '../../browser/event-replay'
import { forgetNear, whenNear } from '../../browser/near'
import { EngineContext, useEngine } from '../context/context'
import type { BlockComponent, Blocks } from '../context/registry'
import { BlockFailed } from '../errors/BlockFailed'
import { ErrorBoundary } from '../errors/ErrorBoundary'
import { UnknownBlock } from '../errors/UnknownBlock'
import { useVariant } from './audience'
import styles from './BlockShell.module.css'
import { useTranslationKey } from './translation-key'
import { useCurrentYear } from './year'

const renderFailed = () => <BlockFailed />

export interface BlockShellProps {
  block: Block
  /** If `true`, the document contains the server's HTML for the block. */
  onHtml: boolean
  /** If `true`, the block hydrates at once, because it is fixed to the viewport. */
  prompt: boolean
}

/** A block's element, its error boundary, and its component once it is needed. */
export function BlockShell({ block, onHtml, prompt }: BlockShellProps) {
  const { blocks } = useEngine()
  const [mount] = useState(createMount)
  return (
    <div ref={mount.attach} data-block={block.type} data-tone={block.tone} id={block.id}>
      <ErrorBoundary fallback={renderFailed} block={block.type}>
        {blocks.has(block.type) ? (
          <BlockBody block={block} mount={mount} onHtml={onHtml} prompt={prompt} />
        ) : (
          <UnknownBlock type={block.type} />
        )}
      </ErrorBoundary>
    </div>
  )
}

function BlockBody({ block, mount, onHtml, prompt }: BlockShellProps & { mount: Mount }) {
  const { blocks, server } = useEngine()
  const [Component] = useState(() => {
    const waits = !server && (block.lazy || (onHtml && !prompt))
    const loaded = waits ? undefined : blocks.get(block)
    const near = () => (waits ? mount.mounted.then(whenNear) : Promise.resolve())
    return loaded ?? lazy(() => near().then(() => loadBlock(blocks, block, onHtml)))
  })
  const live = <LiveBlock block={block} Component={Component} mount={mount} onHtml={onHtml} />
  if (server?.isUnbounded) return live
  return <Suspense fallback={<div className={styles.waiting} />}>{live}</Suspense>
}

interface LiveBlockProps {
  block: Block
  Component: BlockComponent
  mount: Mount
  onHtml: boolean
}

function LiveBlock({ block, Component, mount, onHtml }: LiveBlockProps) {
  const engine = useEngine()
  const variant = useVariant(block)
  const current = useCurrentYear(variant)
  const key = useTranslationKey(variant)
  const own = useMemo(() => ({ ...engine, block: mount.mounted, onHtml }), [engine, mount, onHtml])
  const { server, block: outer } = engine
  server?.begin(block, outer !== undefined)
  useEffect(() => {
    mount.mounted.then(replayClick)
  }, [mount])
  return (
    <EngineContext value={own}>
      <Component key={key} block={current} />
      {server && <BlockEnd onEnd={server.end} />}
    </EngineContext>
  )
}

/** The end of a block in the server's HTML. */
function BlockEnd({ onEnd }: { onEnd: () => void }) {
  onEnd()
  return null
}

const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 60_000

/**
 * Loads a component, and retries once. If the block's HTML is in the document, it can be read
 * without the component, so the retries continue and no error replaces it.
 */
async function loadBlock(
  blocks: Blocks,
  block: Block,
  onHtml: boolean,
): Promise<{ default: BlockComponent }> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      return { default: await blocks.load(block) }
    } catch (reason) {
      if (!onHtml && pause > FIRST_PAUSE_MS) throw reason
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** The block's element, once it is in the document. */
interface Mount {
  mounted: Promise<Element>
  attach: (element: Element | null) => (() => void) | undefined
}

function createMount(): Mount {
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
