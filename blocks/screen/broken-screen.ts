import type { BlockIssue, BlockRule } from '../../engine/block-build-api'
import { count, findUnevenRows } from '../../engine/block-build-api'
import type { ScreenArea, ScreenBlock } from '../../schemas/generated/types'

/** Reports empty areas, a second panel, uneven tables, and choices that do not exist. */
export const brokenScreen: BlockRule<ScreenBlock> = {
  name: 'broken-screen',
  check: ({ menu, current, areas }) => [
    ...findUnknownEntry(menu, current),
    ...findSecondPanel(areas),
    ...areas.flatMap((area, index) => findInArea(area, `/areas/${index}`)),
  ],
}

function findUnknownEntry(menu: string[], current: string | undefined): BlockIssue[] {
  if (current === undefined || menu.length === 0 || menu.includes(current)) return []
  const message = `The menu of this screen has no entry "${current}".`
  return [{ pointer: '/current', message, hint: `Use one of the entries: ${menu.join(', ')}.` }]
}

function findSecondPanel(areas: ScreenArea[]): BlockIssue[] {
  const panels = areas.flatMap(({ size }, index) => (size === 'panel' ? [index] : []))
  return panels.slice(1).map((index) => ({
    pointer: `/areas/${index}/size`,
    message: 'A screen has space for one panel, and this is another one.',
    hint: 'Change the size, or add the content to the first panel.',
  }))
}

function findInArea(area: ScreenArea, pointer: string): BlockIssue[] {
  const { figures, chart, table, details } = area
  if (!figures && !chart && !table && !details) {
    const hint = 'Add "figures", a "chart", a "table" or "details".'
    return [{ pointer, message: 'This area of the screen is empty.', hint }]
  }
  return table ? findInTable(table, `${pointer}/table`) : []
}

function findInTable(
  { columns, rows, chosen }: NonNullable<ScreenArea['table']>,
  pointer: string,
): BlockIssue[] {
  const width = columns.length
  const uneven = findUnevenRows(rows, width, `the table has ${count(width, 'column')}`)
  const issues = [...uneven, ...findUnknownRow(chosen, rows.length)]
  return issues.map((issue) => ({ ...issue, pointer: pointer + issue.pointer }))
}

function findUnknownRow(chosen: number | undefined, rows: number): BlockIssue[] {
  if (chosen === undefined || chosen <= rows) return []
  const message = `Row ${chosen} does not exist: the table has ${rows}.`
  return [{ pointer: '/chosen', message, hint: `Write a number from 1 to ${rows}.` }]
}
