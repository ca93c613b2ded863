/** What pages do in development alone; the development server adds it to each. */

import { watchFailures } from './browser/dev/failures'
import { showChange } from './browser/dev/live-updates'
import { startMarks } from './browser/dev/marks'
import { startOpenSource } from './browser/dev/open-source'
import { CHANGE_EVENT, FAILURE_EVENT, OPENED_EVENT } from './core/dev-protocol'

startOpenSource()
startMarks()
if (window === window.top) import.meta.hot?.send(OPENED_EVENT)
watchFailures((failure) => import.meta.hot?.send(FAILURE_EVENT, failure))
import.meta.hot?.on(CHANGE_EVENT, (change: { sharedChanged: boolean }) => {
  document.querySelector('vite-error-overlay')?.remove()
  showChange(change)
})
