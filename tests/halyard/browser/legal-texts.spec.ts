import type { Page } from 'playwright/test'
import { expect, halyard, test } from './site'

const PRIVACY = [
  'Introduction',
  'Information we collect',
  'How we collect it',
  'How we use it',
  'Legal basis',
  'International transfers',
  'Provisions for particular regions',
  'Retention',
  'Your rights',
  'Security',
  'Changes to this policy',
  'Contact',
]

const TERMS = [
  'Definitions',
  'Account security',
  'Licence and prohibited uses',
  'Intellectual property',
  'User content',
  'Payment terms',
  'Confidentiality',
  'Warranty disclaimer',
  'Limitation of liability',
  'Indemnification',
  'Regional provisions',
  'Termination',
  'Changes to these terms',
  'Governing law and disputes',
  'Severability',
  'Entire agreement',
  'Contact',
]

const number = (titles: string[]) => titles.map((title, index) => `${index + 1}. ${title}`)

/** The content under a heading, up to the next heading. */
const section = (page: Page, name: string) =>
  page.locator('main [data-block=prose] div[id]').filter({
    has: page.getByRole('heading', { level: 2, name, exact: true }),
  })

for (const { route, titles, requirement } of [
  { route: '/privacy', titles: PRIVACY, requirement: 'R-215' },
  { route: '/terms', titles: TERMS, requirement: 'R-216' },
]) {
  test.describe(route, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(halyard(route))
    })

    test(`has its date and its ${titles.length} sections in order (${requirement})`, async ({
      page,
    }) => {
      const main = page.locator('main')
      await expect(main).toContainText('Last updated: April 21, 2025')
      await expect(main.locator('[data-block=prose] div[id] > h2')).toHaveText(number(titles))
    })

    test('leads from its contents to each section', async ({ page }) => {
      for (const title of number(titles)) {
        const link = page.locator('main nav').getByRole('link', { name: title, exact: true })
        const href = await link.getAttribute('href')
        await expect(page.locator(`main ${href}`)).toContainText(title)
      }
    })

    test('says something in every section, in whole sentences', async ({ page }) => {
      for (const title of number(titles)) {
        const paragraphs = await section(page, title).locator('p').allInnerTexts()
        expect(paragraphs.length, title).toBeGreaterThan(0)
        expect(
          paragraphs.filter((text) => !/^\p{Lu}.*[.:]$/su.test(text)),
          title,
        ).toEqual([])
      }
    })

    test('gives a mail address and a telephone number as links (R-217)', async ({ page }) => {
      const contact = section(page, number(titles).at(-1) ?? '')
      for (const [scheme, written] of [
        ['mailto', /^[\w.]+@[\w.]+$/],
        ['tel', /^\+[\d ]+$/],
      ] as const) {
        const link = contact.locator(`a[href^="${scheme}:"]`)
        await expect(link).toHaveText(written)
        const text = (await link.innerText()).replaceAll(' ', '')
        await expect(link).toHaveAttribute('href', `${scheme}:${text}`)
      }
    })
  })
}

test('the privacy policy names its four countries and their laws', async ({ page }) => {
  await page.goto(halyard('/privacy'))
  const regions = section(page, '7. Provisions for particular regions')
  await expect(regions.getByRole('heading', { level: 3 })).toHaveText([
    'Australia',
    'Malaysia',
    'Indonesia',
    'Philippines',
  ])
  await expect(regions).toContainText('Australian Privacy Principles')
  await expect(regions).toContainText('Personal Data Protection')
  await expect(regions).toContainText('Data Privacy Act of 2012')
})

test('the terms limit liability to twelve months’ fees or $100 (R-216)', async ({ page }) => {
  await page.goto(halyard('/terms'))
  await expect(section(page, '9. Limitation of liability')).toContainText(
    'twelve months’ fees or $100',
  )
})

test('the terms name the rules of each region and the law that governs them (R-298)', async ({
  page,
}) => {
  await page.goto(halyard('/terms'))
  const regions = section(page, '11. Regional provisions')
  await expect(regions.getByRole('heading', { level: 3 })).toHaveText([
    'Australia',
    'Malaysia',
    'Indonesia',
    'Philippines',
  ])
  for (const words of ['Australian Consumer Law', 'Kuala Lumpur', 'Bahasa Indonesia', 'Manila'])
    await expect(regions).toContainText(words)
  const law = section(page, '14. Governing law and disputes')
  await expect(law).toContainText('law of Australia')
  await expect(law).toContainText(/negotiation.*UNCITRAL Arbitration Rules/)
})
