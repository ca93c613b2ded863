import { findForms } from './forms'

/** Where the forms of a page are sent: addresses or paths. */
export function listFormUrls({ file, data }: { file: string; data: unknown }): string[] {
  const urls = findForms([{ file, data }]).flatMap(({ value: { transport } }) =>
    transport.type === 'http' ? transport.url : [],
  )
  return [...new Set(urls)]
}

/** What the owner of a page's forms should know before it is published; no mistakes. */
export function listFormWarnings({ file, data }: { file: string; data: unknown }): string[] {
  return findForms([{ file, data }]).flatMap(({ value: { name, transport, fields } }) => {
    const form = `The form "${name}" in ${file}`
    const simulated =
      `${form} uses the transport "simulated": ` +
      'visitors are told that it was sent, but nothing leaves their browsers.'
    const unsent =
      `${form} accepts a file, but does not send it. ` +
      '"fileNotSent" in messages.json tells visitors so.'
    return [
      ...(transport.type === 'simulated' ? [simulated] : []),
      ...(fields.some(({ type }) => type === 'file') ? [unsent] : []),
    ]
  })
}
