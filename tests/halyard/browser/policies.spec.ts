import { expect, halyard, openAlive, test } from './site'

/** One word from each section heading, in the order of the specification. */
const SECTIONS = {
  '/privacy': [
    /introduction/i,
    /information we collect/i,
    /how we collect/i,
    /use/i,
    /legal basis/i,
    /international transfers/i,
    /region/i,
    /retention/i,
    /rights/i,
    /security/i,
    /changes/i,
    /contact/i,
  ],
  '/terms': [
    /definitions/i,
    /account security/i,
    /licence and prohibited uses/i,
    /intellectual property/i,
    /user content/i,
    /payment terms/i,
    /confidentiality/i,
    /warranty disclaimer/i,
    /liability/i,
    /indemnification/i,
    /regional provisions/i,
    /termination/i,
    /changes/i,
    /governing law/i,
    /severability/i,
    /entire agreement/i,
    /contact/i,
  ],
}

for (const [route, sections] of Object.entries(SECTIONS)) {
  test(`${route} is dated, has its sections in order, and mail and phone as links (R-215, R-216, R-217)`, async ({
    page,
  }) => {
    await openAlive(page, halyard(route))
    const main = page.getByRole('main')
    await expect(main).toContainText(/Last updated:? April 21, 2025/)
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(main.getByRole('heading', { name: /^\d+\. / })).toHaveText(sections)
  })
}

test('the terms limit liability and name their arbitration (R-216, R-298)', async ({ page }) => {
  await openAlive(page, halyard('/terms'))
  for (const pattern of [
    /twelve months.{0,40}\$100/i,
    /UNCITRAL/,
    /Kuala Lumpur/,
    /Manila/,
    /Australian consumer law/i,
  ])
    await expect(page.getByRole('main')).toContainText(pattern)
})
