/** What pages do in development alone; the development server adds it to each. */
import { watchFailures } from './browser/failures'
import { showChange } from './browser/live-updates'
import { startOpenSource } from './browser/open-source'
import { CHANGE_EVENT, FAILURE_EVENT } from './core/dev-protocol'

startOpenSource()
watchFailures((failure) => import.meta.hot?.send(FAILURE_EVENT, failure))
import.meta.hot?.on(CHANGE_EVENT, (change: { sharedChanged: boolean }) => {
  document.querySelector('vite-error-overlay')?.remove()
  showChange(change)
})
