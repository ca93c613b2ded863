/**
 * Starts everything that runs in addition to the pages: the third-party scripts from the settings,
 * and performance metrics.
 */
import { withBase } from '../../core/addresses/base'
import type { ThirdPartyScripts } from '../../core/page/data'
import { runAfterLoad } from '../timing'
import { startBadgeRemover } from './badge-remover'
import { addChat } from './chat'

/** The delay between the load event and fetching the chat script, in milliseconds. */
const CHAT_DELAY = 2000
/** The delay before performance is measured, in milliseconds. */
const VITALS_DELAY = 1000

/** Starts the third-party scripts once per document. `base` is the site's base. */
export function startThirdParty(thirdParty: ThirdPartyScripts, root: Element, base: string): void {
  const { badgeRemover, chat, vitalsUrl } = thirdParty
  if (badgeRemover) startBadgeRemover(badgeRemover, root)
  if (chat) runAfterLoad(() => addChat({ ...chat, src: withBase(base, chat.src) }), CHAT_DELAY)
  runAfterLoad(() => {
    import('../reports/vitals').then(
      ({ watchVitals }) => watchVitals(vitalsUrl, base),
      // Metrics are optional: ignore failures.
      () => {},
    )
  }, VITALS_DELAY)
}
