import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findDependency } from '../../../../../engine/node/edit/new/quire-dependency'
import { makeScratchFolder } from '../../../../support/scratch-folder'

const root = '/somewhere/quire'

function makeProject(spec: string, list = 'dependencies'): string {
  const project = makeScratchFolder()
  const manifest = { [list]: { 'quire-pages': spec } }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  return project
}

describe('the dependency of a new project', () => {
  it.each([
    ['file:quire-pages-0.2.0.tgz', 'file:../quire-pages-0.2.0.tgz'],
    ['file:../quire', 'file:../../quire'],
    ['./packages/quire.tgz', 'file:../packages/quire.tgz'],
    ['quire-pages-0.2.0.tgz', 'file:../quire-pages-0.2.0.tgz'],
    ['file:/srv/quire.tgz', 'file:/srv/quire.tgz'],
    ['/srv/quire.tar.gz', 'file:/srv/quire.tar.gz'],
    ['link:../quire', 'link:../../quire'],
    ['https://example.com/quire.tgz', 'https://example.com/quire.tgz'],
    ['git+ssh://git@example.com/quire.git#main', 'git+ssh://git@example.com/quire.git#main'],
    ['example/quire', 'example/quire'],
  ])('for %s is %s', (spec, placed) => {
    for (const list of ['dependencies', 'devDependencies']) {
      const project = makeProject(spec, list)
      expect(findDependency(join(project, 'my-site'), { project, root })).toBe(placed)
    }
  })

  it.each([
    '^0.1.0',
    'latest',
    '*',
    'workspace:*',
    'npm:other@1',
  ])('for %s is the version', (spec) => {
    const project = makeProject(spec)
    expect(findDependency(join(project, 'my-site'), { project, root })).toMatch(/^\^\d+\.\d+\.\d+$/)
  })

  it('is as that of the folder into which npx put it', () => {
    const cache = makeProject('file:../downloads/quire.tgz')
    const installed = join(cache, 'node_modules/quire-pages')
    mkdirSync(installed, { recursive: true })
    const project = makeScratchFolder()
    expect(findDependency(join(project, 'my-site'), { project, root: installed })).toMatch(
      /^file:(?:\.\.\/)+.*downloads\/quire\.tgz$/,
    )
  })

  it('is the version where no package.json names it, or it cannot be read', () => {
    const project = makeScratchFolder()
    expect(findDependency(project, { project, root })).toMatch(/^\^\d/)
    writeFileSync(join(project, 'package.json'), '{')
    expect(findDependency(project, { project, root })).toMatch(/^\^\d/)
  })
})
