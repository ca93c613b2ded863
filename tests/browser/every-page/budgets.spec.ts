import { buildSite } from '../../../engine/node/build/build-site'
import { routeOfPage, writeBenchSite } from '../../support/sites/generate-site'
import { expectWithin } from '../support/budget'
import { expect, test } from '../support/site'

test('first visits of a generated page keep their budgets (R-347)', async () => {
  // The test is slow: it builds a site, and opens a new browser for each visit.
  test.slow()
  const siteDir = '.test/budget-site'
  const outDir = '.test/budget'
  writeBenchSite(siteDir, 20)
  const { problems } = await buildSite({ siteDir, outDir, precompress: false })
  // The site's words are invented, so link text does not describe its target.
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  await expectWithin('generated page', outDir, routeOfPage(1))
  const alone = 'generated page on a phone that is left alone'
  await expectWithin(alone, outDir, routeOfPage(1), 'phone left alone')
})
