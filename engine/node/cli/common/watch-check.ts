import { LiveCheck } from '../../check/live/live-check'
import type { ToolsOptions } from '../../check/run/check-tools'
import { createTools } from '../../check/run/check-tools'
import { joinLocated } from '../../check/run/locate-issues'
import { isFolderAt } from '../../lib/files/stat-file'
import { watchFolder } from '../../lib/files/watch-folder'
import type { BuildTime } from '../../sources/time/clock'
import { printReport } from './print-report'
import type { ReportFormat } from './report-format'

/** The exit code that shells expect after Ctrl+C. */
const INTERRUPTED = 130

interface WatchOptions extends ReportFormat, Pick<ToolsOptions, 'builds'> {
  /** The time at which the site is checked. Default: the current time. */
  buildTime?: BuildTime
}

/** Prints the problems of a site, and again after each saved file, until it is interrupted. */
export async function watchCheck(
  siteDir: string,
  { buildTime, builds, ...options }: WatchOptions,
): Promise<number> {
  const tools = createTools({ builds })
  const check = new LiveCheck(siteDir, { buildTime, readTools: () => tools })
  let isChecking = false
  let isStale = false

  async function report(): Promise<void> {
    isStale = true
    if (isChecking) return
    isChecking = true
    try {
      while (isStale) {
        isStale = false
        const problems = joinLocated(await check.checkAll())
        if (isStale) continue
        if (process.stdout.isTTY) console.clear()
        printReport(problems, check.results().length, options)
      }
    } finally {
      isChecking = false
    }
  }

  // A file may be replaced while it is read; the watcher then reports it again.
  const reportReason = (reason: Error): void => console.error(reason.message)

  await report()
  if (!isFolderAt(siteDir)) return 1
  const stop = watchFolder(siteDir, (file) => {
    check.forget(file)
    report().catch(reportReason)
  })
  console.error(`Watching ${siteDir}. Press Ctrl+C to stop.`)
  return new Promise((done) => {
    process.once('SIGINT', () => {
      stop()
      done(INTERRUPTED)
    })
  })
}
