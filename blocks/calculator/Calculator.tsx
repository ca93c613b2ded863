import { useMemo, useRef } from 'react'
import { RichText, Section } from '../../engine/block-api'
import type { CalculatorBlock } from '../../schemas/generated/types'
import { Announcement } from './Announcement'
import styles from './Calculator.module.css'
import { createCalculation } from './calculate'
import { Inputs } from './Inputs'
import { Results } from './Results'
import { useInputs } from './use-inputs'

/** Inputs, and the results that formulas compute from them. */
export function Calculator({ block }: { block: CalculatorBlock }) {
  const root = useRef<HTMLDivElement>(null)
  const inputs = useInputs(block, root)
  const calculate = useMemo(() => createCalculation(block), [block])
  const values = inputs.states.map(({ input, value = Number.NaN }) => [input.name, value] as const)
  const results = calculate(new Map(values))
  return (
    <Section block={block}>
      <div ref={root} className={styles.card}>
        <Inputs block={block} inputs={inputs} />
        <Results block={block} results={results} />
      </div>
      {block.note && (
        <p className={styles.note}>
          <RichText text={block.note} />
        </p>
      )}
      <Announcement block={block} results={results} />
    </Section>
  )
}
