import { type BlockBuild, type DescribeBlock, renderPlainText } from '../../engine/block-build-api'
import type { FaqBlock } from '../../schemas/generated/types'

/** Questions and answers as structured data: https://schema.org/FAQPage */
const describe: DescribeBlock<FaqBlock> = ({ items }) => [
  {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: renderPlainText(answer) },
    })),
  },
]

export const build: BlockBuild<FaqBlock> = { describe }
