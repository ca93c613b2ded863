import type { CalculatorBlock } from '../../schemas/generated/types'
import type { ComputedResult } from './calculate'
import { type FigureStyle, formatFigure } from './figures'

interface Writing {
  block: Pick<CalculatorBlock, 'notPossible'>
  language: string
}

/** Writes a value, or that it is not possible. */
export function writeFigure(value: number, style: FigureStyle, { block, language }: Writing) {
  return Number.isFinite(value) ? formatFigure(value, style, language) : block.notPossible
}

/** Writes a result with its verdict, as text. */
export function writeResult({ result, value, state }: ComputedResult, writing: Writing): string {
  const figure = writeFigure(value, result, writing)
  return state ? `${figure}, ${state.label}` : figure
}
