import { buildSite } from '../../../engine/node/build/build-site'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { noteTimes, readNotes } from '../../browser/support/note-times'
import { expect, openAlive, test } from './site'

test('the shipped site fetches the script that stands in for its chat, as late (R-257, R-260)', async ({
  page,
}) => {
  const outDir = '.test/shipped-output'
  expect((await buildSite({ siteDir: 'site', outDir, precompress: false })).problems).toEqual([])
  const preview = await startPreview({ outDir, port: 0 })
  await noteTimes(page)
  await openAlive(page, preview.url)
  const script = page.locator('script[src]')
  await expect(script).toHaveAttribute('src', /^\/assets\/loader-\w+\.js$/)
  await expect(script).toHaveAttribute('data-loaded', 'true')
  const [added] = await readNotes(page, '/assets/loader')
  expect(added?.after).toBeGreaterThanOrEqual(1999)
  await preview.close()
})
