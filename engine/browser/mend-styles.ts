import { awaitPatiently } from './patience'

/**
 * Style sheets that did not come are asked for once more. Vite asks for the styles of a chunk a
 * single time, so that a second try would show it without them; and one that came as something
 * else, such as a page to sign in, is no error to browsers.
 */
const broken = new Set<HTMLLinkElement>()
let mending: Promise<unknown> = Promise.resolve()

/** From now on takes note of style sheets that come, and do not hold any. */
export function watchStyles(): void {
  for (const type of ['load', 'error']) document.addEventListener(type, note, { capture: true })
}

/** Asks again for those that did not come since the last time, and waits for them. */
export async function mendStyles(): Promise<void> {
  const links = [...broken]
  broken.clear()
  mending = Promise.all([mending, ...links.map(replace)])
  await mending
}

function note({ target }: Event): void {
  if (target instanceof HTMLLinkElement && isBroken(target)) broken.add(target)
}

function isBroken({ rel, href, sheet }: HTMLLinkElement): boolean {
  if (rel !== 'stylesheet' || !href.startsWith(location.origin)) return false
  try {
    return !sheet?.cssRules.length
  } catch {
    // Browsers hide what failed as if it came from elsewhere.
    return true
  }
}

/** How long the code of a block waits for its styles, in milliseconds. */
const MAX_WAIT_MS = 10_000

/** Resolves when the sheet has come or has failed, or when that takes too long. */
async function replace(link: HTMLLinkElement): Promise<void> {
  // Sheets removed from the document since are never fetched, and so fire no event.
  if (!link.isConnected) return
  const next = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href })
  const settled = new Promise((done) => {
    next.onload = done
    next.onerror = done
  })
  link.replaceWith(next)
  await awaitPatiently('styles', settled, MAX_WAIT_MS).catch(() => {})
}
