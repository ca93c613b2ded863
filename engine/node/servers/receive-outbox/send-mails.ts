import { createTransport } from 'nodemailer'
import { parseUrl } from '../../../core/addresses/parse-url'
import type { Outbox, WaitingMail } from './outbox'

const MINUTE = 60_000
/** The wait after each failed attempt. The last one is repeated. */
const WAITS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE)
/** A mail that could not be sent for this long has failed: seven days. */
const LONGEST = 7 * 24 * 60 * MINUTE

/** The longest times without an answer, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends the mails of an outbox, one after another. */
export interface Mailer {
  /** Sends what is due. */
  wake: () => void
  /** Resolves once the mail that is being sent has been sent or has failed. */
  stop: () => Promise<void>
}

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

/** Starts to send the mails of an outbox. The mailer looks for due mails every minute. */
export function startMailer(outbox: Outbox, settings: MailerSettings): Mailer {
  const send = createSend(outbox, settings)
  let isStopped = false
  let sending: Promise<void> | undefined
  const sendDue = async () => {
    for (;;) {
      const mail = isStopped ? undefined : outbox.next(Date.now())
      if (!mail) return
      await send(mail)
    }
  }
  const wake = () => {
    sending ??= sendDue()
      .catch(({ message }: Error) => console.error(`The outbox failed: ${message}`))
      .finally(() => {
        sending = undefined
      })
  }
  const timer = setInterval(wake, MINUTE)
  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await sending
    },
  }
}

function createSend(outbox: Outbox, settings: MailerSettings) {
  const transport = openTransport(settings)
  // An owner should know before the first enquiry.
  transport.verify().catch((reason: SendError) => {
    console.error(`The mail server cannot be used: ${describe(reason)}`)
  })
  /** What was sent, until the outbox has stored that: the disk may be full. */
  const sent = new Set<string>()
  return async (mail: WaitingMail) => {
    try {
      if (!sent.has(mail.id)) await transport.sendMail(buildMessage(mail, settings))
    } catch (reason) {
      const due = findDue(mail, reason as SendError)
      outbox.postpone(mail.id, due)
      return
    }
    sent.add(mail.id)
    outbox.confirm(mail.id, Date.now())
    sent.delete(mail.id)
  }
}

/** On the way to another machine, passwords and mails are encrypted. */
function openTransport({ smtp }: MailSettings) {
  const { hostname } = parseUrl(smtp) ?? {}
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname ?? '')
  const isEncrypted = smtp.startsWith('smtps:')
  return createTransport({
    url: smtp,
    requireTLS: !isLocal && !isEncrypted,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  })
}

/**
 * The message. No text of the visitor is in its headers, except for the address to which the owner
 * replies. It has the same id at each attempt, so that mailboxes can recognise a repeat.
 */
function buildMessage(mail: WaitingMail, { from, to, recipientsOf }: MailerSettings) {
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
interface SendError {
  message: string
  code?: string
  responseCode?: number
}

/** What a server refuses for good: the recipients or the message, not the connection or the login. */
const FINAL = ['EENVELOPE', 'EMESSAGE']
/** The server accepts no mails without a login. https://www.rfc-editor.org/rfc/rfc4954#section-6 */
const LOGIN_NEEDED = 530

/** The time of the next attempt, or undefined after the last one. */
function findDue({ attempts, received }: WaitingMail, error: SendError): number | undefined {
  const { code = '', responseCode = 0 } = error
  const now = Date.now()
  const isRefused = FINAL.includes(code) && responseCode >= 500 && responseCode !== LOGIN_NEEDED
  const hasFailed = isRefused || now - received > LONGEST
  console.error(`A mail was not sent${hasFailed ? '' : ' yet'}: ${describe(error)}`)
  return hasFailed ? undefined : now + (WAITS[attempts] ?? 60 * MINUTE)
}

/** What an owner can do about an error. The answer of a server to a text may have values: not shown. */
function describe({ message, code = '', responseCode = 0 }: SendError): string {
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
