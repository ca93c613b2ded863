import { Link, RichText, Section } from '../../engine/block-api'
import type { Role, RoleScreen, RolesBlock } from '../../schemas/generated/types'
import styles from './Roles.module.css'

/**
 * Roles side by side, each with what it sees first. The whole area of each entry links to its page.
 */
export function Roles({ block }: { block: RolesBlock }) {
  const { items, title } = block
  return (
    <Section block={block}>
      <ul className={styles.roles}>
        {items.map((role, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two roles may have the same name.
          <RoleView key={index} role={role} level={title ? 3 : 2} />
        ))}
      </ul>
    </Section>
  )
}

function RoleView({ role, level }: { role: Role; level: 2 | 3 }) {
  const { title, text, href, linkLabel, screen } = role
  const Heading = `h${level}` as const
  return (
    <li>
      {screen && <Screen screen={screen} />}
      <Heading>
        {href && !linkLabel ? (
          <Link href={href} className={styles.title}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      <p className={styles.text}>
        <RichText text={text} />
      </p>
      {href && linkLabel && (
        <Link href={href} className={styles.more}>
          {linkLabel}
        </Link>
      )}
    </li>
  )
}

function Screen({ screen: { label, rows } }: { screen: RoleScreen }) {
  return (
    <div className={styles.screen}>
      <p>{label}</p>
      <dl>
        {rows.map(({ label, value, state, bar }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same words.
          <div key={index} data-state={state}>
            <dt>{label}</dt>
            <dd>
              {value}
              {bar !== undefined && (
                <span className={styles.track} aria-hidden="true">
                  <i style={{ width: `${bar}%` }} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
