import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { renderUpgrade } from '../../../engine/node/cli/commands/upgrade-command'
import { planUpgrade } from '../../../engine/node/edit/upgrade/plan-upgrade'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { writeCase } from '../check/rule-cases'

/** A site of an older version, and the result of its upgrade. */
export interface MigrationCase {
  name: string
  /**
   * The differences from the smallest site: the content of each path within the site, as JSON or as
   * text.
   */
  before: Record<string, unknown>
  /** The files that the upgrade changes. */
  after: Record<string, unknown>
  /** The lines that the upgrade prints. */
  said: string[]
}

const CASES = join(projectRoot, 'tests/migrations')

/** The cases in each file of `tests/migrations`, keyed by the file's name without its extension. */
export function loadMigrationCases(): Map<string, MigrationCase[]> {
  const names = readdirSync(CASES).filter((name) => name.endsWith('.json'))
  return new Map(
    names.map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(join(CASES, name), 'utf8')) as MigrationCase[],
    ]),
  )
}

/** Records the result of upgrading each case in its file. */
export function writeMigrationCases(): void {
  for (const [name, cases] of loadMigrationCases()) {
    const done = cases.map((one, index) => ({ ...one, ...upgradeCase(`${name}-${index}`, one) }))
    writeFileSync(join(CASES, `${name}.json`), `${JSON.stringify(done, null, 2)}\n`)
  }
}

/** The result of upgrading a case, with the case's site as the `site` folder. */
export function upgradeCase(
  id: string,
  { before }: Pick<MigrationCase, 'before'>,
): Pick<MigrationCase, 'after' | 'said'> {
  const dir = join(projectRoot, '.test/migrations', id)
  writeCase(dir, before)
  const plan = planUpgrade(dir)
  const after = plan.files.map(({ path, after }) => {
    const file = relative(dir, path).replaceAll('\\', '/')
    return [file, typeof before[file] === 'string' ? after : JSON.parse(after)]
  })
  const said = renderUpgrade(plan).replaceAll(relative(process.cwd(), dir), 'site')
  return { after: Object.fromEntries(after), said: said.split('\n') }
}
