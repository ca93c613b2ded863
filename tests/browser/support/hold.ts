import type { Page } from 'playwright/test'

/** Delays matching requests until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}
