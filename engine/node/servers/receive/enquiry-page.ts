/** The pages with enquiries: the owner's list, and that of a development server. */
import { createHash } from 'node:crypto'
import { escapeHtml } from '../../../core/text/escape'

/** What the pages show of an enquiry. */
export interface ShownEnquiry {
  /** The name of the form. */
  name: string
  kind: string
  isSpam: boolean
  /** The time at which it arrived, in milliseconds since 1970. */
  received: number
  /** The labels and values. */
  text: string
  /** The address for a reply. */
  replyTo?: string
}

const STYLES = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; margin-top: 1.5rem }
h2 { font-size: 1.125rem }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
a { color: inherit }
button, input, a { display: inline-block; min-height: 1.5rem; font: inherit }
input { max-width: 100%; box-sizing: border-box }
summary { width: fit-content; padding: 0.25rem 0; cursor: pointer }
`

/** The source of the styles in a security policy. https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`

/** A page without a script. `body` is HTML. */
export function renderEnquiries(body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Enquiries</title>
<style>${STYLES}</style>
<main>
<h1>Enquiries</h1>
${body}
</main>
`
}

/** An enquiry. `more` is HTML that follows its text. */
export function renderEnquiry(enquiry: ShownEnquiry, more = ''): string {
  const { received, text, replyTo } = enquiry
  const date = new Date(received).toISOString()
  const reply = replyTo ? `<p>Reply to: ${escapeHtml(replyTo)}</p>` : ''
  return `<article><h2>${escapeHtml(writeTitle(enquiry))}</h2>
<p><time datetime="${date}">${date.slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ')} UTC</time></p>
${reply}<pre>${escapeHtml(text)}</pre>${more}</article>`
}

/** The form's name, with what the receiver has flagged: `Contact (spam)`. */
export function writeTitle({
  name,
  kind,
  isSpam,
}: Omit<ShownEnquiry, 'text' | 'received'>): string {
  const flags = [kind !== 'new' && kind, isSpam && 'spam'].filter(Boolean)
  return flags.length > 0 ? `${name} (${flags.join(', ')})` : name
}
