import { findForms } from './check/forms'
import type { Site } from './site'

/** What the owner of a site that is about to be published should know; no mistakes. */
export function listBuildWarnings({ dir, pages }: Site): string[] {
  const documents = pages.map(({ file, page }) => ({ file, data: page, valid: true }))
  return findForms(documents).flatMap(({ file, value: { name, transport, fields } }) => {
    const form = `The form "${name}" in ${dir}/${file}`
    const simulated =
      `${form} has the transport "simulated": ` +
      'visitors are told that it was sent, and nothing leaves their browsers.'
    const unsent = `${form} takes a file, and does not send it.`
    return [
      ...(transport.type === 'simulated' ? [simulated] : []),
      ...(fields.some(({ type }) => type === 'file') ? [unsent] : []),
    ]
  })
}
