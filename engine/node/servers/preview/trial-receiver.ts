/** Receives the forms of a site in development, and shows what arrived. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { receivers } from '../../../../blocks/receive-registry'
import { parseUrl } from '../../../core/addresses/parse-url'
import type { ReceivedForm } from '../../../core/receive/received-form'
import type { FormUse } from '../receive/receive-form'
import { receiveForm } from '../receive/receive-form'
import { sendAnswer } from '../receive/server'
import type { Enquiry, EnquiryKind } from '../receive/store'
import type { TrialEnquiry } from './show-enquiry'
import { renderEnquiryPage, renderEnquiryText } from './show-enquiry'

/** The path of the page with the enquiries. */
const ENQUIRIES_PATH = '/_enquiries'

/** With a mailer, enquiries have mails. Nothing sends them: the page shows them. */
const SHOWS_MAILS = { wake() {} }

/** The files of a request are checked, and removed after it. */
const TEMPORARY_FILES: FormUse['folder'] = {
  reserve: () => join(tmpdir(), `quire-${randomUUID()}`),
  keep: async (files) => files,
  async discard() {},
}

/** The number of enquiries on the page. */
const SHOWN = 50

/** Receives forms like the receiver of a build, but does not store them: a restart removes them. */
export class TrialReceiver {
  #enquiries: TrialEnquiry[] = []

  /**
   * Answers a request with a form of the list, and one for the page with the enquiries. Returns
   * `false` for any other request.
   */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    listForms: () => ReceivedForm[] | Promise<ReceivedForm[]>,
  ): Promise<boolean> {
    const path = parseUrl(request.url ?? '', 'http://localhost')?.pathname ?? ''
    if (request.method === 'GET' && path === ENQUIRIES_PATH) {
      const headers = { 'Content-Type': 'text/html;charset=utf-8' }
      sendAnswer(response, { status: 200, headers, body: renderEnquiryPage(this.#enquiries) })
      return true
    }
    if (request.method !== 'POST') return false
    const forms = (await listForms()).filter((form) => form.path === path)
    if (forms.length === 0) return false
    const store = { keep: async (enquiry: Enquiry) => this.#keep(enquiry) }
    const use = { receivers, store, folder: TEMPORARY_FILES, mailer: SHOWS_MAILS }
    sendAnswer(response, await receiveForm(request, forms, use))
    return true
  }

  #keep(enquiry: Enquiry): boolean {
    const kind = this.#identify(enquiry)
    this.#enquiries = [{ ...enquiry, kind }, ...this.#enquiries].slice(0, SHOWN)
    console.log(renderEnquiryText({ ...enquiry, kind }))
    return kind !== 'repeat'
  }

  #identify({ form, token, fingerprint }: Enquiry): EnquiryKind {
    const sent = this.#enquiries.filter((one) => one.form === form && one.token === token)
    if (token === undefined || sent.length === 0) return 'new'
    return sent.some((one) => one.fingerprint === fingerprint) ? 'repeat' : 'revision'
  }
}
