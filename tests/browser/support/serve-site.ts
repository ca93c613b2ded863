import { buildSite } from '../../../engine/node/build/build-site'
import { renderReport } from '../../../engine/node/check/report/report'
import { startPreview } from '../../../engine/node/servers/preview/preview'

/**
 * Builds a site into `.test/` and serves it on a free port. The port number is stored in an
 * environment variable.
 */
export async function serveSite(variable: string, siteDir: string): Promise<() => Promise<void>> {
  const outDir = `.test/${variable.toLowerCase()}`
  const { problems, pages } = await buildSite({ siteDir, outDir, precompress: false })
  if (pages === 0) throw new Error(renderReport(problems))
  const { url, close } = await startPreview({ outDir, port: 0 })
  process.env[variable] = url
  return close
}
