import { join } from 'node:path'
import { GitRepository } from '../../support/studio/git-repository'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/site'
import type { StudioSite } from '../support/studio'
import { openStudio, serveStudio } from '../support/studio'

test.describe.configure({ mode: 'serial' })
test.use({ allowErrors: /React DevTools/ })

let site: StudioSite
let repository: GitRepository

test.beforeAll(async () => {
  site = await serveStudio('examples/bakery', 'changes')
  repository = new GitRepository(join(site.dir, '..'))
  repository.commit('Open the bakery')
})

test.afterAll(() => site.close())

test('a change is shown in words, opened, and taken back, which can be undone', async ({
  page,
}) => {
  const { side, form, shown } = await openStudio(page, site)
  const heading = shown.getByRole('heading', { level: 1 })
  const before = (await heading.textContent()) ?? ''
  await side.getByRole('button', { name: /^Page opening/ }).click()
  const title = form.getByRole('textbox', { name: 'Title', exact: true }).first()
  await title.fill('Bread that takes its time')
  const tab = side.getByRole('tab', { name: /^Changes/ })
  await expect(tab).toHaveText('Changes (1)')
  await tab.click()
  await expect(side.getByText('Since “Open the bakery”')).toBeVisible()
  const words = side
    .getByRole('listitem')
    .filter({ has: page.locator('del') })
    .last()
  await expect(words.locator('ins').last()).toHaveText(/time$/)
  await expectAccessible(page)
  await form.getByRole('textbox').last().focus()
  await words.getByRole('button', { name: 'Page opening › Title', exact: true }).click()
  await expect(title).toBeFocused()
  await words.getByRole('button', { name: 'Put back: Page opening › Title' }).click()
  await expect(heading).toHaveText(before)
  await expect(side.getByRole('status')).toHaveText('Nothing has changed.')
  await expect(side.getByRole('status')).toBeFocused()
  await expect(tab).toHaveText('Changes')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading).toHaveText('Bread that takes its time')
  await expect(tab).toHaveText('Changes (1)')
})

test('a commit ends the changes, and the studio makes none', async ({ page }) => {
  const { side, status } = await openStudio(page, site)
  await expect(status).toHaveText('All changes saved')
  expect(repository.run('rev-list', '--count', 'HEAD').trim()).toBe('1')
  repository.commit('Change the title')
  await page.reload()
  await side.getByRole('tab', { name: 'Changes', exact: true }).click()
  await expect(side.getByRole('status')).toHaveText('Nothing has changed.')
  await expect(side.getByText('Since “Change the title”')).toBeVisible()
})
