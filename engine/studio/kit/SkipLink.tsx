import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

interface SkipLinkProps {
  /** The id of an element that can have the focus. */
  target: string
  children: ReactNode
}

/** A link to another part of the studio, which only people who use the keyboard see. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      className={styles.link}
      href={`#${target}`}
      onClick={(event) => {
        // The address has the page, and no part of the studio.
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {children}
    </a>
  )
}
