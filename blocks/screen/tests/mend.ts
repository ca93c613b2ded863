import type { ScreenArea, ScreenBlock } from '../../../schemas/generated/types'
import { withSomething } from '../../../tests/support/arbitrary/with-something'

export const mend = { ScreenBlock: repairScreen, ScreenBlockVariant: repairVariant }

/** Fills empty areas, makes tables even, and keeps one panel and choices that exist. */
function repairScreen<T extends Partial<ScreenBlock>>({ current, ...block }: T) {
  const { areas, menu } = block
  return {
    ...block,
    ...(current !== undefined && menu?.includes(current) && { current }),
    ...(areas && { areas: areas.map(repairArea) }),
  }
}

function repairVariant(variant: Partial<ScreenBlock>) {
  return withSomething(repairScreen(variant))
}

function repairArea(area: ScreenArea, index: number): ScreenArea {
  const { size, figures, chart, table, details } = area
  const filled = figures || chart || table || details ? area : { ...area, details: SOMETHING }
  const single = size === 'panel' && index > 0 ? { ...filled, size: 'full' as const } : filled
  return table ? { ...single, table: repairTable(table) } : single
}

const SOMETHING = [{ label: 'Shelf', value: 'M 14' }]

function repairTable({ chosen, ...table }: NonNullable<ScreenArea['table']>) {
  const { columns } = table
  const rows = table.rows.map((cells) => columns.map((_, index) => cells[index] ?? ''))
  return { ...table, rows, ...(chosen !== undefined && { chosen: 1 }) }
}
