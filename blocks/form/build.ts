import type { BlockBuild } from '../../engine/block-build-api'
import type { FormBlock } from '../../schemas/generated/types'
import { brokenForm } from './broken-form'

export const build: BlockBuild<FormBlock> = {
  rules: [brokenForm],
  warnings: listWarnings,
  sendsTo: ({ transport }) => (transport.type === 'http' ? [transport.url] : []),
}

/** What the owner of a form should know before it is published; no mistakes. */
function listWarnings({ name, transport, fields }: FormBlock, file: string): string[] {
  const form = `The form "${name}" in ${file}`
  const simulated =
    `${form} has the transport "simulated": ` +
    'visitors are told that it was sent, and nothing leaves their browsers.'
  const unsent =
    `${form} takes a file, and does not send it. ` +
    'Visitors are told so by "fileNotSent" in messages.json.'
  return [
    ...(transport.type === 'simulated' ? [simulated] : []),
    ...(fields.some(({ type }) => type === 'file') ? [unsent] : []),
  ]
}
