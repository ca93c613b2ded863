import type { Page } from 'playwright'

export interface Said {
  /** What starts the clock. */
  event: 'submit' | 'change'
  /** What the page has to say, in a status region, to stop it. */
  text: string
}

/** How long a page has for it, in milliseconds. */
const PATIENCE = 60_000

/**
 * From the next such event to the change of the page that says the text, in milliseconds. It
 * waits from its call on.
 * @throws when the page does not say it.
 */
export function measureUntilSaid(page: Page, { event, text }: Said): Promise<number> {
  return page.evaluate(
    ([event, text, patience]) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`The page never said: ${text}`)), patience)
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
    [event, text, PATIENCE] as const,
  )
}
