/** What the settings ask for beside the pages. It is fetched where they do, and only then. */
import type { Companions } from '../core/data'
import { runAfterLoad } from './after-load'
import { startBadgeRemover } from './badge-remover'
import { addChat } from './chat'

/** How long after the page has loaded the chat is fetched, in milliseconds. */
const CHAT_DELAY = 2000
/** How long after it the performance is observed. */
const VITALS_DELAY = 1000

/** Starts them, once for a document. */
export function startCompanions(companions: Companions, root: Element): void {
  const { badgeRemover, chat, vitalsUrl } = companions
  if (badgeRemover) startBadgeRemover(badgeRemover, root)
  if (chat) runAfterLoad(() => addChat(chat), CHAT_DELAY)
  if (!vitalsUrl) return
  import('./vitals').then(
    ({ watchVitals }) => runAfterLoad(() => watchVitals(vitalsUrl), VITALS_DELAY),
    // Nobody misses a figure.
    () => {},
  )
}
