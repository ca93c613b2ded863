import { parseArgs } from 'node:util'
import { buildSite } from '../engine/build/build'
import { hasErrors, renderReport } from '../engine/build/check/report'
import { servePreview } from '../engine/build/serve-preview'

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'site' },
    out: { type: 'string', default: 'dist' },
  },
})

const { problems } = await buildSite({ siteDir: values.site, outDir: values.out })
if (problems.length > 0) console.error(renderReport(problems))
if (hasErrors(problems)) process.exitCode = 1
else await servePreview(values.out)
