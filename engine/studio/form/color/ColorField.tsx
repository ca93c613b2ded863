import { TextInput } from '@mantine/core'
import { useContext } from 'react'
import { getOuterPointer, parsePointer } from '../../../core/json-pointer'
import { useText } from '../fields/TextField'
import type { FieldProps } from '../parts/field-props'
import { useInput } from '../parts/use-input'
import styles from './ColorField.module.css'
import { Contrasts } from './Contrasts'
import { ColorsContext, isColor } from './theme-colors'

/** A colour, as text and with the colour picker of the browser. */
export function ColorField({ field, slot }: FieldProps) {
  const input = useInput(field, slot)
  const typed = useText(slot)
  const shown = useContext(ColorsContext).get(getOuterPointer(slot.pointer))
  const name = parsePointer(slot.pointer).at(-1) ?? ''
  const applied = shown?.colors[name]
  const fallback = typeof field.default === 'string' ? field.default : applied
  return (
    <div>
      <TextInput
        {...input}
        placeholder={fallback}
        rightSection={
          <input
            type="color"
            className={styles.picker}
            aria-label={`Choose: ${field.label}`}
            value={(isColor(typed.text) ? typed.text : (applied ?? '#000000')).toLowerCase()}
            onChange={({ currentTarget: { value } }) => typed.type(value.toUpperCase())}
          />
        }
        ref={typed.ref}
        value={typed.text}
        onChange={({ currentTarget: { value } }) => typed.type(value)}
      />
      {shown && <Contrasts name={name} label={field.label} shown={shown} />}
    </div>
  )
}
