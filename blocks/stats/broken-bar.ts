import type { BlockRule } from '../../engine/block-build-api'
import type { StatBar, StatsBlock } from '../../schemas/generated/types'

/** Reports a figure that exceeds the whole it is a part of, because its bar would overflow. */
export const brokenBar: BlockRule<StatsBlock> = {
  name: 'broken-bar',
  check: ({ items }) =>
    items.flatMap(({ bar }, index) =>
      (bar ? findIssues(bar) : []).map(({ name, ...rest }) => {
        return { pointer: `/items/${index}/bar/${name}`, ...rest }
      }),
    ),
}

function findIssues({ from, to, of }: StatBar) {
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
