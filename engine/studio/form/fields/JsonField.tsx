import { Textarea } from '@mantine/core'
import type { Control } from '../../../core/editing/control'
import styles from '../parts/FormParts.module.css'
import type { FieldProps } from '../parts/field-props'
import { useInput } from '../parts/use-input'
import { useTyped } from '../parts/use-typed'

type JsonControl = Extract<Control, { kind: 'json' }>

/** Any value, as JSON. It is sent when it is complete. */
export function JsonField({ field, slot }: FieldProps<JsonControl>) {
  const input = useInput(field, slot)
  const { value, set, clear } = slot
  const isSendable = (text: string) => (text === '' ? clear !== undefined : isJson(text))
  const typed = useTyped(writeJson(value), (text) => {
    if (!isSendable(text)) return undefined
    if (text === '') clear?.()
    else set(JSON.parse(text))
    return text && writeJson(JSON.parse(text))
  })
  return (
    <Textarea
      {...input}
      autosize
      minRows={2}
      maxRows={20}
      className={styles.code}
      error={typed.text === '' || isSendable(typed.text) ? input.error : 'This is not valid JSON.'}
      ref={typed.ref}
      value={typed.text}
      onChange={({ currentTarget }) => typed.type(currentTarget.value)}
    />
  )
}

function writeJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
