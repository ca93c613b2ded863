import type { FocusEvent, KeyboardEvent } from 'react'
import { type LanguageVersion, Link, useLanguages } from '../../engine/block-api'
import './Languages.rare.css'

/**
 * Links to the page in the site's other languages: one link, or a list that opens from the current
 * language's name. The list is a `details` element, which works without scripts.
 */
export function LanguageSwitch() {
  const choice = useLanguages()
  if (!choice) return null
  const { label, versions } = choice
  const others = versions.filter((one) => !one.isCurrent)
  const isOnly = others.length === 1
  const links = <LanguageLinks versions={others} tone={isOnly ? undefined : 'paper'} />
  return (
    <nav className="languages" aria-label={label}>
      {isOnly ? (
        links
      ) : (
        // Keeps the open or closed state that the visitor set before hydration.
        <details onKeyDown={closeOnEscape} onBlur={closeOnLeave} suppressHydrationWarning>
          <summary>{versions.find(({ isCurrent }) => isCurrent)?.name}</summary>
          {links}
        </details>
      )}
    </nav>
  )
}

/** The language links of the mobile menu, which lists all languages. */
export function LanguageList() {
  const choice = useLanguages()
  if (!choice) return null
  return (
    <nav className="languages-list" aria-label={choice.label}>
      <LanguageLinks versions={choice.versions} />
    </nav>
  )
}

interface LanguageLinksProps {
  versions: LanguageVersion[]
  /** The colours of the list if it opens over the page. */
  tone?: 'paper'
}

function LanguageLinks({ versions, tone }: LanguageLinksProps) {
  return (
    <ul data-tone={tone}>
      {versions.map(({ language, name, href, note, isCurrent }) => (
        <li key={language}>
          <Link
            href={href}
            lang={language}
            hrefLang={language}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {/* The language name may have a different writing direction. */}
            <bdi>
              {note ? `${name} ` : name}
              {note && <small>{`(${note})`}</small>}
            </bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape') return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

function closeOnLeave({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}
