import { expect, it, vi } from 'vitest'
import { loadExamples } from '../../../../../engine/node/block-tools/catalogue/examples'
import { writeCatalogueSite } from '../../../../../engine/node/block-tools/catalogue/site'
import type { DevCode } from '../../../../../engine/node/servers/dev/code'
import { createDevCatalogue } from '../../../../../engine/node/servers/dev/dev-catalogue'
import { DevSite } from '../../../../../engine/node/servers/dev/site'

vi.mock('../../../../../engine/node/block-tools/catalogue/examples')
vi.mock('../../../../../engine/node/block-tools/catalogue/site')

it('writes the examples again when they changed, and only then', async () => {
  const show = (description: string) =>
    vi
      .mocked(loadExamples)
      .mockReturnValue(new Map([['cards', [{ name: 'a', description, block: { type: 'cards' } }]]]))
  const { openExamples } = createDevCatalogue({
    site: new DevSite('tests/sites/tiny'),
    // The stand-in renders nothing.
    code: {} as DevCode,
  })
  show('One.')
  const first = await openExamples()
  expect(await openExamples()).toBe(first)
  show('Another.')
  expect(await openExamples()).not.toBe(first)
  expect(writeCatalogueSite).toHaveBeenCalledTimes(2)
})
