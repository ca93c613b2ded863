import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { planUpgrade } from '../../../engine/node/edit/upgrade/plan-upgrade'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import {
  compareVersions,
  SCHEMA_VERSION,
  VERSION_FORM,
} from '../../../engine/node/schemas/schema-version'
import { loadSchemas } from '../../../engine/node/schemas/schemas'
import { makeScratchFolder } from '../../support/scratch-folder'
import { upgradeFrozen } from '../../support/upgrade/release-reports'
import { listFrozenSites, listReleases, readNames } from '../../support/upgrade/releases'
import { findUnanswered, listSchemaNames } from '../../support/upgrade/schema-names'

const sites = listFrozenSites()
const schemas = loadSchemas(projectRoot)
const names = listSchemaNames(schemas)
const readText = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

// UPDATE_REPORTS=1 records the output of an upgrade. Read the difference and commit it.
if (process.env.UPDATE_REPORTS) {
  for (const site of sites) writeFileSync(site.report, (await upgradeFrozen(site)).report)
}

describe('a site of an older version', () => {
  it('is there for each release', () => {
    const released = [...readText('CHANGELOG.md').matchAll(/^## \[(\d[^\]]*)\]/gm)]
    expect(listReleases()).toEqual(expect.arrayContaining(released.map(([, version]) => version)))
    expect(new Set(sites.map(({ name }) => name.split('/')[0]))).toEqual(new Set(listReleases()))
  })

  it.each(
    sites,
  )('$name is upgraded as it is written down, without errors, and built', async (site) => {
    const { dir, report } = await upgradeFrozen(site)
    expect(report).toBe(readFileSync(site.report, 'utf8'))
    expect(report).not.toContain('  error  ')
    expect(planUpgrade(dir).files).toEqual([])
    const outDir = join(makeScratchFolder(), 'dist')
    const { problems, pages } = await buildSite({ siteDir: dir, outDir })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(pages).toBeGreaterThan(2)
  })

  it.each(
    sites.filter(({ name }) => name.startsWith(`${SCHEMA_VERSION}.`)),
  )('$name, of the newest version, passes the strict check', async (site) => {
    const { dir } = await upgradeFrozen(site)
    expect((await checkSite(dir)).problems).toEqual([])
  })
})

describe('the schemas', () => {
  it.each(listReleases())('answer every name of %s that they no longer have', (release) => {
    const old = readNames(release)
    expect(old.length).toBeGreaterThan(1000)
    expect(findUnanswered(old, names)).toEqual([])
  })

  it('are looked through for the names of releases', () => {
    const gone = ['hero.headline', 'page.blocks[]=banner-row', 'cards.columns=9', 'gone.title']
    expect(findUnanswered([...gone, 'hero.title'], names)).toEqual(gone.slice(0, 3))
    // A name is also answered if its schema gives instructions, or the name of another block, as
    // text.
    expect(findUnanswered(['page.slug', 'page.blocks[]=banner'], names)).toEqual([])
  })

  it('have a new version where they have changed since an older release', () => {
    const { version } = JSON.parse(readText('package.json'))
    const minorOf = (release: string) => release.split('.').slice(0, 2).join('.')
    const current = [...names.keys()].sort().join()
    const outgrown = listReleases()
      .filter((release) => VERSION_FORM.test(minorOf(release)))
      .filter((release) => compareVersions(minorOf(release), minorOf(version)) < 0)
      .filter((release) => readNames(release).join() !== current)
      .filter((release) => compareVersions(SCHEMA_VERSION, minorOf(release)) <= 0)
    expect(outgrown).toEqual([])
  })

  it.each(schemas.kinds)('say which version they are in the file for editors: %s', (kind) => {
    const text = readText(`schemas/generated/${kind}.schema.json`)
    expect(JSON.parse(text)['x-quire-version']).toBe(SCHEMA_VERSION)
  })

  it('list new names only for names that are gone', () => {
    const owners = [...new Set(names.values())].filter(({ renamed }) => renamed !== undefined)
    const wrong = owners.flatMap(({ renamed, properties = {} }) =>
      Object.entries(renamed as Record<string, string>).filter(
        ([old, name]) => Object.hasOwn(properties, old) || !Object.hasOwn(properties, name),
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('the sites that come with Quire', () => {
  it.each([
    'examples/starter',
    'examples/bakery',
    'examples/news',
  ])('%s is written for this version', (site) => {
    expect(JSON.parse(readText(`${site}/settings.json`)).quire).toBe(SCHEMA_VERSION)
  })
})
