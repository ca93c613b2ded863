import { createTransport } from 'nodemailer'
import { parseUrl } from '../../../core/addresses/parse-url'
import { isLocalHost } from './local-host'
import type { Outbox, WaitingMessage } from './outbox'
import type { Sender } from './start-sender'
import { SendError, startSender } from './start-sender'

/** The longest times without an answer, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export interface MailSettings {
  /** The URL of the server that sends the mails, with its user and password. */
  smtp: string
  /** The sender: an address of the owner's domain. Visitors' addresses would not pass its SPF. */
  from: string
  /** The recipients. */
  to: string[]
}

export interface MailerSettings extends MailSettings {
  /** The recipients of a form's mails, if they are not those of all forms. */
  recipientsOf: (form: string) => string[] | undefined
}

/** Starts to send the mails of an outbox. */
export function startMailer(outbox: Outbox, settings: MailerSettings): Sender {
  const transport = openTransport(settings)
  // An owner should know before the first enquiry.
  transport.verify().catch((reason: MailError) => {
    console.error(`The mail server cannot be used: ${describe(reason)}`)
  })
  return startSender(outbox, 'mail', (mail) =>
    transport.sendMail(buildMessage(mail, settings)).catch((reason: MailError) => {
      throw new SendError(describe(reason), isRefused(reason))
    }),
  )
}

/** On the way to another machine, passwords and mails are encrypted. */
function openTransport({ smtp }: MailSettings) {
  const { hostname } = parseUrl(smtp) ?? {}
  const isEncrypted = smtp.startsWith('smtps:')
  return createTransport({
    url: smtp,
    requireTLS: !isLocalHost(hostname) && !isEncrypted,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  })
}

/**
 * The message. No text of the visitor is in its headers, except for the address to which the owner
 * replies. It has the same id at each attempt, so that mailboxes can recognise a repeat.
 */
function buildMessage(mail: WaitingMessage, { from, to, recipientsOf }: MailerSettings) {
  const { id, form, text, replyTo, isRevision } = mail
  return {
    from: { name: '', address: from },
    to: (recipientsOf(form) ?? to).map((address) => ({ name: '', address })),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject: isRevision ? `${form} (revision)` : form,
    text,
    textEncoding: 'quoted-printable' as const,
    messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** An error of the server, or of the connection. */
interface MailError {
  message: string
  code?: string
  responseCode?: number
}

/** What a server refuses for good: the recipients or the message, not the connection or the login. */
const FINAL = ['EENVELOPE', 'EMESSAGE']
/** The server accepts no mails without a login. https://www.rfc-editor.org/rfc/rfc4954#section-6 */
const LOGIN_NEEDED = 530

function isRefused({ code = '', responseCode = 0 }: MailError): boolean {
  return FINAL.includes(code) && responseCode >= 500 && responseCode !== LOGIN_NEEDED
}

/** What an owner can do about an error. The answer of a server to a text may have values: not shown. */
function describe({ message, code = '', responseCode = 0 }: MailError): string {
  const said = code === 'EMESSAGE' ? `${code} ${responseCode}` : message.trim()
  const advice = ADVICE[responseCode === LOGIN_NEEDED ? 'EAUTH' : code]
  return advice ? `${advice} (${said})` : said
}

const ADVICE: Record<string, string> = {
  EAUTH: 'Correct the name and the password in "smtp".',
  EDNS: 'Correct the host in "smtp".',
  ESOCKET: 'Check the host and the port in "smtp": "smtps://" for port 465, "smtp://" for 587.',
  ETIMEDOUT: 'Check the host and the port in "smtp": "smtps://" for port 465, "smtp://" for 587.',
  ETLS: 'The server does not encrypt: use "smtps://", or a server on this machine.',
}
