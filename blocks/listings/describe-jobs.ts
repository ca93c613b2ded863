import { type DescribeBlock, renderPlainText } from '../../engine/block-build-api'
import type { ListingsBlock } from '../../schemas/generated/types'

/** Describes job openings as structured data: https://schema.org/JobPosting */
export const describeJobs: DescribeBlock<ListingsBlock> = ({ jobs, items }, publisher) =>
  jobs
    ? items.map(({ id, title, description, location, country, type, duration, posted }) => ({
        '@type': 'JobPosting',
        identifier: { '@type': 'PropertyValue', name: publisher.name, value: id },
        title,
        description: renderPlainText(description),
        datePosted: posted,
        employmentType: type ?? duration,
        hiringOrganization: {
          '@type': 'Organization',
          name: publisher.name,
          sameAs: publisher.url,
        },
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: location,
            addressCountry: country,
          },
        },
      }))
    : []
