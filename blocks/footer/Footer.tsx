import { clsx } from 'clsx'
import { Icon, LinkTo, RichText } from '../../engine/block-api'
import type { FooterBlock } from '../../schemas/generated/types'
import styles from './Footer.module.css'
import { FooterBrand } from './FooterBrand'
import './FooterSlim.rare.css'

/** The footer of every page. */
export function Footer({ block }: { block: FooterBlock }) {
  const { brand, text, social, columns, copyright, links, layout } = block
  const isSlim = layout === 'slim'
  return (
    <footer className={clsx(styles.footer, isSlim && 'footer-slim')}>
      <div className={styles.columns}>
        <div className={styles.about}>
          {brand && <FooterBrand brand={brand} tone={block.tone} />}
          {text && (
            <p>
              <RichText text={text} />
            </p>
          )}
          {social.length > 0 && (
            <ul className={styles.social}>
              {social.map((item) => (
                <li key={item.label}>
                  <LinkTo item={item}>
                    {item.icon && <Icon name={item.icon} size={20} />}
                    <span className={item.icon && 'visually-hidden'}>{item.label}</span>
                  </LinkTo>
                </li>
              ))}
            </ul>
          )}
        </div>
        {columns.map((column) => (
          <div key={column.title}>
            <h2 className={isSlim ? 'visually-hidden' : undefined}>{column.title}</h2>
            <ul>
              {column.links.map((item) => (
                <li key={item.label}>
                  <LinkTo item={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.legal}>
        <p>{copyright}</p>
        <ul>
          {links.map((item) => (
            <li key={item.label}>
              <LinkTo item={item} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
