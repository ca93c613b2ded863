import type { ReactNode } from 'react'
import { useId } from 'react'
import { Actions, usePage, useSite } from '../../engine/block-api'
import type { HeaderBlock } from '../../schemas/generated/types'
import styles from './Header.module.css'
import { HeaderBrand } from './HeaderBrand'
import { LanguageSwitch } from './LanguageSwitch'
import { MenuBar } from './MenuBar'
import { MobileMenu } from './MobileMenu'
import { MobileMenuButton } from './MobileMenuButton'
import { SearchForm } from './SearchForm'
import { SearchLink } from './SearchLink'
import { buildShownMenu } from './shown-menu'
import { useOpaque } from './use-opaque'

/**
 * The header of every page. It covers the first section and uses that section's colours until the
 * visitor scrolls.
 */
export function Header({ block }: { block: HeaderBlock }) {
  const { brand, groups, links, search, action, tone } = block
  const menu = useId()
  return (
    <>
      <HeaderBar tone={tone}>
        <HeaderBrand brand={brand} />
        <MenuBar groups={groups} links={links} />
        {search && <SearchForm search={search} className={styles.search} />}
        {search && <SearchLink href={search.href} className={styles.icon} />}
        {action && (
          <div className={styles.action}>
            <Actions items={[action]} />
          </div>
        )}
        <LanguageSwitch />
        <MobileMenuButton menu={menu} />
      </HeaderBar>
      <MobileMenu id={menu} menu={buildShownMenu(block)} search={search} />
    </>
  )
}

/** A separate component, so that scrolling does not render its content again. */
function HeaderBar({ tone, children }: { tone: HeaderBlock['tone']; children: ReactNode }) {
  const first = usePage().blocks[0]
  const fixed = useSite().look?.header
  const opaque = useOpaque() || fixed !== undefined
  return (
    <header
      className={styles.header}
      data-tone={fixed ?? (opaque ? tone : (first?.tone ?? tone))}
      data-opaque={opaque}
    >
      {children}
    </header>
  )
}
