/** Shows enquiries in development, as the mails that a receiver would send. */
import type { ReceivedForm } from '../../../core/receive/received-form'
import { escapeHtml } from '../../../core/text/escape'
import type { Enquiry, EnquiryKind } from '../receive/store'

/** An enquiry as the receiver would store it. */
export interface TrialEnquiry extends Enquiry {
  kind: EnquiryKind
}

/** The enquiry for the terminal: a line with its form, and the mail. */
export function renderEnquiryText(enquiry: TrialEnquiry): string {
  const lines = (enquiry.mail?.text ?? '').trimEnd().split('\n')
  return [`Received ${writeTitle(enquiry)}`, ...lines.map((line) => line && `  ${line}`)].join('\n')
}

/** The page with the enquiries, the latest first. It has no script: reloading it updates it. */
export function renderEnquiryPage(enquiries: TrialEnquiry[]): string {
  const body =
    enquiries.length === 0
      ? '<p>No form has arrived since the server was started.</p>'
      : `<p>The receiver that the build writes would send these mails.</p>\n${enquiries.map(renderArticle).join('\n')}`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Enquiries</title>
<style>${STYLES}</style>
<h1>Enquiries</h1>
${body}
`
}

const STYLES = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; margin-top: 1.5rem }
h2 { font-size: 1.125rem }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
`

function renderArticle(enquiry: TrialEnquiry): string {
  const { received, mail } = enquiry
  const date = new Date(received).toISOString()
  const replyTo = mail?.replyTo ? `<p>Reply to: ${escapeHtml(mail.replyTo)}</p>` : ''
  return `<article><h2>${escapeHtml(writeTitle(enquiry))}</h2>
<p><time datetime="${date}">${date}</time></p>
${replyTo}<pre>${escapeHtml(mail?.text ?? '')}</pre></article>`
}

/** The form's name, with what the receiver would flag: `Contact (spam)`. */
function writeTitle({ definition, isSpam, kind }: TrialEnquiry): string {
  const { name }: ReceivedForm = JSON.parse(definition)
  const flags = [kind !== 'new' && kind, isSpam && 'spam'].filter(Boolean)
  return flags.length > 0 ? `${name} (${flags.join(', ')})` : name
}
