import { useId } from 'react'
import { resolveTokens, useSite } from '../../engine/block-api'
import type { CalculatorBlock } from '../../schemas/generated/types'
import { findSymbol } from './figures'
import styles from './Inputs.module.css'
import { describeValue, type InputState, listBounds } from './input-values'
import type { Inputs } from './use-inputs'

export interface InputFieldProps {
  block: CalculatorBlock
  state: InputState
  inputs: Pick<Inputs, 'change' | 'finish'>
}

/** An input with its label, its hint and its error. */
export function InputField({ block, state, inputs }: InputFieldProps) {
  const { input, error } = state
  const { language } = useSite()
  const id = useId()
  const { min = 0, max = 0 } = listBounds(input)
  const bounds = {
    min: describeValue(input, min, language),
    max: describeValue(input, max, language),
  }
  const described = [
    input.hint && `${id}-hint`,
    input.type === 'number' && input.currency && `${id}-currency`,
    input.type === 'number' && input.unit && `${id}-unit`,
    error && `${id}-error`,
  ].filter(Boolean)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{input.label}</label>
      {input.hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {input.hint}
        </p>
      )}
      <Control id={id} described={described.join(' ') || undefined} state={state} inputs={inputs} />
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {resolveTokens(block[error], bounds)}
        </p>
      )}
    </div>
  )
}

interface ControlProps extends Omit<InputFieldProps, 'block'> {
  id: string
  described?: string
}

function Control({ id, described, state, inputs }: ControlProps) {
  const { language } = useSite()
  const { input, text, value, error } = state
  const props = {
    id,
    name: input.name,
    value: text,
    autoComplete: 'off',
    'aria-describedby': described,
    onChange: (event: { currentTarget: { value: string } }) =>
      inputs.change(input, event.currentTarget.value),
    onBlur: () => inputs.finish(state),
  }
  if (input.type === 'choice') {
    return (
      <select {...props}>
        {input.options.map(({ label, value: option }) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    )
  }
  const figure = describeValue(input, value ?? input.value, language)
  if (input.type === 'slider') {
    const { min, max, step } = input
    return (
      <div className={styles.slider}>
        <input {...props} type="range" {...{ min, max, step }} aria-valuetext={figure} />
        <bdi aria-hidden="true" suppressHydrationWarning>
          {figure}
        </bdi>
      </div>
    )
  }
  // Inputs of the type `number` accept no decimal comma in some languages, and change when the
  // visitor scrolls.
  return (
    <div className={styles.control}>
      {input.currency && (
        <span id={`${id}-currency`} suppressHydrationWarning>
          {findSymbol(input.currency, language)}
        </span>
      )}
      <input
        {...props}
        type="text"
        inputMode="decimal"
        aria-invalid={error ? true : undefined}
        suppressHydrationWarning
      />
      {input.unit && <span id={`${id}-unit`}>{input.unit}</span>}
    </div>
  )
}
