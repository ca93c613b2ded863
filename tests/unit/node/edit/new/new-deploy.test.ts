import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEPLOY_NAMES, writeNewDeploy } from '../../../../../engine/node/edit/new/new-deploy'
import { listFiles } from '../../../../../engine/node/lib/files/list-files'
import { makeScratchFolder } from '../../../../support/scratch-folder'
import { hashFiles } from '../../../../support/sites/hash-files'

let root: string

beforeEach(() => {
  root = makeScratchFolder()
  writeFileSync(join(root, 'package.json'), '{}')
})

describe('the files that publish a site', () => {
  it.each(DEPLOY_NAMES)('are written for %s', (name) => {
    const { written, first } = writeNewDeploy(root, name)
    expect(listFiles(root)).toEqual([...written, 'package.json'].sort())
    expect(written[0]).toBe(first)
  })

  it.each([
    ['container', 'Dockerfile', ['COPY --from=build /project/dist/ /srv/site/docs/x/']],
    [
      'netlify',
      'netlify.toml',
      [
        'npx quire build --out publish/docs/x && cp publish/docs/x/.quire/hosting/netlify/* publish/',
        'publish = "publish"',
      ],
    ],
    [
      'cloudflare-pages',
      '.github/workflows/pages.yml',
      ['- run: npx quire build --out dist/docs/x', 'mv dist/docs/x/.quire quire'],
    ],
  ] as const)('write the path of a site below one: %s', (name, path, parts) => {
    mkdirSync(join(root, 'site'))
    writeFileSync(join(root, 'site/settings.json'), '{ "url": "https://example.com/docs/x/" }')
    writeNewDeploy(root, name)
    const text = readFileSync(join(root, path), 'utf8')
    for (const part of parts) expect(text).toContain(part)
    expect(text).not.toContain('below a path')
  })

  it('are left where they are there already', () => {
    writeNewDeploy(root, 'storage')
    expect(writeNewDeploy(root, 'github-matrix').written).toEqual(['.github/workflows/site.yml'])
    expect(writeNewDeploy(root, 'github-matrix').written).toEqual([])
  })

  it.each([
    ['container', 'Dockerfile'],
    ['kubernetes', 'kubernetes/Dockerfile'],
  ] as const)('copy the package of Quire for %s if the project installs it from a file', (name, path) => {
    const write = (range: string) =>
      writeFileSync(
        join(root, 'package.json'),
        JSON.stringify({ dependencies: { 'quire-pages': range } }),
      )
    const copied = () => {
      rmSync(join(root, path), { force: true })
      writeNewDeploy(root, name)
      return /^COPY .*package\.json.*$/m.exec(readFileSync(join(root, path), 'utf8'))?.[0]
    }
    write('file:quire-pages-0.2.0.tgz')
    expect(copied()).toMatch(/ package\.json package-lock\.json quire-pages-\*\.tgz \.\/$/)
    expect(writeNewDeploy(root, name).written).toEqual([])
    for (const range of ['^0.2.0', 'file:../quire', 'file:../quire-pages-0.2.0.tgz']) {
      write(range)
      expect(copied()).toMatch(/ package\.json package-lock\.json \.\/$/)
    }
  })

  it.each([
    ['a file', 'nginx.conf', (path: string) => writeFileSync(path, 'mine')],
    ['a folder', 'nginx.conf', (path: string) => mkdirSync(path)],
    ['a link that leads nowhere', 'nginx.conf', (path: string) => symlinkSync('nowhere', path)],
    ['an empty file', '.dockerignore', (path: string) => writeFileSync(path, '')],
  ])('replace nothing: %s is refused, and nothing is written', (_, path, make) => {
    make(join(root, path))
    const before = hashFiles(root)
    expect(() => writeNewDeploy(root, 'container')).toThrow(
      expect.objectContaining({
        name: 'UsageError',
        message: `${path} exists already. Nothing was written. Move it away, run the command again, and compare the two.`,
      }) as Error,
    )
    expect(hashFiles(root)).toEqual(before)
  })

  it('do not go through a link or a file in the place of a folder', () => {
    const outside = makeScratchFolder()
    symlinkSync(outside, join(root, '.github'))
    expect(() => writeNewDeploy(root, 'github-pages')).toThrow(/^\.github exists already\./)
    expect(listFiles(outside)).toEqual([])
    writeFileSync(join(root, 'kubernetes'), '')
    expect(() => writeNewDeploy(root, 'kubernetes')).toThrow(/^kubernetes exists already\./)
    expect(listFiles(root)).not.toContain('publish.sh')
  })

  it('are beside other workflows', () => {
    const other = join(root, '.github/workflows/test.yml')
    mkdirSync(dirname(other), { recursive: true })
    writeFileSync(other, 'mine')
    writeNewDeploy(root, 'github-pages')
    expect(readFileSync(other, 'utf8')).toBe('mine')
  })

  it('belong to a project', () => {
    expect(() => writeNewDeploy(makeScratchFolder(), 'netlify')).toThrow(
      'There is no package.json here. Nothing was written. Run the command in the folder of your project.',
    )
  })
})
