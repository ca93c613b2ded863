import { memo } from 'react'
import { BlockView, Section, useTabList } from '../../engine/block-api'
import type { TabItem, TabsBlock } from '../../schemas/generated/types'
import styles from './Tabs.module.css'

// The width at which Tabs.module.css stacks the tabs.
const WIDE = '(min-width: 62em)'

/** Several views of one topic, shown one at a time. The HTML contains all of them. */
export function Tabs({ block }: { block: TabsBlock }) {
  const { items, scroll, label = block.title } = block
  const { listProps, tabProps, panelProps } = useTabList({
    ids: items.map(({ id }) => id),
    label,
    vertical: WIDE,
  })
  return (
    <Section block={block}>
      <div className={styles.tabs} data-tone="paper">
        <div className={styles.list} {...listProps}>
          {items.map((item, index) => (
            <button key={item.id} {...tabProps(index)}>
              {item.label}
            </button>
          ))}
        </div>
        {items.map((item, index) => (
          <div
            key={item.id}
            className={scroll ? styles.window : styles.panel}
            {...panelProps(index)}
            // If the panel scrolls, the scrollable region inside it is the tab stop instead.
            tabIndex={scroll ? undefined : 0}
          >
            {scroll ? (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has focus.
              <section className={styles.scroll} aria-label={item.label} tabIndex={0}>
                <PanelBody item={item} />
              </section>
            ) : (
              <PanelBody item={item} />
            )}
          </div>
        ))}
      </div>
    </Section>
  )
}

/** A separate component, so that choosing a tab does not render the panels again. */
const PanelBody = memo(function PanelBody({ item }: { item: TabItem }) {
  return (
    <>
      <p className={styles.label}>{item.label}</p>
      {item.blocks.map((nested, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown.
        <BlockView key={`${nested.type}-${place}`} block={nested} />
      ))}
    </>
  )
})
