import type { Figure } from '../figure'
import { buildSummary } from '../figure'

const KINDS = [
  ['cold build', 'build from scratch'],
  ['one page edited', 'build after editing one page'],
] as const

/** Formats the medians from `bench -- --peers` as a Markdown table for a guide. */
export function renderScaleTable(figures: Figure[]): string {
  const medians = new Map(figures.map(({ name, values }) => [name, buildSummary(values).median]))
  const names = [...medians.keys()]
  const sizes = [...new Set(names.map((name) => Number.parseInt(name, 10)))].sort((a, b) => a - b)
  const programs = [
    ...new Set(names.flatMap((name) => / build: (?!Quire to)(.+)$/.exec(name)?.[1] ?? [])),
  ]
  const cell = (size: number, kind: string, program: string) => {
    const seconds = medians.get(`${size} pages, ${kind}: ${program}`) ?? Number.NaN
    const memory = medians.get(`${size} pages, ${kind}, memory: ${program}`) ?? Number.NaN
    return `${seconds < 10 ? seconds.toFixed(1) : seconds.toFixed(0)} s, ${memory.toLocaleString('en', { maximumFractionDigits: 0 })} MB`
  }
  const rows = KINDS.flatMap(([kind, shown]) =>
    [...programs]
      .sort()
      .reverse()
      .map((program) => [
        program.startsWith('Quire') ? shown : `${shown} with ${program}`,
        ...sizes.map((size) => cell(size, kind, program)),
      ]),
  )
  const lines = [
    `| ${sizes.map((size) => `| ${size.toLocaleString('en')} pages `).join('')}|`,
    `|---${sizes.map(() => '|---').join('')}|`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ]
  return lines.join('\n')
}
