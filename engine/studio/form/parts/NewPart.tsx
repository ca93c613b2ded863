import { Box } from '@mantine/core'
import type { FocusEvent, ReactNode } from 'react'
import { createContext, useContext, useState } from 'react'
import type { StudioProblem } from '../../../core/studio/protocol'
import { useForm } from './form-state'

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
    if (!currentTarget.contains(next)) afterPress(currentTarget.ownerDocument, () => setLeft(true))
  }
  return (
    <NewContext value={(isNew || isInNew) && !isLeft}>
      <Box data-pointer={pointer} onBlur={leave}>
        {children}
      </Box>
    </NewContext>
  )
}

/**
 * Calls the function at once or, while a button of the mouse is down, after the click: a message
 * that appears earlier moves the pressed button away from the pointer, and the click is lost.
 */
function afterPress(document: Document, act: () => void): void {
  if (!document.querySelector(':active')) act()
  else document.addEventListener('mouseup', () => setTimeout(act), { once: true })
}

/** The problems of the file that are shown in this part of the form. */
export function useShownProblems(): StudioProblem[] {
  const { problems } = useForm()
  const isNew = useContext(NewContext)
  return isNew ? problems.filter(({ isMissing }) => !isMissing) : problems
}
