import { parseArgs } from 'node:util'
import { buildSite } from '../engine/build/build'
import { clearBundleCache } from '../engine/build/bundle-cache'
import { hasErrors, renderReport } from '../engine/build/check/report'

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'site' },
    out: { type: 'string', default: 'dist' },
    cold: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const started = performance.now()
if (values.cold) await clearBundleCache()
const { problems, pages } = await buildSite({ siteDir: values.site, outDir: values.out })
if (problems.length > 0) console.error(renderReport(problems))
if (hasErrors(problems)) {
  process.exitCode = 1
} else {
  const seconds = (performance.now() - started) / 1000
  const peakMegabytes = process.resourceUsage().maxRSS / 1024
  console.log(
    values.json
      ? JSON.stringify({ pages, seconds, peakMegabytes })
      : `Built ${pages} pages into ${values.out} in ${seconds.toFixed(1)} s.`,
  )
}
