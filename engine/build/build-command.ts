import { buildSite } from './build'
import { hasErrors, renderReport } from './check/report'

export interface BuildCommandOptions {
  siteDir: string
  outDir: string
  /** Whether the closing line is for machines: pages, seconds, peak memory in MB. */
  json?: boolean
}

/** Builds a site, prints its problems and what was done, and returns the exit code. */
export async function runBuild({ siteDir, outDir, json }: BuildCommandOptions): Promise<number> {
  const started = performance.now()
  const { problems, pages, warnings } = await buildSite({ siteDir, outDir })
  if (problems.length > 0) console.error(renderReport(problems, { color: process.stderr.isTTY }))
  if (hasErrors(problems)) return 1
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
  const seconds = (performance.now() - started) / 1000
  const peakMegabytes = process.resourceUsage().maxRSS / 1024
  const text = `Built ${pages} pages into ${outDir} in ${seconds.toFixed(1)} s.`
  console.log(json ? JSON.stringify({ pages, seconds, peakMegabytes }) : text)
  return 0
}
