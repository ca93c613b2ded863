import { useMemo, useRef } from 'react'
import { Announcement, RichText, Section, useSite } from '../../engine/block-api'
import type { CalculatorBlock } from '../../schemas/generated/types'
import styles from './Calculator.module.css'
import { type ComputedResult, createCalculation } from './calculate'
import { Inputs } from './Inputs'
import { Results } from './Results'
import { useInputs } from './use-inputs'
import { writeResult } from './write-result'

/** Inputs, and the results that formulas compute from them. */
export function Calculator({ block }: { block: CalculatorBlock }) {
  const { language } = useSite()
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
      <Announcement text={describeResults(block, results, language)} />
    </Section>
  )
}

/** The emphasised results, for the announcement to screen readers. */
function describeResults(
  block: CalculatorBlock,
  results: ComputedResult[],
  language: string,
): string {
  return results
    .filter(({ result }) => result.emphasis && result.label)
    .map((computed) => `${computed.result.label}: ${writeResult(computed, { block, language })}`)
    .join('. ')
}
