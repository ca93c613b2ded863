import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planUpgrade } from '../../../engine/node/edit/upgrade/plan-upgrade'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { migrations } from '../../../engine/node/schemas/migrations'
import {
  compareVersions,
  SCHEMA_VERSION,
  VERSION_FORM,
} from '../../../engine/node/schemas/schema-version'
import { writeCase } from '../../support/check/rule-cases'
import {
  loadMigrationCases,
  upgradeCase,
  writeMigrationCases,
} from '../../support/upgrade/migration-cases'

// UPDATE_REPORTS=1 records the result of each case. Read the difference and commit it.
if (process.env.UPDATE_REPORTS) writeMigrationCases()

const files = [...loadMigrationCases()]
const cases = files.flatMap(([migration, list]) =>
  list.map((one, index) => ({ ...one, migration, id: `${migration}-${index}` })),
)

describe('an upgrade', () => {
  it.each(cases)('$migration: $name', ({ id, before, after, said }) => {
    expect(upgradeCase(id, { before })).toEqual({ after, said })
  })

  const old = cases.filter(({ before }) => (before['settings.json'] as { quire?: string }).quire)
  it.each(old)('has nothing left the second time: $migration, $name', ({ id, before, after }) => {
    const dir = join(projectRoot, '.test/migrations', `${id}-again`)
    const settings = after['settings.json'] as object
    // The state after an upgrade that was killed before it wrote the version.
    writeCase(dir, { ...before, ...after, 'settings.json': { ...settings, quire: '0.1' } })
    const changes = planUpgrade(dir).steps.flatMap((step) => step.changes)
    expect(changes.map(({ to }) => to)).toEqual([`"${SCHEMA_VERSION}"`])
  })
})

describe('the migrations', () => {
  it.each(migrations)('$name has a case that it changes and one that it leaves', ({ name }) => {
    const mine = cases.filter(({ migration }) => migration === name)
    expect(mine.some(({ said }) => said.includes(name))).toBe(true)
    expect(mine.some(({ said }) => !said.includes(name))).toBe(true)
  })

  it('have names in kebab case, each once, and say in sentences what they do', () => {
    const names = migrations.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
    expect(migrations.filter(({ summary }) => !/^[A-Z`].+\.$/.test(summary))).toEqual([])
    expect(files.map(([name]) => name).sort()).toEqual(names.sort())
  })

  it('are in the order of their versions, and lead no further than the schemas', () => {
    const versions = migrations.map(({ version }) => version)
    expect(versions.filter((version) => !VERSION_FORM.test(version))).toEqual([])
    expect(versions).toEqual(versions.toSorted(compareVersions))
    expect(compareVersions(versions.at(-1) ?? '', SCHEMA_VERSION)).toBeLessThanOrEqual(0)
  })
})
