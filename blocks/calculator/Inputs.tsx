import { useId, useRef } from 'react'
import { useIsLive, useSite } from '../../engine/block-api'
import type { CalculatorBlock } from '../../schemas/generated/types'
import { InputField } from './InputField'
import styles from './Inputs.module.css'
import { describeValue, type InputState } from './input-values'
import type { Inputs as InputsOfBlock } from './use-inputs'

export interface InputsProps {
  block: CalculatorBlock
  inputs: InputsOfBlock
}

/** The inputs. Without scripts and on paper, their values are a list instead. */
export function Inputs({ block, inputs }: InputsProps) {
  const { states, isChanged, reset } = inputs
  const isLive = useIsLive()
  const id = useId()
  const fields = useRef<HTMLFieldSetElement>(null)
  const restore = () => {
    // The element that takes the focus when the button disappears.
    fields.current?.querySelector<HTMLElement>('input, select')?.focus()
    reset()
  }
  return (
    <div className={styles.inputs}>
      <div className={styles.head}>
        <p className={styles.heading} id={id}>
          {block.inputsLabel}
        </p>
        <button
          type="button"
          className={styles.reset}
          hidden={!isLive || !isChanged}
          onClick={restore}
        >
          {block.resetLabel}
        </button>
      </div>
      <fieldset ref={fields} className={styles.fields} aria-labelledby={id}>
        {states.map((state) => (
          <InputField key={state.input.name} block={block} state={state} inputs={inputs} />
        ))}
      </fieldset>
      <dl className={styles.values}>
        {states.map((state) => (
          <div key={state.input.name}>
            <dt>{state.input.label}</dt>
            <dd>
              <Value state={state} notPossible={block.notPossible} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Value({
  state: { input, value },
  notPossible,
}: {
  state: InputState
  notPossible: string
}) {
  const { language } = useSite()
  if (value === undefined) return notPossible
  return <bdi suppressHydrationWarning>{describeValue(input, value, language)}</bdi>
}
