import type { ReactNode } from 'react'
import type { FieldInfo } from './field-props'
import { listMessages } from './messages'
import { useShownProblems } from './NewPart'
import type { Slot } from './slot'

interface InputProps {
  label: string
  description?: string
  required: boolean
  error?: ReactNode
  /** The severity decides the colour. */
  wrapperProps: { 'data-severity'?: string }
}

/** The properties that the inputs of all fields have. */
export function useInput({ label, description, isRequired }: FieldInfo, slot: Slot): InputProps {
  const problems = useShownProblems()
  const messages = listMessages(problems, slot.pointer)
  const own = problems.filter(({ pointer }) => pointer === slot.pointer)
  const severity = own.some((one) => one.severity === 'error') ? 'error' : own[0]?.severity
  return {
    label,
    description: description || undefined,
    required: isRequired,
    error: messages.length > 0 ? messages.join(' ') : undefined,
    wrapperProps: { 'data-severity': severity },
  }
}
