import { readSchedule } from '../../build/output/schedule'
import type { CheckSiteOptions } from '../../check/run/check-site'
import { checkSite } from '../../check/run/check-site'
import type { ToolsOptions } from '../../check/run/check-tools'
import { createTools } from '../../check/run/check-tools'
import { readSiteZone } from '../../sources/compose/site-zone'
import type { BuildTime } from '../../sources/time/clock'
import { renderClock } from '../../sources/time/read-time'

export interface DueOptions extends Pick<ToolsOptions, 'builds'> {
  siteDir: string
  outDir: string
  /** The current time. */
  buildTime: BuildTime
  /** The time of the last build. Default: the time that the output records. */
  since?: number
}

/** The exit code if no build is due. */
const NOT_DUE = 1

/**
 * Checks whether scheduled content has started or expired since the last build. Returns the exit
 * code.
 */
export async function runDue({
  siteDir,
  outDir,
  buildTime,
  since,
  builds,
}: DueOptions): Promise<number> {
  const zone = readSiteZone(siteDir)
  const changes =
    since === undefined
      ? readChanges(outDir)
      : await listChanges(siteDir, {
          buildTime: { ...buildTime, now: since },
          tools: createTools({ builds }),
        })
  if (!changes) {
    console.log(
      since === undefined
        ? 'The site has not been built yet.'
        : 'The site has errors: see `check`.',
    )
    return 0
  }
  const [next] = changes
  if (next === undefined) {
    console.log('No change is due.')
    return NOT_DUE
  }
  const time = `${renderClock(next, zone)} (${zone})`
  console.log(
    next <= buildTime.now
      ? `A change has been due since ${time}: build the site again.`
      : `The next change is due at ${time}.`,
  )
  return next <= buildTime.now ? 0 : NOT_DUE
}

function readChanges(outDir: string): number[] | undefined {
  return readSchedule(outDir)?.changes.map((change) => Date.parse(change))
}

async function listChanges(
  siteDir: string,
  options: CheckSiteOptions,
): Promise<number[] | undefined> {
  return (await checkSite(siteDir, { ...options, mostWarnings: 0 })).site?.changes
}
