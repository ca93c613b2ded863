/** The receiver of a site's forms, compiled into one file: see `servers/receive`. */
import { receivers } from '../blocks/receive-registry'
import { runReceiver } from './node/servers/receive/main'

await runReceiver(receivers, import.meta.url)
