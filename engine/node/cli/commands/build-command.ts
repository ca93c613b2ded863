import type { BuildOptions } from '../../build/build-site'
import { buildSite } from '../../build/build-site'
import { showStages } from '../../build/stages'
import { renderReport } from '../../check/report/report'
import { renderInvocation } from '../../lib/files/invocation'
import { hasErrors } from '../../lib/problems/problem'

export interface BuildCommandOptions extends Omit<BuildOptions, 'stage'> {
  /** If `true`, the closing line is JSON: pages, seconds, peak memory in MB. */
  json?: boolean
}

/** Builds a site, and prints its problems and the result. Returns the exit code. */
export async function runBuild({ json, ...options }: BuildCommandOptions): Promise<number> {
  const started = performance.now()
  const { stdout, stderr, env } = process
  const stage = showStages({
    write: (text) => stderr.write(text),
    isLive: Boolean(stdout.isTTY && stderr.isTTY) && env.CI === undefined,
    hasColors: stderr.isTTY,
  })
  const { problems, more, pages, rendered, warnings, next } = await buildSite({ ...options, stage })
  if (problems.length > 0) {
    const words = options.siteDir === 'site' ? '' : `--site ${options.siteDir}`
    const rest = { ...more, command: renderInvocation('check', words) }
    console.error(renderReport(problems, { more: rest, color: process.stderr.isTTY }))
  }
  if (hasErrors(problems)) return 1
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
  const seconds = (performance.now() - started) / 1000
  const peakMegabytes = process.resourceUsage().maxRSS / 1024
  const changed = rendered < pages ? ` (${rendered} of them rendered again)` : ''
  const text = `Built ${pages} pages${changed} into ${options.outDir} in ${seconds.toFixed(1)} s.`
  console.log(json ? JSON.stringify({ pages, rendered, seconds, peakMegabytes, next }) : text)
  if (next && !json) console.log(`The next change is due at ${next}: build again then.`)
  return 0
}
