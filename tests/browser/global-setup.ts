import { buildSite } from '../../engine/build/build'
import { renderReport } from '../../engine/build/check/report'
import { startPreview } from '../../engine/build/preview'
import { writeExamplesSite } from '../support/examples-site'
import { writeSiteVariant } from '../support/site-variant'
import makeTemporaryFolder from '../support/temporary-folder'

/** The sites that the browser tests visit: name of the environment variable → folder. */
const SITES = {
  HALYARD_URL: '.test/halyard-site',
  TINY_URL: 'tests/sites/tiny',
  EXAMPLES_URL: '.test/examples-site',
}

/** Builds each site into `.test/` and serves it at a free port, named in the environment. */
export default async function setUp(): Promise<() => Promise<void>> {
  const removeTemporaryFolder = makeTemporaryFolder()
  // What is built in one year may be visited in the next.
  process.env.BUILD_YEAR = String(new Date().getFullYear())
  writeExamplesSite(SITES.EXAMPLES_URL)
  // Its chat is a request that comes late: `companions.spec.ts` visits the site with it.
  writeSiteVariant('site', SITES.HALYARD_URL, (settings) => {
    settings.chat = undefined
  })
  const closers: (() => Promise<void>)[] = []
  for (const [variable, siteDir] of Object.entries(SITES)) {
    const outDir = `.test/${variable.toLowerCase()}`
    const { problems, pages } = await buildSite({ siteDir, outDir, precompress: false })
    if (pages === 0) throw new Error(renderReport(problems))
    const { url, close } = await startPreview({ outDir, port: 0 })
    process.env[variable] = url
    closers.push(close)
  }
  return async () => {
    for (const close of closers) await close()
    removeTemporaryFolder()
  }
}
