import { describe, expect, it } from 'vitest'
import { buildProjectManifest } from '../../../../../engine/node/edit/new/project-manifest'

const build = (present: object | string | undefined, folder = 'My Site') => {
  const text = typeof present === 'object' ? JSON.stringify(present, null, 4) : present
  return buildProjectManifest(text, { folderName: folder, dependency: 'file:../quire.tgz' })
}

describe('the package.json of a new site', () => {
  it('has the commands as scripts, and Quire as its only dependency', () => {
    expect(JSON.parse(build(undefined))).toEqual({
      name: 'my-site',
      private: true,
      scripts: {
        dev: 'quire dev',
        check: 'quire check',
        build: 'quire build',
        preview: 'quire preview',
        start: 'quire start',
        prepare: 'quire generate',
      },
      dependencies: { 'quire-pages': 'file:../quire.tgz' },
    })
  })

  it('adds to what npm made what is missing, and changes nothing of it', () => {
    const present = {
      name: 'wren',
      version: '1.0.0',
      scripts: { test: 'node --test', build: 'make' },
      dependencies: { 'quire-pages': 'file:quire-pages-9.9.9.tgz' },
    }
    const text = build(present)
    expect(JSON.parse(text)).toMatchObject({ ...present, private: true })
    expect(JSON.parse(text).scripts).toMatchObject({ dev: 'quire dev', prepare: 'quire generate' })
    expect(text).toMatch(/^ {4}"name": "wren",$/m)
  })

  it('leaves Quire where it is listed already', () => {
    const devDependencies = { 'quire-pages': '^9.0.0' }
    const merged = JSON.parse(build({ private: false, devDependencies }))
    expect(merged).toMatchObject({ private: false, devDependencies })
    expect(merged).not.toHaveProperty('dependencies')
  })

  it.each(['{', '[]', 'null', '"x"'])('is not made of %s', (text) => {
    expect(() => build(text)).toThrow(
      'The package.json in this folder is not valid: repair or remove it, and run the command again. Nothing was written.',
    )
  })

  it('has a name that npm takes, whatever the folder is called', () => {
    expect(JSON.parse(build(undefined, 'Größe & Söhne')).name).toBe('gr-e-s-hne')
    expect(JSON.parse(build(undefined, '店')).name).toBe('my-site')
  })
})
