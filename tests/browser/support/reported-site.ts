import { buildSite } from '../../../engine/node/build/build-site'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { writeSiteVariant } from '../../support/sites/site-variant'
import { readBody, startBackend } from './backend'
import { expect } from './site'

export interface ReportedSite<R> {
  url: string
  /** The data that the site's pages have sent. */
  reports: R[]
  close: () => Promise<void>
}

/**
 * Serves the tiny site with other settings, and collects the data that its pages send to `path`.
 */
export async function startReportedSite<R>(
  name: string,
  path: string,
  change: Parameters<typeof writeSiteVariant>[2],
): Promise<ReportedSite<R>> {
  const siteDir = `.test/${name}`
  const outDir = `${siteDir}-output`
  writeSiteVariant('tests/sites/tiny', siteDir, change)
  expect((await buildSite({ siteDir, outDir })).problems).toEqual([])
  const preview = await startPreview({ outDir, port: 0 })
  const reports: R[] = []
  const backend = await startBackend(
    preview.url,
    (asked) => asked === path,
    async (request, response) => {
      reports.push(JSON.parse(await readBody(request)))
      response.end()
    },
  )
  const close = async () => {
    backend.close()
    await preview.close()
  }
  return { url: backend.url, reports, close }
}
