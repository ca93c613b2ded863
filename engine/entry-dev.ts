/** What pages do in development alone; the development server adds it to each. */
import { watchFailures } from './browser/failures'
import { startOpenSource } from './browser/open-source'
import { FAILURE_EVENT } from './core/dev-protocol'

startOpenSource()
watchFailures((failure) => import.meta.hot?.send(FAILURE_EVENT, failure))
