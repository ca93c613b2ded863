import type { Answer } from './answers'
import type { ReceivedForm } from './received-form'

/**
 * Adds the headers that let the script of a site on another host read the answer. `site` is the
 * one that the request names.
 */
export function allowOrigin(
  site: string | null | undefined,
  forms: Pick<ReceivedForm, 'origin'>[],
  answer: Answer,
): Answer {
  if (!site || forms.every((form) => form.origin !== site)) return answer
  const headers = {
    ...answer.headers,
    'Access-Control-Allow-Origin': site,
    // Uploads send an OPTIONS request first, because they report their progress.
    // https://fetch.spec.whatwg.org/#http-cors-protocol
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Max-Age': '86400',
  }
  return { ...answer, headers }
}
