import type { CodeBlock } from '../../../schemas/generated/types'
import { withSomething } from '../../../tests/support/arbitrary/with-something'

export const mend = { CodeBlock: repairCode, CodeBlockVariant: repairVariant }

/** Highlighted lines must exist. The first line always does. */
function repairCode<T extends Partial<CodeBlock>>(block: T): T {
  return block.highlight === undefined ? block : { ...block, highlight: '1' }
}

function repairVariant(variant: Partial<CodeBlock>) {
  return withSomething(repairCode(variant))
}
