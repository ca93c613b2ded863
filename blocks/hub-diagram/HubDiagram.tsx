import { Icon, Link, resolveTokens, useAudience } from '../../engine/block-api'
import type { HubDiagramBlock, HubSpoke } from '../../schemas/generated/types'
import { computeSpokes } from './compute-spokes'
import styles from './HubDiagram.module.css'

/** Parts around a centre. Parts that matter to the chosen audience are highlighted. */
export function HubDiagram({ block }: { block: HubDiagramBlock }) {
  const { label, center, spokes, note } = block
  const { audience } = useAudience()
  const isLit = (spoke: HubSpoke) => audience !== undefined && spoke.audiences.includes(audience.id)
  const lit = spokes.filter(isLit)
  const places = computeSpokes(spokes.length)
  const parts = lit.map((spoke) => spoke.label).join(', ')
  return (
    <figure className={styles.figure} data-choice={lit.length > 0 || undefined}>
      <div className={styles.board}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="39" />
          {places.map(({ x, y }, index) => (
            <path
              key={spokes[index]?.label}
              d={`M50 50L${x} ${y}`}
              data-lit={(spokes[index] && isLit(spokes[index])) || undefined}
            />
          ))}
        </svg>
        <p className={styles.center}>
          <strong>{center.label}</strong>
          {center.text && <span>{center.text}</span>}
        </p>
        <ul aria-label={label}>
          {spokes.map((spoke, index) => (
            <li
              key={spoke.label}
              data-lit={isLit(spoke) || undefined}
              style={{ left: `${places[index]?.x}%`, top: `${places[index]?.y}%` }}
            >
              <Spoke spoke={spoke} />
            </li>
          ))}
        </ul>
      </div>
      <figcaption className={styles.note}>
        {audience && parts !== '' && resolveTokens(note, { audience: audience.name, parts })}
      </figcaption>
    </figure>
  )
}

function Spoke({ spoke: { label, icon, href } }: { spoke: HubSpoke }) {
  const content = (
    <>
      {icon && <Icon name={icon} size={22} />}
      <span>{label}</span>
    </>
  )
  return href ? <Link href={href}>{content}</Link> : <div>{content}</div>
}
