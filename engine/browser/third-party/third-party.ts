/** What runs beside the pages: what the settings ask for, and the figures of speed. */
import { withBase } from '../../core/addresses/base'
import type { ThirdPartyScripts } from '../../core/page/data'
import { runAfterLoad } from '../timing'
import { startBadgeRemover } from './badge-remover'
import { addChat } from './chat'

/** How long after the page has loaded the chat is fetched, in milliseconds. */
const CHAT_DELAY = 2000
/** How long after it the performance is observed. */
const VITALS_DELAY = 1000

/** Starts them, once for a document; `base` is that of the site. */
export function startThirdParty(thirdParty: ThirdPartyScripts, root: Element, base: string): void {
  const { badgeRemover, chat, vitalsUrl } = thirdParty
  if (badgeRemover) startBadgeRemover(badgeRemover, root)
  if (chat) runAfterLoad(() => addChat({ ...chat, src: withBase(base, chat.src) }), CHAT_DELAY)
  runAfterLoad(() => {
    import('../reports/vitals').then(
      ({ watchVitals }) => watchVitals(vitalsUrl, base),
      // Nobody misses a figure.
      () => {},
    )
  }, VITALS_DELAY)
}
