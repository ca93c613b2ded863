import { type DescribeBlock, renderPlainText } from '../../engine/block-api'
import type { FaqBlock } from '../../schemas/generated/types'

/** Questions with their answers: https://schema.org/FAQPage */
export const describeFaq: DescribeBlock<FaqBlock> = ({ items }) => [
  {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: renderPlainText(answer) },
    })),
  },
]
