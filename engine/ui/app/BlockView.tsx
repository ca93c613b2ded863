import { useContext, useMemo, useState } from 'react'
import type { Block } from '../../../schemas/generated/types'
import type { Change } from '../../core/page/data'
import { PageContext } from '../context/context'
import { BlockShell } from './BlockShell'
import { useMountedOnHtml } from './hydration'
import { StaticBlock } from './StaticBlock'

export interface BlockViewProps {
  block: Block
  /** Whether the block hydrates at once, wherever it is; for what is fixed to the viewport. */
  prompt?: boolean
  /** Of a static block: what may change in it. */
  changes?: Change[]
}

/**
 * One block: its section, its error boundary, and its component once it is needed.
 *
 * On the server's HTML a static block is left as it is, and the component of another waits until
 * the block is within 300px of the viewport; React keeps the HTML until then. After a client
 * navigation only `lazy` blocks wait, and are not rendered before.
 */
export function BlockView({ block, prompt = false, changes }: BlockViewProps) {
  const onHtml = useMountedOnHtml()
  // A page has no content for its static blocks, even where React gives up the server's HTML.
  const hasContent = useContext(PageContext) === undefined
  const [wasStatic] = useState(changes !== undefined && (onHtml || !hasContent))
  // A stable element: React gives up the HTML of a waiting block when its parent re-renders it.
  return useMemo(() => {
    if (wasStatic && changes) return <StaticBlock block={block} changes={changes} />
    return <BlockShell block={block} onHtml={onHtml && !wasStatic} prompt={prompt} />
  }, [block, onHtml, prompt, wasStatic, changes])
}
