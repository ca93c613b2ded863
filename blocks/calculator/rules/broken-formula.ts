import {
  type BlockIssue,
  type BlockRule,
  findNearest,
  suggest,
} from '../../../engine/block-build-api'
import type { CalculatorBlock } from '../../../schemas/generated/types'
import { FUNCTIONS, SERIES_FUNCTIONS } from '../formula/functions'
import { FormulaError, parseFormula, type Step } from '../formula/parse-formula'
import { explainError } from './explain-error'
import { listFormulas, type WrittenFormula } from './list-formulas'

/** Reports formulas that cannot be computed: their syntax, their names, and names used twice. */
export const brokenFormula: BlockRule<CalculatorBlock> = {
  name: 'broken-formula',
  check: (block) => [
    ...findClashes(block),
    ...findMissingSteps(block),
    ...listFormulas(block).flatMap((formula) => findIssues(formula, block)),
  ],
}

const RESERVED = ['step', 'previous', ...FUNCTIONS.keys()]

function findClashes({ inputs, results }: CalculatorBlock): BlockIssue[] {
  const places = [
    ...inputs.map(({ name }, index) => ({ name, pointer: `/inputs/${index}/name` })),
    ...results.map(({ name }, index) => ({ name, pointer: `/results/${index}/name` })),
  ]
  return places.flatMap(({ name, pointer }, index) => {
    if (RESERVED.includes(name)) {
      const message = `The name "${name}" has a meaning in formulas.`
      return [{ pointer, message, hint: 'Choose another name.' }]
    }
    if (!places.slice(0, index).some((other) => other.name === name)) return []
    const message = `Two values of this calculator have the name "${name}".`
    return [{ pointer, message, hint: 'Give each input and result a unique name.' }]
  })
}

function findMissingSteps({ results, steps }: CalculatorBlock): BlockIssue[] {
  if (steps) return []
  return results.flatMap(({ series }, index) => {
    if (!series) return []
    const message = 'The calculator has no steps for this series.'
    const hint = 'Write "steps" next to "results": the labels of the steps, such as ["Jan", "Feb"].'
    return [{ pointer: `/results/${index}/series`, message, hint }]
  })
}

function findIssues(formula: WrittenFormula, block: CalculatorBlock): BlockIssue[] {
  const { pointer, text } = formula
  try {
    return parseFormula(text).flatMap((step, index, steps) =>
      step.kind === 'name' ? checkName(step, { formula, block, following: steps[index + 1] }) : [],
    )
  } catch (error) {
    if (error instanceof FormulaError) return [{ pointer, ...explainError(error) }]
    throw error
  }
}

interface NameContext {
  formula: WrittenFormula
  block: CalculatorBlock
  following?: Step
}

function checkName(
  { name, at }: { name: string; at: number },
  { formula, block, following }: NameContext,
): BlockIssue[] {
  const { pointer, names, isPerStep } = formula
  if (!names.includes(name)) return [{ pointer, ...explainUnknown(name, at, { formula, block }) }]
  const isSeries = block.results.some((result) => result.name === name && result.series)
  if (!isSeries || isPerStep || isAggregate(following)) return []
  const message = `At column ${at + 1}, "${name}" is a series, not a number.`
  const hint = `Write last(${name}), min(${name}), max(${name}) or sum(${name}).`
  return [{ pointer, message, hint }]
}

/** The argument of a function precedes the function. */
function isAggregate(step: Step | undefined): boolean {
  return step?.kind === 'function' && step.count === 1 && SERIES_FUNCTIONS.includes(step.name)
}

function explainUnknown(name: string, at: number, { formula, block }: NameContext) {
  const where = `At column ${at + 1}`
  if (name === 'step' || name === 'previous') {
    const message = `${where}, "${name}" has a value only in the formula of a series.`
    return { message, hint: `Remove it, or add "series" to the result.` }
  }
  if (name === formula.result.name) {
    const message = `${where}, the formula uses its own result "${name}".`
    const hint = formula.isPerStep
      ? 'Write "previous" for the value of the step before.'
      : 'Use only inputs and the results above.'
    return { message, hint }
  }
  if (block.results.some((result) => result.name === name)) {
    const message = `${where}, the formula uses "${name}", which is computed below it.`
    return { message, hint: `Move the result "${name}" above this one.` }
  }
  if (FUNCTIONS.has(name)) {
    const message = `${where}, the function "${name}" has no arguments.`
    return { message, hint: `Write them in parentheses: ${name}(…).` }
  }
  const message = `${where}, there is no value "${name}".`
  const otherwise = `Use one of the names: ${formula.names.join(', ')}.`
  const suggestion = suggest(name, findNearest(name, formula.names), otherwise)
  // A fix replaces the first occurrence of the name, which can be a part of another name.
  const isFirst = formula.text.indexOf(name) === at
  return isFirst ? { message, ...suggestion } : { message, hint: suggestion.hint }
}
