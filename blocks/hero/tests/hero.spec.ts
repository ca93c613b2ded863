import type { Locator, Page } from 'playwright/test'
import {
  examples,
  expect,
  isSameDocument,
  openAlive,
  rememberDocument,
  test,
} from '../../../tests/browser/support/site'

/** The worst-case photograph for the contrast of text. */
const PICTURES = ['white', 'black'].map(
  (fill) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="${fill}"/></svg>`)}`,
)

async function showPicture(hero: Locator, picture: string): Promise<void> {
  await hero.locator('img').evaluate((image: HTMLImageElement, src) => {
    image.src = src
    return image.decode()
  }, picture)
}

/** The lowest contrast between an element's text and its background. */
async function measureContrast(page: Page, element: Locator): Promise<number> {
  const color = await element.evaluate((node) => getComputedStyle(node).color)
  await element.evaluate((node) => {
    node.style.visibility = 'hidden'
  })
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not shown.')
  const { x, y, width, height } = box
  const picture = await page.screenshot({ clip: { x, y, width, height } })
  await element.evaluate((node) => {
    node.style.visibility = ''
  })
  return page.evaluate(
    async ([shot, color]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${shot}`
      await image.decode()
      const { width, height } = image
      const context = new OffscreenCanvas(width, height).getContext('2d', {
        willReadFrequently: true,
      })
      if (!context) throw new Error('There is no canvas.')
      const light = (red = 0, green = 0, blue = 0) => {
        const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
          const share = part / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
      }
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const text = light(...context.getImageData(0, 0, 1, 1).data)
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, width, height)
      let least = 21
      for (let at = 0; at < data.length; at += 4) {
        const behind = light(data[at], data[at + 1], data[at + 2])
        least = Math.min(least, text > behind ? text / behind : behind / text)
      }
      return least
    },
    [picture.toString('base64'), color] as const,
  )
}

for (const width of [1280, 360]) {
  test(`words in front of a picture can be read on any picture, at ${width}px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAlive(page, examples('/hero/example-3'))
    const hero = page.locator('[data-block=hero]')
    for (const tone of ['ink', 'action', 'mist', 'paper']) {
      await hero.evaluate((block, tone) => block.setAttribute('data-tone', tone), tone)
      for (const picture of PICTURES) {
        await showPicture(hero, picture)
        for (const words of await hero.locator('.eyebrow, h1, h1 + p, small').all()) {
          const label = `${tone}, ${picture}: ${await words.innerText()}`
          expect(await measureContrast(page, words), label).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })
}

test('a header above the picture can be read on any picture', async ({ page }) => {
  await openAlive(page, examples('/hero/example-3'))
  const hero = page.locator('[data-block=hero]')
  // At the top of a page, the header is transparent, in the tone of the first section.
  await hero.evaluate((block) => {
    const header = document.createElement('p')
    header.setAttribute('style', 'position:absolute;inset:0 0 auto;height:var(--header-height)')
    header.textContent = 'Header'
    block.append(header)
  })
  for (const tone of ['ink', 'action', 'mist', 'paper']) {
    await hero.evaluate((block, tone) => block.setAttribute('data-tone', tone), tone)
    for (const picture of PICTURES) {
      await showPicture(hero, picture)
      const contrast = await measureContrast(page, hero.getByText('Header'))
      expect(contrast, `${tone}, ${picture}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('the styles of a picture behind the words come with it alone (R-347)', async ({ page }) => {
  const read = async (path: string) => (await page.request.get(examples(path))).text()
  expect(await read('/hero/example-1')).not.toContain('hero-behind')
  expect(await read('/hero/example-3')).toContain('section.hero-behind{')
  await openAlive(page, examples('/hero/example-1'))
  await rememberDocument(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/hero/example-3' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page.locator('.hero-back')).toHaveCSS('position', 'absolute')
  expect(await isSameDocument(page)).toBe(true)
})

test('what is written beside a picture behind the words is shown', async ({ page }) => {
  await page.goto(examples('/hero/example-3'))
  await expect(page.locator('[data-block=hero]')).toContainText('The large reading room.')
})
