import pc from 'picocolors'
import { count } from '../../../core/text/count'
import { renderReport } from '../../check/report/report'
import { checkSite } from '../../check/run/check-site'
import { renderTextDiff } from '../../edit/fix/text-diff'
import type { UpgradePlan, UpgradeStep } from '../../edit/upgrade/plan-upgrade'
import { planUpgrade } from '../../edit/upgrade/plan-upgrade'
import { writeFiles } from '../../edit/write/write-files'
import { hasErrors } from '../../lib/problems/problem'
import { SCHEMA_VERSION } from '../../schemas/schema-version'
import { finishInterrupted } from '../common/finish-interrupted'
import type { Colors } from '../common/rewritten-files'
import { renderChange, renderNote } from '../common/rewritten-files'

export interface UpgradeCommandOptions {
  siteDir: string
  /** If `true`, the changes are only shown. */
  dryRun: boolean
}

/**
 * Upgrades a site to the installed version. Prints the changes with their reasons, then what the
 * author has to decide. Returns the exit code.
 */
export async function runUpgrade({ siteDir, dryRun }: UpgradeCommandOptions): Promise<number> {
  finishInterrupted(siteDir)
  const plan = planUpgrade(siteDir)
  if (plan.files.length === 0) {
    console.log(`The site is written for Quire ${SCHEMA_VERSION} already. Nothing to change.`)
    return 0
  }
  if (!dryRun) writeFiles(siteDir, plan.files)
  console.log(renderUpgrade(plan, { dryRun, color: process.stdout.isTTY }))
  if (dryRun) return 0
  const { problems, pages } = await checkSite(siteDir)
  console.log(`\n${renderReport(problems, { pages, color: process.stdout.isTTY })}`)
  return hasErrors(problems) ? 1 : 0
}

/** The output of an upgrade. */
export function renderUpgrade(
  { from, steps, files }: UpgradePlan,
  { dryRun = false, color = false } = {},
): string {
  const colors = pc.createColors(color)
  const changes = count(steps.flatMap((step) => step.changes).length, 'change')
  const step = from === undefined ? 'Set the version to' : `From version ${from} to`
  const done = dryRun ? 'would be made' : 'made'
  return [
    ...(dryRun
      ? [files.map(({ path, before, after }) => renderTextDiff(path, before, after)).join('')]
      : []),
    ...steps.map((step) => renderStep(step, colors)),
    `${step} ${SCHEMA_VERSION}: ${changes} ${done} in ${count(files.length, 'file')}.`,
  ].join('\n\n')
}

function renderStep({ name, summary, changes, notes }: UpgradeStep, colors: Colors): string {
  return [
    `${colors.bold(name)}\n  ${summary}`,
    ...changes.map((change) => renderChange(change, colors)),
    ...notes.map((note) => renderNote(note, colors)),
  ].join('\n')
}
