import { buildSite } from '../../engine/node/pipeline/build-site'
import { renderReport } from '../../engine/node/reports/report'
import { startPreview } from '../../engine/node/serve/preview'
import { writeSiteVariant } from '../support/site-variant'

/** Builds a site into `.test/` and serves it at a free port, named in the environment. */
export async function serveSite(variable: string, siteDir: string): Promise<() => Promise<void>> {
  const outDir = `.test/${variable.toLowerCase()}`
  const { problems, pages } = await buildSite({ siteDir, outDir, precompress: false })
  if (pages === 0) throw new Error(renderReport(problems))
  const { url, close } = await startPreview({ outDir, port: 0 })
  process.env[variable] = url
  return close
}

/** The shipped site. Its chat is a request that comes late: `companions.spec.ts` has it. */
export async function serveHalyard(): Promise<() => Promise<void>> {
  const folder = '.test/halyard-site'
  writeSiteVariant('site', folder, (settings) => {
    settings.chat = undefined
  })
  return serveSite('HALYARD_URL', folder)
}
