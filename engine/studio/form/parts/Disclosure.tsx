import { Badge, UnstyledButton, VisuallyHidden } from '@mantine/core'
import openIcon from '@tabler/icons/outline/chevron-down.svg'
import closedIcon from '@tabler/icons/outline/chevron-right.svg'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { Icon } from '../../kit/Icon'
import styles from './FormParts.module.css'
import { useForm } from './form-state'
import { useShownProblems } from './NewPart'

interface DisclosureProps {
  title: string
  /** If `true`, the title has one line. */
  isCut?: boolean
  /** What the title belongs to, for screen readers. Empty for the whole form. */
  about?: string
  /** Returns `true` for the pointers of values in it. */
  contains: (pointer: string) => boolean
  /** If `true`, it is open at first, or opens when this becomes `true`. */
  startsOpen?: boolean
  /** The buttons next to the title. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A part of a form that opens and closes. It opens when a value in it is selected. Once opened, its
 * fields keep what was typed.
 */
export function Disclosure({
  title,
  about,
  contains,
  startsOpen = false,
  ...parts
}: DisclosureProps) {
  const { selected, schema } = useForm()
  const problems = useShownProblems()
  const [isOpen, setOpen] = useState(startsOpen)
  const [wasOpen, setWasOpen] = useState(startsOpen)
  const [started, setStarted] = useState(startsOpen)
  const [handled, setHandled] = useState<{ selected?: string; schema?: object }>({})
  if (selected !== handled.selected || schema !== handled.schema) {
    setHandled({ selected, schema })
    if (selected !== undefined && contains(selected)) setOpen(true)
  }
  if (started !== startsOpen) {
    setStarted(startsOpen)
    if (startsOpen) setOpen(true)
  }
  if (isOpen && !wasOpen) setWasOpen(true)
  const id = useId()
  const count = problems.filter(({ pointer }) => contains(pointer)).length
  return (
    <div>
      <div className={styles.row}>
        <UnstyledButton
          fz="sm"
          fw={600}
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={wasOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon src={isOpen ? openIcon : closedIcon} />
          <span className={parts.isCut ? styles.cut : undefined}>
            <bdi>{title}</bdi>
            {about && <VisuallyHidden>{` for ${about}`}</VisuallyHidden>}
          </span>
          {!isOpen && count > 0 && (
            <Badge color="red" size="sm">
              {count === 1 ? '1 problem' : `${count} problems`}
            </Badge>
          )}
        </UnstyledButton>
        {parts.actions}
      </div>
      {wasOpen && (
        <div id={id} hidden={!isOpen}>
          {parts.children}
        </div>
      )}
    </div>
  )
}
