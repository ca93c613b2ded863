import { Textarea } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { TextControl } from '../../../core/editing/control'
import type { FieldProps } from '../parts/field-props'
import { useInput } from '../parts/use-input'
import type { TypedText } from '../parts/use-typed'
import { useTyped } from '../parts/use-typed'

/** A plain text. */
export function TextField({ field, control, slot }: FieldProps<TextControl>) {
  const input = useInput(field, slot)
  const typed = useText(slot)
  const isMultiline = control.isMultiline || typed.text.includes('\n')
  return (
    <Textarea
      {...input}
      autosize
      minRows={control.isMultiline ? 3 : 1}
      maxRows={20}
      maxLength={control.maxLength}
      placeholder={typeof field.default === 'string' ? field.default : undefined}
      ref={typed.ref}
      value={typed.text}
      onChange={({ currentTarget: { value } }) =>
        typed.type(isMultiline ? value : joinLines(value))
      }
      onKeyDown={isMultiline ? undefined : preventLineBreak}
    />
  )
}

/** The text of a slot. An empty optional text is removed. */
export function useText({ value, set, clear }: FieldProps['slot']): TypedText {
  return useTyped(typeof value === 'string' ? value : '', (text) => {
    if (text === '' && clear) clear()
    else set(text)
    return text
  })
}

/** Pasted line breaks become spaces. */
export function joinLines(text: string): string {
  return text.replace(/\r\n|\r|\n/g, ' ')
}

/** Enter adds no line break, except while a word is being composed. */
export function preventLineBreak(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
}
