/** The command line of the receiver. */
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { FormReceivers, ReceivedForm } from '../../../core/receive/received-form'
import { startMailer } from '../receive-outbox/send-mails'
import { startWebhooks } from '../receive-outbox/send-webhooks'
import type { Sender } from '../receive-outbox/start-sender'
import { renderCsv } from './csv'
import { createEnquiryList } from './enquiry-list'
import type { EnquiryFolder } from './erase'
import { forget, startRetention } from './erase'
import { openFileFolder } from './file-folder'
import { lockFolder } from './lock-folder'
import { createRateLimit } from './rate-limit'
import { createReceiver } from './server'
import type { ReceiverSettings } from './settings'
import { readSettings } from './settings'
import { listStartWarnings } from './start-warnings'
import type { EnquiryStore } from './store'
import { DATABASE_FILE, openStore } from './store'

const HELP = `Receives the forms of a site, and stores them in a folder.

Usage: node receiver.mjs --data DIR [--settings FILE] [--port 8787] [--host 127.0.0.1]
       node receiver.mjs list --data DIR
       node receiver.mjs csv --data DIR
       node receiver.mjs forget VALUE --data DIR
       node receiver.mjs retry --data DIR

--settings reads a JSON file: who gets enquiries by e-mail or webhook, and how long they are kept.
list prints the stored enquiries, one per line, as JSON.
csv prints them as a table.
forget removes the enquiries with a value, such as an e-mail address.
retry makes mails and webhooks due that wait or have failed. The receiver sends them within a minute.
`

/** The first version of Node that has SQLite without an option. */
const OLDEST = [22, 13] as const
/** The time for open requests when the receiver stops, in milliseconds. */
const STOP_MS = 10_000

/**
 * Executes the command line. `module` is the URL of the receiver's file. The build writes the site's
 * forms next to it, into `forms.json`.
 */
export async function runReceiver(receivers: FormReceivers, module: string): Promise<void> {
  try {
    await execute(receivers, module)
  } catch (reason) {
    // Node would print the line of the error: the whole program.
    const { code, message } = reason as NodeJS.ErrnoException
    const advice = code === 'EADDRINUSE' ? '. Choose another port with --port.' : ''
    console.error(`The receiver failed: ${message}${advice}`)
    process.exit(1)
  }
}

async function execute(receivers: FormReceivers, module: string): Promise<void> {
  if (!hasSqlite(process.versions.node)) {
    const found = process.versions.node
    return fail(1, `The receiver needs Node ${OLDEST.join('.')} or later. This is ${found}.`)
  }
  const options = parseOptions()
  if (options?.values.data === undefined) return fail(2, HELP)
  // Only this user may read the enquiries.
  process.umask(0o077)
  const { values, positionals } = options
  const { data } = options.values
  const forms: ReceivedForm[] = JSON.parse(readFileSync(new URL('forms.json', module), 'utf8'))
  const settings = values.settings ? tryRead(values.settings, forms) : NO_SETTINGS
  if (settings instanceof Error) return fail(2, settings.message)
  // A command for another folder would find nothing, and seem to succeed.
  if (positionals.length > 0 && !existsSync(join(data, DATABASE_FILE))) {
    return fail(1, `The folder "${data}" has no enquiries of a receiver.`)
  }
  if (positionals.length > 0) {
    return runCommand(positionals, { data, receivers, store: await openStore(data, false) })
  }
  const lock = await lockFolder(data)
  if (!lock) return fail(1, `Another receiver uses the folder "${data}". Stop it first.`)
  const store = await openStore(data, true)
  for (const warning of listStartWarnings(forms, settings)) console.warn(warning)
  const folder = openFileFolder(data)
  folder.sweep(store.listFiles())
  startRetention({ data, store }, settings)
  const { mailer, webhooks } = startSenders(store, settings)
  const list = settings.list && createEnquiryList({ ...settings.list, data, store, receivers })
  const rateLimit = createRateLimit(settings.proxy)
  const known = [...forms, ...store.replaceForms(forms)]
  const use = { forms: known, receivers, store, folder, mailer, webhooks, rateLimit, list }
  const server = createReceiver(use)
  const url = await listen(server, Number(values.port), values.host)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => stop(server, [mailer, webhooks], [store, lock]))
  }
  console.log(`Receiving forms on ${url}`)
}

/** Resolves to the URL of the server. */
async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return `http://${host}:${typeof address === 'object' ? address?.port : address}`
}

function fail(code: number, message: string): void {
  console.error(message)
  process.exitCode = code
}

const NO_SETTINGS: ReceiverSettings = { forms: new Map(), proxy: false }

function tryRead(file: string, forms: ReceivedForm[]): ReceiverSettings | Error {
  try {
    return readSettings(file, forms)
  } catch (reason) {
    return reason as Error
  }
}

function startSenders({ outbox }: EnquiryStore, { mail, webhook, forms }: ReceiverSettings) {
  const recipientsOf = (form: string) => forms.get(form)?.to
  const findWebhook = (form: string) => forms.get(form)?.webhook ?? webhook
  const isPosting = webhook || [...forms.values()].some((form) => form.webhook)
  return {
    mailer: mail && startMailer(outbox, { ...mail, recipientsOf }),
    webhooks: isPosting ? startWebhooks(outbox, findWebhook) : undefined,
  }
}

interface CommandFolder extends EnquiryFolder {
  store: EnquiryStore
  receivers: FormReceivers
}

function runCommand([command, value]: string[], folder: CommandFolder): void {
  const { store, receivers } = folder
  if (command === 'list') {
    for (const enquiry of store.list()) console.log(JSON.stringify(enquiry))
  } else if (command === 'csv') {
    console.log(renderCsv(store, receivers))
  } else if (command === 'forget' && value !== undefined) {
    console.log(`Removed enquiries: ${forget(folder, value)}`)
  } else if (command === 'retry') {
    console.log(`Mails and webhooks that are due again: ${store.outbox.retryAll()}`)
  } else {
    fail(2, HELP)
  }
  store.close()
}

function hasSqlite(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/** Returns undefined if the options are invalid. */
function parseOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        settings: { type: 'string' },
        port: { type: 'string', default: '8787' },
        host: { type: 'string', default: '127.0.0.1' },
      },
    })
  } catch {
    return undefined
  }
}

interface Closable {
  close: () => void
}

/** Answers the open requests, ends the messages that are being sent, and closes the databases. */
async function stop(
  server: Server,
  senders: (Pick<Sender, 'stop'> | undefined)[],
  databases: Closable[],
): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), STOP_MS)
  server.close()
  server.closeIdleConnections()
  await once(server, 'close')
  clearTimeout(timer)
  await Promise.all(senders.map((sender) => sender?.stop()))
  for (const database of databases) database.close()
}
