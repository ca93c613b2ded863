/** What a page runs in development besides the app. */
import { askServer } from './browser/dev/ask-server'
import { startBadges } from './browser/dev/badges'
import { watchErrors } from './browser/dev/errors'
import { startOpenSource } from './browser/dev/open-source'
import { hideOverlay, showOverlay } from './browser/dev/overlay'
import type { DevEvent } from './core/dev-protocol'
import {
  CHANGE_EVENT,
  ERROR_PATH,
  EVENTS_PATH,
  FRAMED_QUERY,
  RENDER_ERROR_META,
} from './core/dev-protocol'

/** How much of a message the terminal shows. */
const MAX_LENGTH = 1000
const SERVER_FAILED = /The server could not finish this Suspense boundary/

// What authors save is shown in pages that nobody touches.
window.quireEarly?.start()
startOpenSource()
startBadges()
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hideOverlay()
})
/** What a block threw on the server, which knows where. */
let renderError = document.querySelector<HTMLMetaElement>(
  `meta[name="${RENDER_ERROR_META}"]`,
)?.content
if (renderError !== undefined) showOverlay(JSON.parse(renderError))
watchErrors((text) => {
  // React reports that the server could not render a block, but not why.
  if (renderError !== undefined || SERVER_FAILED.test(text.message)) return
  showOverlay(text)
  const message = text.message.slice(0, MAX_LENGTH)
  void askServer(ERROR_PATH, { route: location.pathname, message })
})
const isFramed = window !== window.top
const events = new EventSource(EVENTS_PATH + (isFramed ? FRAMED_QUERY : ''))
events.onmessage = ({ data }: MessageEvent<string>) => {
  const event: DevEvent = JSON.parse(data)
  if (event.kind === 'problem') return showOverlay(event)
  renderError = undefined
  hideOverlay()
  // The app prevents the default: it shows the new data of the page itself.
  const change = new CustomEvent(CHANGE_EVENT, { cancelable: true })
  if (event.sharedChanged || dispatchEvent(change)) location.reload()
}
