import { Box } from '@mantine/core'
import type { FocusEvent, ReactNode } from 'react'
import { createContext, useContext, useState } from 'react'
import type { StudioProblem } from '../../../core/studio/protocol'
import { useForm } from './form-state'

/**
 * The time in which a button is pressed, in milliseconds. A message that appears earlier moves the
 * button away from the pointer, and the click is lost.
 */
const PRESS_MS = 400

/** If `true`, the author has just added the part of the form and is still filling it in. */
const NewContext = createContext(false)

interface NewPartProps {
  /** If `true`, the author has just added what the part shows. */
  isNew: boolean
  /** The pointer of the value that the part shows. */
  pointer?: string
  children: ReactNode
}

/** A part of a form. While it is new, missing values are no problem until the focus leaves them. */
export function NewPart({ isNew, pointer, children }: NewPartProps) {
  const isInNew = useContext(NewContext)
  const [isLeft, setLeft] = useState(false)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // If the window loses the focus, its active element stays.
    const next = relatedTarget ?? currentTarget.ownerDocument.activeElement
    if (!currentTarget.contains(next)) setTimeout(() => setLeft(true), PRESS_MS)
  }
  return (
    <NewContext value={(isNew || isInNew) && !isLeft}>
      <Box data-pointer={pointer} onBlur={leave}>
        {children}
      </Box>
    </NewContext>
  )
}

/** The problems of the file that are shown in this part of the form. */
export function useShownProblems(): StudioProblem[] {
  const { problems } = useForm()
  const isNew = useContext(NewContext)
  return isNew ? problems.filter(({ isMissing }) => !isMissing) : problems
}
