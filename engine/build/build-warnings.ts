import { findForms } from './check/forms'
import type { Site } from './site'

/** What the owner of a site that is about to be published should know; no mistakes. */
export function listBuildWarnings({ dir, pages }: Site): string[] {
  const documents = pages.map(({ file, page }) => ({ file, data: page, valid: true }))
  return findForms(documents)
    .filter(({ value }) => value.transport.type === 'simulated')
    .map(
      ({ file, value }) =>
        `The form "${value.name}" in ${dir}/${file} has the transport "simulated": ` +
        'visitors are told that it was sent, and nothing leaves their browsers.',
    )
}
