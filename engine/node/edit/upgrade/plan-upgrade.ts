import { loadTools } from '../../check/run/check-tools'
import { migrations } from '../../schemas/migrations'
import type { Migration } from '../../schemas/migrations/migration'
import { compareVersions, SCHEMA_VERSION } from '../../schemas/schema-version'
import type { FileChange, FileNote, RewrittenFile } from '../write/draft'
import { Draft } from '../write/draft'
import type { OpenFile } from '../write/read-site'
import { readSite, SETTINGS } from '../write/read-site'
import { readVersion } from './read-version'
import { RENAMED, renameProperties } from './renamed-properties'

/** The changes for one reason. */
export interface UpgradeStep {
  /** The name of a migration. */
  name: string
  summary: string
  changes: FileChange[]
  notes: FileNote[]
}

export interface UpgradePlan {
  /** The version that the site declares. Without one, it counts as current. */
  from?: string
  /** The reasons with changes, or with places for the author to check. */
  steps: UpgradeStep[]
  /**
   * The files that change. The settings, which get the new version, are last: a killed upgrade can
   * be repeated and completes the rest.
   */
  files: RewrittenFile[]
}

/** Why files change. */
type Reason = Pick<Migration, 'name' | 'summary'>

const VERSION: Reason = {
  name: 'version',
  summary: `The settings say that the site is written for Quire ${SCHEMA_VERSION}.`,
}

/**
 * Plans the upgrade of a site to the installed version. Writes nothing.
 * @throws {UsageError} when there is no site, when a file is not valid JSON, or when the site is
 * for a newer version.
 */
export function planUpgrade(dir: string): UpgradePlan {
  const files = readSite(dir)
  const settings = files.find(({ file }) => file === SETTINGS) as OpenFile
  const from = readVersion(settings)
  if (from === SCHEMA_VERSION) return { from, steps: [], files: [] }
  const drafts = files.map((file) => new Draft(file))
  const pending = migrations.filter(
    ({ version }) => from !== undefined && compareVersions(version, from) > 0,
  )
  for (const migration of pending) {
    for (const draft of drafts) draft.apply(migration.name, migration.migrate(draft.read()))
  }
  const { validator } = loadTools()
  for (const draft of drafts) renameProperties(draft, validator)
  const last = drafts[files.indexOf(settings)] as Draft
  const order = ['$schema', 'quire', ...Object.keys(settings.data as object)]
  last.apply(VERSION.name, [{ pointer: '/quire', value: SCHEMA_VERSION, order }])
  const others = drafts.filter((draft) => draft !== last)
  return {
    from,
    steps: [...pending, RENAMED, VERSION].flatMap((reason) => collect(reason, drafts)),
    files: [...others, last].flatMap((draft) => draft.finish() ?? []),
  }
}

function collect({ name, summary }: Reason, drafts: Draft[]): UpgradeStep[] {
  const changes = drafts.flatMap((draft) => draft.listChanges(name))
  const notes = drafts.flatMap((draft) => draft.listNotes(name))
  return changes.length + notes.length === 0 ? [] : [{ name, summary, changes, notes }]
}
