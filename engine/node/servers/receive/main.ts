/** The command line of the receiver. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { parseArgs } from 'node:util'
import type { FormReceivers, ReceivedForm } from '../../../core/receive/received-form'
import { createReceiver } from './server'
import type { EnquiryStore } from './store'
import { openStore } from './store'

const HELP = `Receives the forms of a site, and stores them in a folder.

Usage: node receiver.mjs --data DIR [--port 8787] [--host 127.0.0.1]
       node receiver.mjs list --data DIR

list prints the stored enquiries, one per line, as JSON.
`

/** The first version of Node that has SQLite without an option. */
const OLDEST = [22, 13] as const
/** The time for open requests when the receiver stops, in milliseconds. */
const STOP_MS = 10_000

/**
 * Starts the receiver. `module` is the URL of its file. The build writes the site's forms next
 * to it, into `forms.json`.
 */
export async function runReceiver(receivers: FormReceivers, module: string): Promise<void> {
  if (!hasSqlite(process.versions.node)) {
    console.error(`The receiver needs Node ${OLDEST.join('.')} or later.`)
    process.exitCode = 1
    return
  }
  const options = parseOptions()
  if (options?.values.data === undefined) {
    console.error(HELP)
    process.exitCode = 2
    return
  }
  // Only this user may read the enquiries.
  process.umask(0o077)
  const { values, positionals } = options
  const store = await openStore(options.values.data)
  if (positionals[0] === 'list') {
    for (const enquiry of store.list()) console.log(JSON.stringify(enquiry))
    store.close()
    return
  }
  const forms: ReceivedForm[] = JSON.parse(readFileSync(new URL('forms.json', module), 'utf8'))
  const server = createReceiver({ forms, receivers, store })
  server.listen(Number(values.port), values.host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  console.log(`Receiving forms on http://${values.host}:${port}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => stop(server, store))
  }
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
        port: { type: 'string', default: '8787' },
        host: { type: 'string', default: '127.0.0.1' },
      },
    })
  } catch {
    return undefined
  }
}

/** Answers the open requests, and ends. */
async function stop(server: Server, store: EnquiryStore): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), STOP_MS)
  server.close()
  server.closeIdleConnections()
  await once(server, 'close')
  clearTimeout(timer)
  store.close()
}
