import { type BlockBuild, type DescribeBlock, renderPlainText } from '../../engine/block-build-api'
import type { QuotationBlock } from '../../schemas/generated/types'

/** Quotations as structured data: https://schema.org/Quotation */
const describe: DescribeBlock<QuotationBlock> = ({ items }) =>
  items.map(({ text, name, role, organisation }) => ({
    '@type': 'Quotation',
    text: renderPlainText(text),
    creator: {
      '@type': 'Person',
      name,
      jobTitle: role,
      worksFor: organisation && { '@type': 'Organization', name: organisation },
    },
  }))

export const build: BlockBuild<QuotationBlock> = { describe }
