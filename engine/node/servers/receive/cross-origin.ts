import type { IncomingMessage } from 'node:http'
import type { ReceivedForm } from '../../../core/receive/received-form'
import type { Answer } from './answers'

/** Adds the headers that let the script of a site on another host read the answer. */
export function allowOrigin(
  { headers: { origin } }: IncomingMessage,
  forms: Pick<ReceivedForm, 'origin'>[],
  answer: Answer,
): Answer {
  if (origin === undefined || forms.every((form) => form.origin !== origin)) return answer
  const headers = {
    ...answer.headers,
    'Access-Control-Allow-Origin': origin,
    // Uploads send an OPTIONS request first, because they report their progress.
    // https://fetch.spec.whatwg.org/#http-cors-protocol
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Max-Age': '86400',
  }
  return { ...answer, headers }
}
