import { createElement } from 'react'
import type { IconNode } from '../../core/page/data'
import { useIconNodes } from '../context/context'

/** A decorative outline icon by name. Renders nothing if the name is unknown. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const nodes = useIconNodes(name)
  return nodes ? <Drawing nodes={nodes} size={size} /> : null
}

/** The elements that make up a decorative outline icon. */
export function Drawing({ nodes, size = 24 }: { nodes: IconNode[]; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {nodes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
