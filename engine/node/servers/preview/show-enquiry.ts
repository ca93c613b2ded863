/** Shows enquiries in development, as the mails that a receiver would send. */
import type { ReceivedForm } from '../../../core/receive/received-form'
import type { ShownEnquiry } from '../receive/enquiry-page'
import { renderEnquiries, renderEnquiry, writeTitle } from '../receive/enquiry-page'
import type { Enquiry, EnquiryKind } from '../receive/store'

/** An enquiry as the receiver would store it. */
export interface TrialEnquiry extends Enquiry {
  kind: EnquiryKind
}

/** The enquiry for the terminal: a line with its form, and the mail. */
export function renderEnquiryText(enquiry: TrialEnquiry): string {
  const shown = show(enquiry)
  const lines = shown.text.trimEnd().split('\n')
  return [`Received ${writeTitle(shown)}`, ...lines.map((line) => line && `  ${line}`)].join('\n')
}

/** The page with the enquiries, the latest first. It has no script: reloading it updates it. */
export function renderEnquiryPage(enquiries: TrialEnquiry[]): string {
  if (enquiries.length === 0) {
    return renderEnquiries('<p>No form has arrived since the server was started.</p>')
  }
  const list = enquiries.map((enquiry) => renderEnquiry(show(enquiry)))
  const intro = '<p>The receiver that the build writes would send these mails.</p>'
  return renderEnquiries([intro, ...list].join('\n'))
}

function show({ definition, kind, isSpam, received, mail }: TrialEnquiry): ShownEnquiry {
  const { name }: ReceivedForm = JSON.parse(definition)
  const { text = '', replyTo } = mail ?? {}
  return { name, kind, isSpam, received, text, replyTo }
}
