import type { Locator, Page } from 'playwright/test'
import { expect, openAlive, test, tiny } from './support/site'

/** The buttons that show the tiny site's toasts. Each is named after its toast. */
const TITLES = {
  default: 'Heute ist Ruhetag',
  success: 'Gemerkt',
  error: 'Der Ofen ist kalt',
  warning: 'Nur noch drei Laibe',
  info: 'Neues Mehl',
  cta: 'Kosten Sie das Roggenbrot',
}
const VARIANTS = Object.keys(TITLES) as (keyof typeof TITLES)[]

const toastsOf = (page: Page) => page.locator('[data-variant]:is([role=status], [role=alert])')
const buttonOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

async function raise(page: Page, variant: keyof typeof TITLES): Promise<Locator> {
  await buttonOf(page, variant).click()
  const toast = toastsOf(page).filter({ hasText: TITLES[variant] })
  await expect(toast.getByText(TITLES[variant], { exact: true })).toBeVisible()
  return toast
}

/** The contrast ratio of two colours, as WCAG defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const styleOf = (element: Locator, property: 'color' | 'backgroundColor') =>
  element.evaluate((node, name) => getComputedStyle(node)[name], property)

test.beforeEach(({ page }) => openAlive(page, tiny('/notices')))

test('a button shows its notice where it stands, and the next takes its place (R-244)', async ({
  page,
}) => {
  const first = await raise(page, 'success')
  await expect(first).toHaveText('Gemerkt: Ihr Brot liegt bereit.')
  await raise(page, 'info')
  await expect(toastsOf(page)).toHaveCount(1)
  await expect(first).toHaveCount(0)
  await expect(page).toHaveURL(tiny('/notices'))
})

test('a button shows its notice by keyboard, again and again', async ({ page }) => {
  await buttonOf(page, 'default').focus()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(toastsOf(page)).toHaveText(
      'Heute ist Ruhetag: Morgen ab sieben sind wir wieder da.',
    )
    await expect(buttonOf(page, 'default')).toBeFocused()
    await toastsOf(page).getByRole('button', { name: 'Schließen', exact: true }).click()
    await expect(toastsOf(page)).toHaveCount(0)
    await buttonOf(page, 'default').focus()
  }
})

test('each kind has its own icon, and only errors interrupt (R-246, R-247)', async ({ page }) => {
  const drawings = new Set<string>()
  for (const variant of VARIANTS) {
    const toast = await raise(page, variant)
    await expect(toast).toHaveCount(1)
    await expect(toast).toHaveAttribute('data-variant', variant)
    await expect(toast).toHaveRole(variant === 'error' ? 'alert' : 'status')
    await expect(toast.getByRole('button', { name: 'Schließen', exact: true })).toBeVisible()
    const icon = toast.locator('svg[aria-hidden=true]').first()
    await expect(icon).toBeVisible()
    drawings.add(await icon.innerHTML())
  }
  expect(drawings.size).toBe(6)
})

for (const width of [360, 1440]) {
  test(`each kind can be read and fits, ${width} pixels wide (R-246)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const variant of VARIANTS) {
      const toast = await raise(page, variant)
      const paper = await styleOf(toast, 'backgroundColor')
      const title = toast.getByText(TITLES[variant], { exact: true })
      const icon = toast.locator('svg').first()
      const close = toast.getByRole('button')
      expect(contrast(await styleOf(title, 'color'), paper), variant).toBeGreaterThan(4.5)
      expect(contrast(await styleOf(icon, 'color'), paper), variant).toBeGreaterThan(3)
      expect(contrast(await styleOf(close, 'color'), paper), variant).toBeGreaterThan(3)
      await expect(toast).toBeInViewport({ ratio: 1 })
      await expect(close).toBeInViewport({ ratio: 1 })
      expect(await toast.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
    }
  })
}
