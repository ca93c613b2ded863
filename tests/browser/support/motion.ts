import type { Page } from 'playwright/test'

/** Lists the page's perceptible animations, from the action until the page is at rest. */
export async function findMotion(
  page: Pick<Page, 'evaluate'>,
  act: () => Promise<void>,
): Promise<string[]> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect?.getComputedTiming() ?? {}
        if (Number(duration) > 20) seen.push(`${animation.id || animation.constructor.name}`)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await act()
  // The longest duration of an imperceptible animation.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  return page.evaluate(() => Reflect.get(window, 'seen'))
}
