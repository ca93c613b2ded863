import type { Page } from 'playwright/test'

/** Names what moves for longer than nobody can see, from what is asked of the page until it rests. */
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
  // As long as what would move takes, at most.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  return page.evaluate(() => Reflect.get(window, 'seen'))
}
