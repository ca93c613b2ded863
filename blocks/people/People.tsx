import { clsx } from 'clsx'
import {
  Icon,
  Link,
  LinkTo,
  Picture,
  RichText,
  Section,
  useFindPerson,
} from '../../engine/block-api'
import type { PeopleBlock } from '../../schemas/generated/types'
import { buildInitials } from './initials'
import styles from './People.module.css'
import type { ShownPerson } from './resolve-person'
import { resolvePerson } from './resolve-person'

/** People, each with a portrait, a name and a role. */
export function People({ block }: { block: PeopleBlock }) {
  const { items, columns, title } = block
  const find = useFindPerson()
  const people = items.flatMap((item) => resolvePerson(item, find) ?? [])
  const hasPortraits = people.some(({ picture }) => picture)
  return (
    <Section block={block}>
      <ul
        className={clsx(styles.people, !hasPortraits && styles.plain)}
        data-columns={people.length === 1 ? 1 : columns}
      >
        {people.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people can have one name.
          <li key={index}>
            {hasPortraits && <Portrait person={person} />}
            <About person={person} level={title ? 3 : 2} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Portrait({ person: { name, picture } }: { person: ShownPerson }) {
  if (picture) return <Picture picture={picture} className={styles.portrait} sizes="11.25rem" />
  return (
    <span className={clsx(styles.portrait, styles.initials)} aria-hidden="true">
      {buildInitials(name)}
    </span>
  )
}

function About({ person, level }: { person: ShownPerson; level: 2 | 3 }) {
  const { name, role, text, href, links } = person
  const Heading = `h${level}` as const
  return (
    <div className={styles.about}>
      <Heading className={styles.name}>{href ? <Link href={href}>{name}</Link> : name}</Heading>
      {role && <p className={styles.role}>{role}</p>}
      {text && (
        <p className={styles.text}>
          <RichText text={text} />
        </p>
      )}
      {links && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.label}>
              <LinkTo item={link}>
                {link.icon && <Icon name={link.icon} size={18} />}
                {link.label}
              </LinkTo>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
