import { expectWithin } from '../../browser/support/budget'
import { expectLightFonts } from '../../browser/support/font-weights'
import { halyard, test } from './site'

test('a first visit of the shipped home page keeps its budget (R-347)', async () => {
  await expectWithin('shipped home page', '.test/halyard_url', '/')
})

test('the fonts of the shipped site are light', async ({ request }) => {
  for (const route of ['/', '/contact']) await expectLightFonts(request, halyard(route))
})
