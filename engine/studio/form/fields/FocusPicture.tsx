import { UnstyledButton } from '@mantine/core'
import type { MouseEvent } from 'react'
import { isObject } from '../../../core/editing/form-fields'
import styles from '../parts/FormParts.module.css'
import type { Slot } from '../parts/slot'
import { useChosenPicture } from './use-choices'

/**
 * The picture whose focus point is in the slot. A click chooses the point; with the keyboard, the
 * fields for its position do.
 */
export function FocusPicture({ slot }: { slot: Slot }) {
  const { object, value, set } = slot
  const source = isObject(object?.value) ? object.value.src : undefined
  const picture = useChosenPicture(
    `${object?.pointer}/src`,
    typeof source === 'string' ? source : '',
  )
  if (picture === undefined) return null
  const choose = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    set({ x: toPercent((clientX - left) / width), y: toPercent((clientY - top) / height) })
  }
  const { x = 50, y = 50 } = isObject(value) ? value : {}
  return (
    <UnstyledButton className={styles.focus} tabIndex={-1} aria-hidden onClick={choose}>
      <img src={picture} alt="" />
      <span className={styles.point} style={{ insetInlineStart: `${x}%`, top: `${y}%` }} />
    </UnstyledButton>
  )
}

function toPercent(share: number): number {
  return Math.min(100, Math.max(0, Math.round(share * 100)))
}
