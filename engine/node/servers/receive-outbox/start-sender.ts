import type { MessageKind, Outbox, WaitingMessage } from './outbox'

const MINUTE = 60_000
/** The wait after each failed attempt. The last one is repeated. */
const WAITS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE)
/** A message that could not be sent for this long has failed: seven days. */
const LONGEST = 7 * 24 * 60 * MINUTE

/** Sends the messages of a kind, one after another. */
export interface Sender {
  /** Sends what is due. */
  wake: () => void
  /** Resolves once the message that is being sent has been sent or has failed. */
  stop: () => Promise<void>
}

/** A message was not sent. */
export class SendError extends Error {
  override name = 'SendError'
  /** If `true`, another attempt would fail, too. */
  readonly isFinal: boolean

  /** `message` is for the owner, and has no values. */
  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

/**
 * Sends a message.
 * @throws a `SendError`.
 */
export type Send = (message: WaitingMessage) => Promise<unknown>

/** Starts to send the messages of a kind. The sender looks for due messages every minute. */
export function startSender(outbox: Outbox, kind: MessageKind, send: Send): Sender {
  const attempt = createAttempt(outbox, send)
  let isStopped = false
  let sending: Promise<void> | undefined
  const sendDue = async () => {
    for (;;) {
      const message = isStopped ? undefined : outbox.next(kind, Date.now())
      if (!message) return
      await attempt(message)
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

function createAttempt(outbox: Outbox, send: Send) {
  /** What was sent, until the outbox has stored that: the disk may be full. */
  const sent = new Set<string>()
  return async (message: WaitingMessage) => {
    try {
      if (!sent.has(message.id)) await send(message)
    } catch (reason) {
      outbox.postpone(message, findDue(message, reason as SendError))
      return
    }
    sent.add(message.id)
    outbox.confirm(message, Date.now())
    sent.delete(message.id)
  }
}

/** The time of the next attempt, or undefined after the last one. */
function findDue(
  { kind, attempts, received }: WaitingMessage,
  { message, isFinal }: SendError,
): number | undefined {
  const now = Date.now()
  const hasFailed = isFinal || now - received > LONGEST
  console.error(`A ${kind} was not sent${hasFailed ? '' : ' yet'}: ${message}`)
  return hasFailed ? undefined : now + (WAITS[attempts] ?? 60 * MINUTE)
}
