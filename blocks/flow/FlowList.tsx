import type { FlowBlock, FlowNode } from '../../schemas/generated/types'
import styles from './FlowList.module.css'

interface Way {
  to: FlowNode
  label?: string
}

/**
 * The nodes in reading order along one line, each with its outgoing arrows. If the diagram is drawn
 * as well, only screen readers get the list.
 */
export function FlowList({ diagram }: { diagram: Pick<FlowBlock, 'nodes' | 'links'> }) {
  const { nodes, links } = diagram
  return (
    <ol className={styles.list}>
      {nodes.map((node, index) => {
        const ways = links
          .filter(({ from }) => from === node.id)
          .flatMap(({ to: target, label }): Way[] => {
            const to = nodes.find(({ id }) => id === target)
            return to ? [{ to, label }] : []
          })
        const next = ways.find(({ to }) => to === nodes[index + 1])
        return (
          <li key={node.id}>
            <p className={styles[node.kind]}>
              <strong>{node.label}</strong> {node.note && <span>{node.note}</span>}
            </p>
            <ul className={next ? styles.next : styles.ways}>
              {ways.map((way, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two arrows may point to one node.
                <li key={place} data-next={way === next || undefined}>
                  <span>
                    <span className={styles.arrow}>→</span> {way.to.label}
                  </span>{' '}
                  {way.label}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
