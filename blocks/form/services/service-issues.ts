import type { BlockIssue } from '../../../engine/block-build-api'
import type { FormBlock, ServiceTransport } from '../../../schemas/generated/types'
import type { FieldPlace } from '../field-places'
import type { FilePlace } from '../file-issues'
import { listFilePlaces } from '../file-issues'

/** The size of the forms that Netlify receives, in bytes. */
const NETLIFY_BYTES = 8_000_000
/** The name of the field whose files Web3Forms receives. */
const WEB3FORMS_FILES = 'attachment'

/** Reports what the form service of a form does not receive. */
export function findServiceIssues({ transport }: FormBlock, places: FieldPlace[]): BlockIssue[] {
  if (transport.type !== 'service') return []
  const fields = listFilePlaces(places).filter(({ field }) => field.send)
  return [...findServerIssues(transport), ...findFileIssues(transport, fields)]
}

function findServerIssues({ service, server, answer }: ServiceTransport): BlockIssue[] {
  if (service !== 'pocketbase') {
    return server === undefined ? [] : [describeServer()]
  }
  const pages = answer === undefined ? [] : [describeAnswer()]
  return server === undefined ? [describeMissingServer(), ...pages] : pages
}

function describeServer(): BlockIssue {
  const message = 'Only the service "pocketbase" has "server".'
  return { pointer: '/transport/server', message, hint: 'Remove "server".' }
}

function describeAnswer(): BlockIssue {
  const message = 'PocketBase does not redirect visitors, so "answer" is never shown.'
  return { pointer: '/transport/answer', message, hint: 'Remove "answer".' }
}

function describeMissingServer(): BlockIssue {
  return {
    pointer: '/transport',
    message: 'The service "pocketbase" needs the URL of your server.',
    hint: 'Add it as "server": "https://pb.example.com".',
  }
}

function findFileIssues({ service }: ServiceTransport, fields: FilePlace[]): BlockIssue[] {
  if (service === 'web3forms') return fields.flatMap(findAttachmentIssue)
  if (service !== 'netlify') return []
  const several = fields.filter(({ field: { max = 1 } }) => max > 1).map(describeSeveral)
  const bytes = fields.reduce((sum, { field: { maxBytes, max = 1 } }) => sum + maxBytes * max, 0)
  const [first] = fields
  return first && several.length === 0 && bytes > NETLIFY_BYTES ? [describeSize(first)] : several
}

function findAttachmentIssue({ field: { name }, pointer }: FilePlace): BlockIssue[] {
  if (name === WEB3FORMS_FILES) return []
  return [
    {
      pointer: `${pointer}/name`,
      message: `Web3Forms only receives files of a field with the name "${WEB3FORMS_FILES}".`,
      hint: `Rename the field to "${WEB3FORMS_FILES}".`,
    },
  ]
}

function describeSeveral({ pointer }: FilePlace): BlockIssue {
  return {
    pointer: `${pointer}/max`,
    message: 'Netlify receives one file for each field.',
    hint: 'Remove "max", and add a field for each further file.',
  }
}

function describeSize({ pointer }: FilePlace): BlockIssue {
  return {
    pointer,
    message: 'The files of this form may be larger than the 8 MB that Netlify receives.',
    hint: `Add "maxBytes" to each field for files. Together, they may have ${NETLIFY_BYTES}.`,
  }
}
