import type { Page } from 'playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessible'
import { expect, test } from '../support/site'
import type { StudioParts, StudioSite } from '../support/studio'
import { openStudio, serveStudio } from '../support/studio'

// One server for all tests.
test.describe.configure({ mode: 'default' })

const WIDTHS = [1280, 768, 320]

let site: StudioSite

test.beforeAll(async () => {
  site = await serveStudio('examples/bakery', 'accessible')
})

test.afterAll(() => site.close())

/** Shows a pane, which a narrow window has only one of. */
async function showPane(page: Page, name: string): Promise<void> {
  const pane = page.getByText(name, { exact: true }).filter({ visible: true }).first()
  if ((page.viewportSize()?.width ?? 0) < 1024) await pane.click()
}

const STATES: Record<string, (page: Page, parts: StudioParts) => Promise<void>> = {
  'the blocks of a page': async (page) => showPane(page, 'Pages'),
  'the list of pages': async (page, { side }) => {
    await showPane(page, 'Pages')
    await side.getByRole('tab', { name: 'Pages' }).click()
    await expect(side.getByRole('button', { name: 'New page' })).toBeVisible()
  },
  'the problems': async (page, { side }) => {
    await showPane(page, 'Pages')
    await side.getByRole('tab', { name: /^Problems/ }).click()
  },
  'a form': async (page, { side, form }) => {
    await showPane(page, 'Pages')
    await side.getByRole('button', { name: /^Hero/ }).click()
    await expect(form.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible()
  },
  'a form with all its parts open': async (page, { side, form }) => {
    await showPane(page, 'Pages')
    await side.getByRole('button', { name: /^Cards/ }).click()
    await form.getByRole('button', { name: 'More options' }).last().click()
    await form.getByRole('button', { name: 'Layout' }).click()
  },
  'the settings of a page': async (page, { side, form }) => {
    await showPane(page, 'Pages')
    await side.getByRole('button', { name: 'Page settings' }).click()
    await expect(form.getByRole('button', { name: 'Delete this page' })).toBeVisible()
  },
  'the commands of a block': async (page, { side }) => {
    await showPane(page, 'Pages')
    await side.getByRole('button', { name: 'Commands: Cards' }).click()
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  },
  'the block types': async (page, { side }) => {
    await showPane(page, 'Pages')
    await side.getByRole('button', { name: 'Add a block' }).click()
    await expect(page.getByRole('button', { name: /^Cards/ }).last()).toBeVisible()
  },
  'the dialog for a new page': async (page, { side }) => {
    await showPane(page, 'Pages')
    await side.getByRole('tab', { name: 'Pages' }).click()
    await side.getByRole('button', { name: 'New page' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}

test.describe('the studio has no violations and no overflow with', () => {
  // React logs a suggestion to install its developer tools. A page that is left may just send a
  // message.
  test.use({ allowErrors: /React DevTools|404|postMessage/ })

  for (const [name, open] of Object.entries(STATES)) {
    test(name, async ({ page }) => {
      // The studio opens three times.
      test.slow()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const parts = await openStudio(page, site)
        await open(page, parts)
        await expectNoOverflow(page, [width])
        await expectAccessible(page)
      }
    })
  }
})
