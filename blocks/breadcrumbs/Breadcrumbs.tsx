import { LinkTo, useMessages, usePage } from '../../engine/block-api'
import type { BreadcrumbsBlock } from '../../schemas/generated/types'
import styles from './Breadcrumbs.module.css'

/**
 * The path to the page, in the colours of the section that follows. Empty if the page has no
 * parent.
 */
export function Breadcrumbs(_: { block: BreadcrumbsBlock }) {
  const { breadcrumbs, blocks, title } = usePage()
  const messages = useMessages()
  if (breadcrumbs.length === 0) return null
  return (
    <nav
      className={styles.breadcrumbs}
      aria-label={messages.breadcrumbs}
      data-tone={blocks[0]?.tone}
    >
      <ol>
        {breadcrumbs.map((item) => (
          <li key={item.label}>
            <LinkTo item={item} />
          </li>
        ))}
        <li>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  )
}
