import { awaitWithTimeout } from './timeout'

/**
 * Retries style sheets that failed to load. Vite loads a chunk's styles only once, so retrying the
 * chunk would show it without them. Browsers also report no error for a response of another type,
 * such as a login page.
 */
const broken = new Set<HTMLLinkElement>()
let retrying: Promise<unknown> = Promise.resolve()

/** Watches style sheets from now on, without delaying any of them. */
export function watchStyles(): void {
  for (const type of ['load', 'error']) document.addEventListener(type, note, { capture: true })
}

/** Retries the style sheets that have failed since the last call, and waits for them. */
export async function retryStyles(): Promise<void> {
  const links = [...broken]
  broken.clear()
  retrying = Promise.all([retrying, ...links.map(replace)])
  await retrying
}

function note({ target }: Event): void {
  if (target instanceof HTMLLinkElement && isBroken(target)) broken.add(target)
}

function isBroken({ rel, href, sheet }: HTMLLinkElement): boolean {
  if (rel !== 'stylesheet' || !href.startsWith(location.origin)) return false
  try {
    return !sheet?.cssRules.length
  } catch {
    // Browsers hide a failed sheet's rules as if it were from another host.
    return true
  }
}

/** How long a block's code waits for its styles, in milliseconds. */
const MAX_WAIT_MS = 10_000

/** Resolves when the sheet has loaded or failed, or after a timeout. */
async function replace(link: HTMLLinkElement): Promise<void> {
  // Sheets that were removed from the document are never fetched, and fire no event.
  if (!link.isConnected) return
  const next = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href })
  const settled = new Promise((done) => {
    next.onload = done
    next.onerror = done
  })
  link.replaceWith(next)
  await awaitWithTimeout('styles', settled, MAX_WAIT_MS).catch(() => {})
}
