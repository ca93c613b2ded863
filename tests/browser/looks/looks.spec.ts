/** The pages of a new site in each look, in both colour schemes, on a phone and a large screen. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../../../engine/node/build/build-site'
import { listLooks } from '../../../engine/node/edit/new/look/looks'
import { writeNewSite } from '../../../engine/node/edit/new/new-site'
import { parseAnswers } from '../../../engine/node/edit/new/site-answers'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/site'

const ANSWERS = { name: 'Alder & Finch', phone: '+44 1632 960127', form: '/api/contact' }

for (const look of listLooks()) {
  test.describe(`the look ${look}`, () => {
    test.describe.configure({ mode: 'serial' })
    let site: Awaited<ReturnType<typeof startPreview>>

    test.beforeAll(async () => {
      test.setTimeout(120_000)
      const folder = `.test/looks/${look}`
      rmSync(folder, { recursive: true, force: true })
      await writeNewSite(folder, parseAnswers({ ...ANSWERS, look }, look))
      const outDir = join(folder, 'dist')
      await buildSite({ siteDir: join(folder, 'site'), outDir, precompress: false })
      site = await startPreview({ outDir, port: 0 })
    })
    test.afterAll(() => site.close())

    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 1440]) {
        test(`has no axe violation in ${colorScheme}, ${width} pixels wide`, async ({ page }) => {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 900 })
          for (const path of ['/', '/about', '/contact', '/search', '/thanks']) {
            await page.goto(site.url + path)
            await expectAccessible(page)
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            )
            expect(overflow, path).toBe(0)
          }
        })
      }
    }
  })
}
