import type { ShownChart } from '../../../core/page/chart'
import type { ShownCode } from '../../../core/page/data'
import { unescapeText } from '../../../core/text/escape-rich-text'
import type { DrawnPart } from '../../check/facts/page-summary'
import { resolvePointer } from '../../lib/json/text-place'
import { drawChart } from '../../lib/media/draw-chart'
import { highlightCode } from '../../lib/media/highlight'

/** Adds drawings and syntax-highlighting tokens to the parts of a file. Changes the data. */
export function drawParts(data: unknown, parts: DrawnPart[], language: string): void {
  for (const { meaning, pointer } of parts) {
    const part = resolvePointer(data, pointer)
    if (part === undefined) continue
    if (meaning === 'chart') addDrawing(part as ShownChart, language)
    else addRuns(part as ShownCode)
  }
}

function addDrawing(chart: ShownChart, language: string): void {
  chart.drawing = drawChart(chart, language)
}

function addRuns(code: ShownCode): void {
  if (code.language) code.runs = highlightCode(unescapeText(code.text), code.language)
}
