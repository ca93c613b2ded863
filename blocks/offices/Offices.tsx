import { Link, parseBounds, projectPlace, Section, useMapDrawing } from '../../engine/block-api'
import type { Office, OfficeMap, OfficesBlock } from '../../schemas/generated/types'
import styles from './Offices.module.css'

/** An organisation's offices. */
export function Offices({ block }: { block: OfficesBlock }) {
  const { title, items, map, primaryLabel } = block
  return (
    <Section block={block}>
      <div className={map ? styles.mapped : styles.listed}>
        <ul>
          {items.map((office) => (
            <OfficeView
              key={office.id}
              office={office}
              primaryLabel={primaryLabel}
              level={title ? 3 : 2}
            />
          ))}
        </ul>
        {map && <MapView map={map} offices={items} />}
      </div>
    </Section>
  )
}

interface OfficeViewProps {
  office: Office
  primaryLabel: string
  level: 2 | 3
}

function OfficeView({ office, primaryLabel, level }: OfficeViewProps) {
  const { id, location, name, address, phone, email, isPrimary } = office
  const Heading = `h${level}` as const
  return (
    <li id={id} data-primary={isPrimary || undefined}>
      <Heading>
        {location}
        {isPrimary && <span className={styles.primary}>{primaryLabel}</span>}
      </Heading>
      {name && <p>{name}</p>}
      {isPrimary && address && <p>{address}</p>}
      <p className={styles.links}>
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
        <Link href={`mailto:${email}`}>{email}</Link>
      </p>
    </li>
  )
}

function MapView({ map, offices }: { map: OfficeMap; offices: Office[] }) {
  const drawing = useMapDrawing(map.bounds)
  const bounds = parseBounds(map.bounds)
  if (!drawing) return null
  const { width, height, path } = drawing
  return (
    <figure className={styles.map} role="img" aria-label={map.alt}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={path} />
      </svg>
      {offices.map(({ id, location, isPrimary, coordinates: [longitude, latitude] = [] }) => {
        if (longitude === undefined || latitude === undefined) return null
        const place = projectPlace(bounds, [longitude, latitude])
        if (!place) return null
        const { x, y } = place
        return (
          <span
            key={id}
            className={x > 60 ? styles.left : styles.right}
            data-primary={isPrimary || undefined}
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            {location}
          </span>
        )
      })}
    </figure>
  )
}
