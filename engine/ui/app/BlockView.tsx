import { useContext, useMemo, useState } from 'react'
import type { Block } from '../../../schemas/generated/types'
import type { Change } from '../../core/page/data'
import { PageContext } from '../context/context'
import { BlockShell } from './BlockShell'
import { useMountedOnHtml } from './hydration'
import { StaticBlock } from './StaticBlock'

export interface BlockViewProps {
  block: Block
  /** If `true`, the block hydrates at once, because it is fixed to the viewport. */
  prompt?: boolean
  /** The input that a static block depends on. */
  changes?: Change[]
}

/**
 * A block: its section, its error boundary, and its component once it is needed.
 * In the server's HTML, a static block does not change, and the component of another block waits
 * until the block is within 300px of the viewport; React keeps the HTML until then. After a
 * navigation in the app, only `lazy` blocks wait, and they are not rendered before.
 */
export function BlockView({ block, prompt = false, changes }: BlockViewProps) {
  const onHtml = useMountedOnHtml()
  // Page data does not contain the content of static blocks, so React cannot render them again.
  const hasContent = useContext(PageContext) === undefined
  const [wasStatic] = useState(changes !== undefined && (onHtml || !hasContent))
  // A stable element: React discards the HTML of a waiting block when its parent renders again.
  return useMemo(() => {
    if (wasStatic && changes) return <StaticBlock block={block} changes={changes} />
    return <BlockShell block={block} onHtml={onHtml && !wasStatic} prompt={prompt} />
  }, [block, onHtml, prompt, wasStatic, changes])
}
