import type { CodeBlock } from '../../../schemas/generated/types'
import { withSomething } from '../../../tests/support/arbitrary/mend-variant'

export const mend = { CodeBlock: mendCode, CodeBlockVariant: mendVariant }

/** Highlighted lines must exist. The first line always does. */
function mendCode<T extends Partial<CodeBlock>>(block: T): T {
  return block.highlight === undefined ? block : { ...block, highlight: '1' }
}

function mendVariant(variant: Partial<CodeBlock>) {
  return withSomething(mendCode(variant))
}
