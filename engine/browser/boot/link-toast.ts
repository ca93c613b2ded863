import type { Early } from './early'

/**
 * Handles a link that is followed before the app has started: passes the link's toast to the next
 * document, which reads it here (see `readRequestedToast` in `browser/event-replay.ts`).
 */
export function passLinkToast(early: Early, base = ''): void {
  const key = `quire-toast${base}`
  try {
    early.toast = sessionStorage[key]
    delete sessionStorage[key]
    const keep = ({ target }: Event) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[data-toast]')
      if (link && !early.started) sessionStorage[key] = `${link.pathname} ${link.dataset.toast}`
    }
    addEventListener('click', keep, true)
  } catch {
    // If storage is blocked, the link works without its toast.
  }
}
