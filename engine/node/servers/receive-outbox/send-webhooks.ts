import type { Outbox, WaitingMessage } from './outbox'
import type { Sender } from './start-sender'
import { SendError, startSender } from './start-sender'
import { writeBody } from './webhook-data'

export interface WebhookSettings {
  /** The URL of the owner's program. */
  url: string
  /** The key of the signatures: `whsec_` and Base64. */
  secret: string
}

/** Before the Base64 of a secret. */
export const SECRET_PREFIX = 'whsec_'

/** The longest time until an answer, in milliseconds. */
const TIMEOUT_MS = 10_000

export interface Webhooks extends Sender {
  /** Returns `true` if the enquiries of a form are posted. */
  isFor: (form: string) => boolean
}

/** Starts to post the enquiries of an outbox. */
export function startWebhooks(
  outbox: Outbox,
  findWebhook: (form: string) => WebhookSettings | undefined,
): Webhooks {
  const sender = startSender(outbox, 'webhook', async (message) => {
    const webhook = findWebhook(message.form)
    if (!webhook) throw new SendError(`The form “${message.form}” has no "webhook".`, true)
    await post(message, webhook)
  })
  return { ...sender, isFor: (form) => findWebhook(form) !== undefined }
}

async function post(message: WaitingMessage, webhook: WebhookSettings): Promise<void> {
  const { host } = new URL(webhook.url)
  const response = await request(message, webhook).catch((reason: Error) => {
    throw new SendError(`${host}: ${explain(reason)}`, false)
  })
  // The connection is free again only after the body.
  await response.body?.cancel()
  if (response.ok) return
  const { status } = response
  throw new SendError(`${host} answered with status ${status}.`, isRefused(status))
}

async function request(
  message: WaitingMessage,
  { url, secret }: WebhookSettings,
): Promise<Response> {
  const body = writeBody(message)
  const seconds = Math.floor(Date.now() / 1000)
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': message.id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': await sign(`${message.id}.${seconds}.${body}`, secret),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#signature-scheme */
export async function sign(content: string, secret: string): Promise<string> {
  const bytes = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, Buffer.from(content))
  return `v1,${Buffer.from(signature).toString('base64')}`
}

/** Statuses below 500 that another attempt may change: a timeout, “Too Early”, “Too Many Requests”. */
const TEMPORARY = [408, 425, 429]

function isRefused(status: number): boolean {
  return status >= 400 && status < 500 && !TEMPORARY.includes(status)
}

/** The reason of an error of `fetch`, whose own message is “fetch failed”. */
function explain({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} seconds`
  const { message: reason, code } = (cause ?? {}) as NodeJS.ErrnoException
  return reason || code || message
}
