/** What a page of the compiled bundle does in development alone. */
import { showChange } from './browser/dev/live-updates'
import { startMarks } from './browser/dev/marks'
import { startOpenSource } from './browser/dev/open-source'
import { hideOverlay, showOverlay } from './browser/dev/overlay'
import { EVENTS_PATH, FRAMED_QUERY } from './core/dev-protocol'

startOpenSource()
startMarks()
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hideOverlay()
})
addEventListener('error', ({ error }) => {
  if (error instanceof Error) showOverlay({ message: String(error), stack: error.stack ?? '' })
})
const isFramed = window !== window.top
new EventSource(EVENTS_PATH + (isFramed ? FRAMED_QUERY : '')).onmessage = ({
  data,
}: MessageEvent<string>) => {
  const news = JSON.parse(data)
  if (news.kind === 'trouble') return showOverlay(news)
  hideOverlay()
  showChange(news)
}
