import { Icon, LinkTo, RichText } from '../../engine/block-api'
import type { FormAsidePart } from '../../schemas/generated/types'
import styles from './FormAside.module.css'

export interface FormAsideProps {
  parts: FormAsidePart[]
  level: 2 | 3
}

/** Short texts next to a form. */
export function FormAside({ parts, level }: FormAsideProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.aside}>
      {parts.map(({ title, text, list, links }) => (
        <div key={title}>
          <Heading>{title}</Heading>
          {text && (
            <p>
              <RichText text={text} />
            </p>
          )}
          {list && (
            <ol>
              {list.map((item) => (
                <li key={item}>
                  <RichText text={item} />
                </li>
              ))}
            </ol>
          )}
          {links && (
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  {link.icon && <Icon name={link.icon} size={20} />}
                  <LinkTo item={link} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  )
}
