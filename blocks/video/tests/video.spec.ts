import type { Page } from 'playwright/test'
import { examples, expect, test } from '../../../tests/browser/support/site'

/** The requested files: the video and its captions. */
function listMedia(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(?:webm|mp4|vtt)$/.test(pathname)) asked.push(pathname)
  })
  return asked
}

test('nothing of a video loads before it is played', async ({ page }) => {
  const asked = listMedia(page)
  await page.goto(examples('/video/example-1'))
  const video = page.locator('video')
  await video.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(await video.evaluate((element: HTMLVideoElement) => element.buffered.length)).toBe(0)
  expect(asked).toEqual([])
  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  expect(asked[0]).toMatch(/^\/assets\/[0-9a-f]{8}\/tour\.webm$/)
})

test('captions load when a visitor turns them on', async ({ page }) => {
  const asked = listMedia(page)
  await page.goto(examples('/video/example-1'))
  const count = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    await video.play()
    const [track] = video.textTracks
    if (!track) return 0
    track.mode = 'showing'
    const element = video.querySelector('track')
    await new Promise((done) => element?.addEventListener('load', done))
    return track.cues?.length
  })
  expect(count).toBe(1)
  expect(asked.filter((path) => path.endsWith('.vtt'))).toHaveLength(1)
})

for (const width of [320, 1280]) {
  test(`nothing moves when a video is played at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(examples('/video/example-1'))
    const video = page.locator('video')
    const before = await video.boundingBox()
    expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(16 / 9, 1)
    await video.evaluate((element: HTMLVideoElement) => element.play())
    expect(await video.boundingBox()).toEqual(before)
  })
}

test('on paper there are the title, the poster and the transcript', async ({ page }) => {
  await page.goto(examples('/video/example-1'))
  const words = page.getByText('Every box has a number')
  await expect(words).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'A walk through the stacks' })).toBeVisible()
  await expect(page.locator('video')).toHaveAttribute('poster', /./)
  await expect(words).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a video has its controls, its name and its transcript', async ({ page }) => {
    await page.goto(examples('/video/example-1'))
    const video = page.getByLabel('A walk through the stacks').and(page.locator('video'))
    await expect(video).toHaveAttribute('controls', '')
    await page.getByText('Transcript').click()
    await expect(page.getByText('Every box has a number')).toBeVisible()
  })
})
