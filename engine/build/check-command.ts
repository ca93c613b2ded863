import { renderGithubReport, renderJsonReport } from './check/machine-report'
import type { Problem } from './check/problem'
import { hasErrors, renderReport } from './check/report'
import { checkSite } from './site'

export const FORMATS = ['text', 'json', 'github'] as const

export interface CheckCommandOptions {
  siteDir: string
  format: (typeof FORMATS)[number]
  /** Whether warnings fail too. */
  strict: boolean
}

/** Checks a site, prints its problems, and returns the exit code. */
export async function runCheck({ siteDir, ...options }: CheckCommandOptions): Promise<number> {
  const { problems, pages } = await checkSite(siteDir)
  printReport(problems, pages, options)
  return resolveExitCode(problems, options)
}

export function printReport(
  problems: Problem[],
  pages: number,
  { format }: Pick<CheckCommandOptions, 'format'>,
): void {
  if (format === 'json') console.log(renderJsonReport(problems, pages))
  else if (format === 'github') console.log(renderGithubReport(problems))
  else console.log(renderReport(problems, { pages, color: process.stdout.isTTY }))
}

export function resolveExitCode(
  problems: Problem[],
  { strict }: Pick<CheckCommandOptions, 'strict'>,
): number {
  return hasErrors(problems) || (strict && problems.length > 0) ? 1 : 0
}
