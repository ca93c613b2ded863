import { expect, it, vi } from 'vitest'
import { createDevCatalogue } from '../../../../engine/build/catalogue/dev-catalogue'
import { loadExamples } from '../../../../engine/build/catalogue/examples'
import { writeCatalogueSite } from '../../../../engine/build/catalogue/site'
import { createDevSite } from '../../../../engine/build/dev/site'

vi.mock('../../../../engine/build/catalogue/examples')
vi.mock('../../../../engine/build/catalogue/site')

it('writes the examples again when they changed, and only then', async () => {
  const show = (description: string) =>
    vi
      .mocked(loadExamples)
      .mockReturnValue(new Map([['cards', [{ name: 'a', description, block: { type: 'cards' } }]]]))
  const { openExamples } = createDevCatalogue(createDevSite('tests/sites/tiny', ['cards']))
  show('One.')
  const first = await openExamples()
  expect(await openExamples()).toBe(first)
  show('Another.')
  expect(await openExamples()).not.toBe(first)
  expect(writeCatalogueSite).toHaveBeenCalledTimes(2)
})
