/** What a page of the compiled bundle does in development alone. */
import { askServer } from './browser/dev/ask-server'
import { watchFailures } from './browser/dev/failures'
import { showChange } from './browser/dev/live-updates'
import { startMarks } from './browser/dev/marks'
import { startOpenSource } from './browser/dev/open-source'
import { hideOverlay, showOverlay } from './browser/dev/overlay'
import { EVENTS_PATH, FAILURE_META, FAILURE_PATH, FRAMED_QUERY } from './core/dev-protocol'

/** How much of a message the terminal shows. */
const LONGEST = 1000
const SERVER_FAILED = /The server could not finish this Suspense boundary/

// What authors save is shown in pages that nobody touches.
window.quireEarly?.start()
startOpenSource()
startMarks()
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hideOverlay()
})
/** What the server says that it could not render; it also knows where that was thrown. */
let told = document.querySelector<HTMLMetaElement>(`meta[name="${FAILURE_META}"]`)?.content
if (told !== undefined) showOverlay(JSON.parse(told))
watchFailures((failure) => {
  // React reports that the server could not render a block, but not why.
  if (told !== undefined || SERVER_FAILED.test(failure.message)) return
  showOverlay(failure)
  const message = failure.message.slice(0, LONGEST)
  void askServer(FAILURE_PATH, { route: location.pathname, message })
})
const isFramed = window !== window.top
new EventSource(EVENTS_PATH + (isFramed ? FRAMED_QUERY : '')).onmessage = ({
  data,
}: MessageEvent<string>) => {
  const news = JSON.parse(data)
  if (news.kind === 'trouble') return showOverlay(news)
  told = undefined
  hideOverlay()
  showChange(news)
}
