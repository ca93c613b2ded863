import { relative } from 'node:path'
import { LiveCheck } from '../../check/live/live-check'
import { loadTools } from '../../check/run/check-tools'
import { joinLocated } from '../../check/run/locate-issues'
import type { Problem } from '../../lib/problems/problem'
import type { BuildTime } from '../../sources/time/clock'
import { writeFiles } from '../write/write-files'
import type { SiteChange } from './try-fixes'
import { tryFixes } from './try-fixes'

export interface FixResult {
  changes: SiteChange[]
  /** The remaining problems. */
  problems: Problem[]
  pages: number
}

/** Writes the unambiguous fixes to a site's files, once they reduce the problems in a copy. */
export async function fixSite(
  dir: string,
  buildTime?: BuildTime,
  tools = loadTools(),
): Promise<FixResult> {
  const check = new LiveCheck(dir, { buildTime, readTools: () => tools })
  let problems = joinLocated(await check.checkAll())
  const isHopeful = problems.some(({ fix }) => fix !== undefined)
  const nothing = { changes: [], files: [] }
  const { changes, files } = isHopeful ? await tryFixes(dir, buildTime, tools) : nothing
  if (files.length > 0) {
    writeFiles(dir, files)
    for (const { path } of files) check.forget(relative(dir, path).replaceAll('\\', '/'))
    problems = joinLocated(await check.checkAll())
  }
  // A fix must reduce the number of problems.
  const left = problems.map(withoutCertainFix)
  return { changes, problems: left, pages: check.results().length }
}

function withoutCertainFix({ fix: _, fixes, ...problem }: Problem): Problem {
  const open = fixes?.map(({ certain: _, ...fix }) => fix)
  return { ...problem, ...(open && { fixes: open }) }
}
