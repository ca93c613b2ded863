import { resolveTokens, useMessages } from '../../../engine/block-api'
import type { FormStep } from '../../../schemas/generated/types'
import formStyles from '../Form.module.css'
import rows from '../Row.module.css'
import type { FieldContext } from './field-props'
import styles from './StepView.module.css'

export interface StepViewProps {
  step: FormStep
  /** The position of the step, and the number of steps. */
  place: { index: number; count: number }
  context: FieldContext
}

/** One step of a form. All of them are visible until the form's script shows one at a time. */
export function StepView({ step: { label, hint, fields }, place, context }: StepViewProps) {
  const { formStep } = useMessages()
  const { index, count } = place
  const Heading = `h${context.level}` as const
  const isStepwise = context.step !== undefined
  return (
    <div
      className={`${formStyles.group} ${styles.step}`}
      hidden={isStepwise && context.step !== index}
    >
      <Heading data-step tabIndex={isStepwise ? -1 : undefined}>
        {resolveTokens(formStep, { step: `${index + 1}`, steps: `${count}`, title: label })}
      </Heading>
      {hint && <p className={formStyles.hint}>{hint}</p>}
      {isStepwise && (
        <div className={rows.row} aria-hidden="true">
          <progress value={index + 1} max={count} />
        </div>
      )}
      <div className={formStyles.stacked}>
        {context.cardStep === index && context.cards}
        {context.renderFields(fields)}
      </div>
    </div>
  )
}
