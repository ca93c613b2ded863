import type { Page } from 'playwright'

export interface Said {
  /** The event that starts the clock. */
  event: 'submit' | 'change'
  /** The message in a status region that stops the clock. */
  text: string
}

/** The timeout, in milliseconds. */
const TIMEOUT = 60_000

/**
 * The time from the next event of this type until the page shows the message, in milliseconds.
 * Waiting starts at the call.
 * @throws if the page does not show it.
 */
export function measureUntilSaid(page: Page, { event, text }: Said): Promise<number> {
  return page.evaluate(
    ([event, text, timeout]) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`The page never said: ${text}`)), timeout)
        document.addEventListener(
          event,
          ({ timeStamp }) => {
            new MutationObserver((_, observer) => {
              const regions = [...document.querySelectorAll('[role="status"]')]
              if (!regions.some(({ textContent }) => textContent?.includes(text))) return
              observer.disconnect()
              resolve(performance.now() - timeStamp)
            }).observe(document, { childList: true, characterData: true, subtree: true })
          },
          { once: true, capture: true },
        )
      }),
    [event, text, TIMEOUT] as const,
  )
}
