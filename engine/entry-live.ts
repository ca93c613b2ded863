/** The script that pages run in development in addition to the app. */
import { askServer } from './browser/dev/ask-server'
import { startBadges } from './browser/dev/badges'
import { watchErrors } from './browser/dev/errors'
import { startOpenSource } from './browser/dev/open-source'
import { hideOverlay, showOverlay } from './browser/dev/overlay'
import { startPlaces } from './browser/dev/places/start-places'
import type { DevEvent } from './core/dev-protocol'
import {
  CHANGE_EVENT,
  ERROR_PATH,
  EVENTS_PATH,
  EXAMPLE_WINDOW,
  IFRAME_QUERY,
  RENDER_ERROR_META,
} from './core/dev-protocol'

/** The maximum length of a message in the terminal, in characters. */
const MAX_LENGTH = 1000
const SERVER_FAILED = /The server could not finish this Suspense boundary/

// Starts the app without waiting for user input, so that saved changes appear in idle pages.
window.quireEarly?.start()
startOpenSource()
startBadges()
startPlaces()
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hideOverlay()
})
/** A block's error on the server, which knows the source location. */
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
const isInIframe = window !== window.top
const events =
  isInIframe && window.name === EXAMPLE_WINDOW
    ? new BroadcastChannel(EXAMPLE_WINDOW)
    : new EventSource(EVENTS_PATH + (isInIframe ? IFRAME_QUERY : ''))
events.onmessage = ({ data }: MessageEvent<string>) => {
  const event: DevEvent = JSON.parse(data)
  if (event.kind === 'problem') return showOverlay(event)
  renderError = undefined
  hideOverlay()
  // The app prevents the default, and shows the new page data itself.
  const change = new CustomEvent(CHANGE_EVENT, { cancelable: true })
  if (event.sharedChanged || dispatchEvent(change)) location.reload()
}
