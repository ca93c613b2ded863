import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { expect, test } from '../support/site'
import { openStudio, serveStudio } from '../support/studio'

// Requests fail while the server is stopped.
test.use({ allowErrors: /React DevTools|404|403|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|fetch/ })

test('the studio keeps what is typed while the server is stopped, and sends it later', async ({
  page,
}) => {
  // Two servers start, one after the other.
  test.slow()
  const site = await serveStudio('examples/bakery', 'restart')
  const { side, form } = await openStudio(page, site)
  await side.getByRole('button', { name: /^Page opening/ }).click()
  const title = form.getByRole('textbox', { name: 'Title', exact: true })
  const alert = page.getByRole('alert', { name: 'Quire is not running' })
  await title.press('End')
  await site.close()
  await title.pressSequentially(' early')
  await expect(alert).toBeVisible()
  await expect(title).toHaveValue('Bread worth getting up for early')
  const again = await startDev({ siteDir: site.dir, port: Number(new URL(site.url).port) })
  try {
    await expect
      .poll(() => site.read('pages/index.json'), { timeout: 30_000 })
      .toContain('getting up for early"')
    await expect(alert).toBeHidden()
  } finally {
    await again.close()
  }
})
