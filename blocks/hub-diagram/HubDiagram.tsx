import { Icon, Link, resolveTokens, useAudience } from '../../engine/block-api'
import type { HubDiagramBlock, HubSpoke } from '../../schemas/generated/types'
import { computeSpokes } from './compute-spokes'
import styles from './HubDiagram.module.css'

/** The position of the dot on a line, from the centre (0) to the part (1). */
const DOT = 0.53

/** Parts around a centre. Parts that matter to the chosen audience are highlighted. */
export function HubDiagram({ block }: { block: HubDiagramBlock }) {
  const { label, center, spokes, note } = block
  const { audience } = useAudience()
  const chosen = spokes.filter((spoke) => audience && spoke.audiences.includes(audience.id))
  const isLit = (spoke?: HubSpoke) => chosen.length === 0 || (spoke && chosen.includes(spoke))
  const places = computeSpokes(spokes.length)
  const parts = chosen.map((spoke) => spoke.label).join(', ')
  return (
    <figure className={styles.figure}>
      <div className={styles.board}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle className={styles.ring} cx="50" cy="50" r="39" />
          {places.map(({ x, y }, index) => (
            <g key={spokes[index]?.label} data-lit={isLit(spokes[index]) || undefined}>
              <path d={`M50 50L${x} ${y}`} />
              <circle cx={50 + (x - 50) * DOT} cy={50 + (y - 50) * DOT} r="1" />
            </g>
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

function Spoke({ spoke: { label, text, icon, href } }: { spoke: HubSpoke }) {
  const content = (
    <>
      {icon && <Icon name={icon} size={22} />}
      <span>{label}</span>
      {text && <small>{text}</small>}
    </>
  )
  return href ? <Link href={href}>{content}</Link> : <div>{content}</div>
}
