import type { ReactNode } from 'react'
import type { FieldInfo } from './field-props'
import { useForm } from './form-state'
import { listMessages } from './messages'
import type { Slot } from './slot'

interface InputProps {
  label: string
  description?: string
  required: boolean
  error?: ReactNode
}

/** The properties that the inputs of all fields have. */
export function useInput({ label, description, isRequired }: FieldInfo, slot: Slot): InputProps {
  const { problems } = useForm()
  const messages = listMessages(problems, slot.pointer)
  return {
    label,
    description: description || undefined,
    required: isRequired,
    error: messages.length > 0 ? messages.join(' ') : undefined,
  }
}
