import { cpSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { renderUpgrade } from '../../../engine/node/cli/commands/upgrade-command'
import { planUpgrade } from '../../../engine/node/edit/upgrade/plan-upgrade'
import { writeFiles } from '../../../engine/node/edit/write/write-files'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import type { FrozenSite } from './releases'

/** A copy of a frozen site that has been upgraded. */
export interface UpgradedSite {
  dir: string
  /** The upgrade's changes, as a diff with reasons, and the check's report afterwards. */
  report: string
}

/** Upgrades a copy of a frozen site. The output refers to the copy as the `site` folder. */
export async function upgradeFrozen({ name, dir: source }: FrozenSite): Promise<UpgradedSite> {
  const dir = join(projectRoot, '.test/releases', name.replaceAll('/', '-'), 'site')
  rmSync(dir, { recursive: true, force: true })
  cpSync(source, dir, { recursive: true })
  const plan = planUpgrade(dir)
  writeFiles(dir, plan.files)
  const { problems } = await checkSite(dir)
  const left = problems.map(({ file, pointer, rule, severity, message }) =>
    [`${file}#${pointer}`, severity, rule, message].join('  '),
  )
  const said = [
    ...(plan.files.length > 0 ? [renderUpgrade(plan, { dryRun: true })] : ['Nothing to change.']),
    ['Left for a person:', ...(left.length > 0 ? left : ['nothing'])].join('\n'),
  ].join('\n\n')
  const place = relative(process.cwd(), dir).replaceAll('\\', '/')
  // An empty line in a diff is a single space, which editors remove.
  const report = said.replaceAll(place, 'site').replaceAll(/ +$/gm, '')
  return { dir, report: `${report}\n` }
}
