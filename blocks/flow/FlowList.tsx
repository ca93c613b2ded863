import type { CSSProperties } from 'react'
import type { FlowBlock, FlowNode } from '../../schemas/generated/types'
import styles from './FlowList.module.css'
import type { FlowRail } from './flow-lanes'
import { buildRails } from './flow-lanes'

type Style = CSSProperties & Record<`--${string}`, string | number>

interface Way {
  to: FlowNode
  label?: string
}

/**
 * The nodes in reading order, each with its outgoing arrows. An arrow to the next node is below its
 * box; the others are in lanes. If the diagram is drawn as well, only screen readers get the list.
 */
export function FlowList({ diagram }: { diagram: Pick<FlowBlock, 'nodes' | 'links'> }) {
  const { nodes, links } = diagram
  const rails = buildRails(diagram)
  const lanes = Math.max(0, ...rails.map(({ lane }) => lane + 1))
  const style: Style = { '--lanes': Math.max(1, lanes) }
  return (
    <ol className={styles.list} style={style}>
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
            <p className={styles[node.kind]} style={{ gridRow: 2 * index + 1 }}>
              <strong>{node.label}</strong> {node.note && <span>{node.note}</span>}
            </p>
            <ul className={next ? styles.next : styles.ways} style={{ gridRow: 2 * index + 2 }}>
              {ways.map((way, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two arrows may point to one node.
                <li key={place} data-drawn={way === next || !way.label || undefined}>
                  <span>
                    <span className={styles.arrow}>→</span> {way.to.label}
                  </span>{' '}
                  {way.label}
                </li>
              ))}
            </ul>
            {rails
              .filter(({ from }) => from === index)
              .map((rail) => (
                <span
                  key={`${rail.top}/${rail.bottom}`}
                  className={styles.rail}
                  style={placeRail(rail, lanes)}
                  data-up={rail.isUp || undefined}
                  aria-hidden="true"
                />
              ))}
          </li>
        )
      })}
    </ol>
  )
}

function placeRail({ top, bottom, topPort, bottomPort, lane }: FlowRail, lanes: number): Style {
  return {
    gridRow: `${2 * top + 1} / ${2 * bottom + 1}`,
    gridColumn: `${lanes - lane} / -2`,
    '--from': `${0.75 + 0.625 * topPort}rem`,
    '--to': `${0.75 + 0.625 * bottomPort}rem`,
  }
}
