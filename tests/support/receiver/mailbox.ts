import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail that an SMTP server has accepted. */
interface DeliveredMail {
  /** The sender and the recipients of the transport. */
  from: string
  to: string[]
  headers: Record<string, string>
  text: string
}

export interface Mailbox {
  port: number
  mails: DeliveredMail[]
  /** The recipients that it refuses for good. */
  refused: Set<string>
  stop: () => Promise<void>
}

/** Starts an SMTP server that keeps what it gets. `onMail` is called before it accepts a mail. */
export async function startMailbox(port = 0, onMail?: () => void): Promise<Mailbox> {
  const mails: DeliveredMail[] = []
  const refused = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _, done) {
      const error = Object.assign(new Error('No such mailbox'), { responseCode: 550 })
      done(refused.has(address) ? error : undefined)
    },
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const to = rcptTo.map(({ address }) => address)
      mails.push({ from: mailFrom ? mailFrom.address : '', to, ...parseMail(await text(stream)) })
      onMail?.()
      done()
    },
  })
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    mails,
    refused,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** RFC 5322 for the headers, RFC 2045 for the text, in the encoding quoted-printable. */
function parseMail(source: string): Pick<DeliveredMail, 'headers' | 'text'> {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
  const bytes = source
    .slice(end + 4)
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return { headers, text: Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n') }
}
