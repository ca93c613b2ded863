import type { CodeBlock } from '../../../schemas/generated/types'
import { withSomething } from '../../../tests/support/arbitrary/with-something'

export const mend = { CodeBlock: repairCode, CodeBlockVariant: repairVariant }

/** Highlights line 1 instead of other lines, because every code block has a first line. */
function repairCode<T extends Partial<CodeBlock>>(block: T): T {
  return block.highlight === undefined ? block : { ...block, highlight: '1' }
}

function repairVariant(variant: Partial<CodeBlock>) {
  return withSomething(repairCode(variant))
}
