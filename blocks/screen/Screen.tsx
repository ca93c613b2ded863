import { type CSSProperties, type ReactNode, useId } from 'react'
import { ExampleBadge, RichText, Section } from '../../engine/block-api'
import type { ScreenArea, ScreenBlock } from '../../schemas/generated/types'
import { Area } from './Area'
import { type AreaCells, arrangeAreas, countRows } from './arrange-areas'
import styles from './Screen.module.css'

/** More explanations are in two rows. */
const MAX_PER_ROW = 4

/**
 * A window with areas. On wide screens, one grid contains the window and, below it, the
 * explanations of the areas; on phones, each area is followed by its explanation. Radio buttons
 * highlight an area, so that it works without a script.
 */
export function Screen({ block }: { block: ScreenBlock }) {
  const { areas, name, note } = block
  const group = useId()
  const cells = arrangeAreas(areas)
  const explained = areas.filter(({ callout }) => callout)
  const count = explained.length
  const perRow = count > MAX_PER_ROW ? Math.ceil(count / 2) : count
  const choice = count > 1 ? group : undefined
  return (
    <Section block={block}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers lay out a fieldset differently. */}
      <div
        role="group"
        aria-label={name}
        className={styles.screen}
        style={{ '--rows': countRows(cells), '--callouts': perRow } as CSSProperties}
      >
        <Bar block={block} choice={choice} />
        <ol className={count > 0 ? styles.explained : styles.areas}>
          {areas.map((area, index) => (
            <Step
              // biome-ignore lint/suspicious/noArrayIndexKey: areas have no other identity.
              key={index}
              area={area}
              cells={cells[index]}
              callout={{ index: explained.indexOf(area), perRow, choice }}
              heading={block.title ? 'h3' : 'h2'}
            />
          ))}
        </ol>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </Section>
  )
}

/** The title bar and the menu of the window. `choice` is the name of the radio buttons. */
function Bar({ block, choice }: { block: ScreenBlock; choice?: string }) {
  const { name, menu, current, example, wholeLabel } = block
  return (
    <div className={styles.window} data-menu={menu.length > 0 || undefined}>
      <div className={styles.bar}>
        <span className={styles.name}>{name}</span>
        {current && <span className={styles.current}>{current}</span>}
        {choice && (
          <label className={styles.whole}>
            <input type="radio" name={choice} className="visually-hidden" defaultChecked />
            {wholeLabel}
          </label>
        )}
        {example && <ExampleBadge className={styles.badge} />}
      </div>
      {menu.length > 0 && (
        <ul className={styles.menu} aria-hidden="true">
          {menu.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries can have the same text.
            <li key={index} data-current={entry === current || undefined}>
              {entry}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface StepProps {
  area: ScreenArea
  cells?: AreaCells
  /**
   * The position among the explained areas, their number per row, and the name of the radio
   * buttons.
   */
  callout: { index: number; perRow: number; choice?: string }
  heading: 'h2' | 'h3'
}

function Step({ area, cells, callout: { index, perRow, choice }, heading: Heading }: StepProps) {
  const { callout } = area
  const place = { '--column': index % perRow, '--row': Math.floor(index / perRow) }
  return (
    <li className={styles.step}>
      <Area area={area} cells={cells} number={callout && index + 1} />
      {callout && (
        <div className={styles.callout} style={place as CSSProperties}>
          <Heading>
            <Choice name={choice}>
              <span className={styles.number}>{index + 1}</span>
              {callout.title}
            </Choice>
          </Heading>
          <p>
            <RichText text={callout.text} />
          </p>
        </div>
      )}
    </li>
  )
}

/** The title of an explanation. With a name, it is the label of a radio button. */
function Choice({ name, children }: { name?: string; children: ReactNode }) {
  if (!name) return <span className={styles.title}>{children}</span>
  return (
    <label className={styles.title}>
      <input type="radio" name={name} className="visually-hidden" />
      {children}
    </label>
  )
}
