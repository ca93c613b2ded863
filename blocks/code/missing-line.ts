import type { BlockIssue, BlockRule } from '../../engine/block-build-api'
import type { CodeBlock } from '../../schemas/generated/types'
import { readRanges } from './line-ranges'

/** Reports highlighted line numbers that the code does not have. */
export const missingLine: BlockRule<CodeBlock> = {
  name: 'missing-line',
  check({ code: { text }, highlight }) {
    if (highlight === undefined) return []
    const count = text.replace(/\n$/, '').split('\n').length
    return readRanges(highlight).flatMap(([first, last]): BlockIssue[] => {
      const base = { pointer: '/highlight' }
      if (first > last) {
        const message = `The range of lines ${first} to ${last} ends before it starts.`
        const meant = `${last}-${first}`
        const fixes = [{ kind: 'text', from: `${first}-${last}`, to: meant } as const]
        return [{ ...base, message, hint: `Write "${meant}".`, fixes }]
      }
      if (last <= count) return []
      const message = `There is no line ${last} to highlight.`
      return [
        {
          ...base,
          message,
          fixes: count === 1 ? [{ kind: 'value', value: '1' }] : undefined,
          hint:
            count === 1
              ? 'Write 1: the code has one line.'
              : `Write a number from 1 to ${count}, the lines of the code.`,
        },
      ]
    })
  },
}
