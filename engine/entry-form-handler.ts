/** The function that receives a site's forms, compiled into one file: see `servers/receive-web`. */
import { receivers } from '../blocks/receive-registry'
import type { ReceivedForm } from './core/receive/received-form'
import type { KeepEnquiry } from './node/servers/receive-web/handle-form'
import { handleForm } from './node/servers/receive-web/handle-form'

/** The build writes the forms of the site before this code. */
declare const SITE_FORMS: ReceivedForm[]

/** Answers a request, after `keep` has stored the form in it. */
export function receiveForms(request: Request, keep: KeepEnquiry): Promise<Response> {
  return handleForm(request, { forms: SITE_FORMS, receivers, keep })
}
