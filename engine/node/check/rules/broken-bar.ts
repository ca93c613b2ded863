import type { StatBar } from '../../../../schemas/generated/types'
import type { Remark } from '../../problems/problem'
import { findObjects } from '../facts/find-objects'
import type { DocumentRule } from './rule'

/** A figure drawn as a part of a whole lies within it: else the drawing leaves its place. */
export const brokenBar: DocumentRule = {
  name: 'broken-bar',
  scope: 'document',
  check: ({ documents }) =>
    findObjects(
      documents.filter(({ valid }) => valid),
      isBar,
    ).flatMap(({ file, pointer, value }) =>
      findMistakes(value).map(({ name, ...told }): Remark => {
        return { file, pointer: `${pointer}/${name}`, ...told }
      }),
    ),
}

/** Whatever reaches to a number of a whole, of any block. */
function isBar(value: Partial<StatBar>): value is StatBar {
  return [value.from, value.to, value.of].every((number) => typeof number === 'number')
}

function findMistakes({ from, to, of }: StatBar) {
  if (to > of) {
    const message = `This bar ends at ${to}, beyond the whole of ${of}.`
    return [{ name: 'to', message, hint: 'Make "of" at least as large as "to".' }]
  }
  if (from > to) {
    const message = `This bar starts at ${from}, after its end at ${to}.`
    return [{ name: 'from', message, hint: 'Write the smaller number as "from".' }]
  }
  return []
}
