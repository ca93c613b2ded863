import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lookAround } from '../../../../engine/node/upgrade/site-around'
import { projectRoot } from '../../../../engine/node/util/project-root'
import { makeScratchFolder } from '../../../support/scratch-folder'

const { name } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
const page = { kind: 'page', file: 'pages/a/b.json', data: {}, route: '/a/b' }
const settings = { kind: 'settings', file: 'settings.json', data: { language: 'de-CH' } }

describe('what migrations know of the site around a file', () => {
  it('has the schemas of the package that the project has, even where that is a link', () => {
    const project = makeScratchFolder()
    mkdirSync(join(project, 'node_modules'))
    symlinkSync(projectRoot, join(project, 'node_modules', name))
    const { schemaPathOf } = lookAround(join(project, 'my site'), [page])
    expect(schemaPathOf(page)).toBe(
      `../../../node_modules/${name}/schemas/generated/page.schema.json`,
    )
  })

  it('passes over another package of that name, and finds one further up', () => {
    const project = makeScratchFolder()
    const site = join(project, 'sites/one')
    mkdirSync(join(project, 'sites/node_modules', name), { recursive: true })
    mkdirSync(join(project, 'node_modules'))
    symlinkSync(projectRoot, join(project, 'node_modules', name))
    expect(lookAround(site, [settings]).schemaPathOf(settings)).toBe(
      `../../node_modules/${name}/schemas/generated/settings.schema.json`,
    )
  })

  it('has the schemas that are generated for the project, which may not be there yet', () => {
    const project = makeScratchFolder()
    const site = join(project, 'site')
    mkdirSync(site)
    writeFileSync(join(project, 'package.json'), '{}')
    const path = '../../../.quire/schemas/page.schema.json'
    expect(lookAround(site, [page]).leadsSomewhere(page, path)).toBe(true)
    expect(lookAround(site, [page]).schemaPathOf(page)).not.toBe(path)
    mkdirSync(join(project, '.quire/schemas'), { recursive: true })
    expect(lookAround(site, [page]).schemaPathOf(page)).toBe(path)
  })

  it('has the schemas of the clone where there is no package', () => {
    const { schemaPathOf } = lookAround(join(projectRoot, 'examples'), [page])
    expect(schemaPathOf(page)).toBe('../../../schemas/generated/page.schema.json')
    const { schemaPathOf: fromRoot } = lookAround(projectRoot, [settings])
    expect(fromRoot(settings)).toBe('./schemas/generated/settings.schema.json')
  })

  it('has the addresses, the language, and what a path leads to', () => {
    const dir = makeScratchFolder()
    cpSync('tests/sites/tiny', dir, { recursive: true })
    const site = lookAround(dir, [page, settings])
    expect([...site.routes]).toEqual(['/a/b'])
    expect(site.language).toBe('de-CH')
    expect(lookAround(dir, [page]).language).toBe('en')
    expect(site.leadsSomewhere(settings, 'pages/index.json')).toBe(true)
    expect(site.leadsSomewhere(page, '../../settings.json')).toBe(true)
    expect(site.leadsSomewhere(page, '../settings.json')).toBe(false)
  })
})
