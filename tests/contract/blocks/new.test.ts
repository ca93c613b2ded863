import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeNewPage } from '../../../engine/node/edit/new/new-page'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { runInProcess } from '../../support/run-command'
import { runScript } from '../../support/run-script'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hashFiles } from '../../support/sites/hash-files'
import { writeSharedContentSite } from '../../support/sites/shared-content-site'

const folder = makeScratchFolder()

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the script in a separate process. */
function start(...args: string[]) {
  const { status, stdout, stderr } = runScript('scripts/new.ts', args)
  return { status, output: stdout + stderr }
}

describe('npm run new -- page (R-343)', () => {
  const site = join(folder, 'site')
  const add = (...args: string[]) => runInProcess('new', ...args, '--site', site)
  const read = (file: string) => readFileSync(join(site, file), 'utf8')

  beforeAll(() => cpSync(join(projectRoot, 'tests/sites/tiny'), site, { recursive: true }))

  it('writes a page that passes the check', async () => {
    const { status, output } = start('page', '/cakes/wedding-cakes', '--site', site)
    expect(output).toContain('pages/cakes/wedding-cakes.json\nThe page is at /cakes/wedding-cakes.')
    expect(status).toBe(0)
    const page = JSON.parse(read('pages/cakes/wedding-cakes.json'))
    expect(page).toEqual({
      $schema: expect.stringMatching(/schemas\/generated\/page\.schema\.json$/),
      title: 'Wedding cakes',
      description: 'Wedding cakes: what this page is about, in a sentence or two.',
      blocks: [{ type: 'hero', title: 'Wedding cakes' }],
    })
    const schema = join(site, 'pages/cakes', page.$schema)
    expect(schema).toBe(join(projectRoot, 'schemas/generated/page.schema.json'))
    const checked = await runInProcess('check', '--site', site, '--strict')
    expect(checked).toEqual({ status: 0, output: 'No problems: 9 pages checked.\n' })
  })

  it.each([
    ['beside others', '/bread/rye', ['/', '/bread']],
    ['below a page', '/bread/sourdough/starter', ['/', '/bread', '/bread/sourdough']],
    ['below no page', '/gifts/voucher', undefined],
  ])('names the pages above a page %s', (_, route, above) => {
    const result = writeNewPage({ siteDir: site, route })
    if (!('files' in result)) throw new Error(result.problem)
    const { breadcrumbs } = JSON.parse(readFileSync(String(result.files[0]), 'utf8'))
    expect(breadcrumbs?.map(({ href }: { href: string }) => href)).toEqual(above)
  })

  it('omits what the collection of its folder gives the page', async () => {
    const news = join(folder, 'news-site')
    const hero = { type: 'hero', title: '{page.title}' }
    writeSharedContentSite(news, {
      'pages/jobs/_collection.json': {
        page: { description: '{page.title}: join.' },
        before: [hero],
      },
    })
    for (const route of ['/news/fair', '/jobs/baker']) {
      expect((await runInProcess('new', 'page', route, '--site', news)).status).toBe(0)
    }
    const open = (file: string) => JSON.parse(readFileSync(join(news, file), 'utf8'))
    const $schema = expect.any(String)
    const blocks = [{ type: 'hero', title: 'Fair' }]
    expect(open('pages/news/fair.json')).toEqual({ $schema, title: 'Fair', blocks })
    expect(open('pages/jobs/baker.json')).toEqual({ $schema, title: 'Baker', blocks: [] })
    expect(await runInProcess('check', '--site', news, '--strict')).toEqual({
      status: 0,
      output: 'No problems: 8 pages checked.\n',
    })
  })

  it('takes its title and description as flags', async () => {
    const flags = ['--title', 'Hours', '--description', 'When we bake.']
    expect((await add('page', '/hours', ...flags)).status).toBe(0)
    expect(JSON.parse(read('pages/hours.json'))).toMatchObject({
      title: 'Hours',
      description: 'When we bake.',
    })
  })

  it('escapes the syntax in its title and description, except tokens', async () => {
    const flags = ['--title', 'List<String> of {brand} or {shop}', '--description', 'A *b*.']
    expect((await add('page', '/escaped', ...flags)).status).toBe(0)
    const title = 'List\\<String> of {brand} or \\{shop}'
    expect(JSON.parse(read('pages/escaped.json'))).toMatchObject({
      ...{ title, description: 'A \\*b\\*.' },
      blocks: [{ title }],
    })
  })

  it.each([
    ['/', /pages\/index\.json already exists\.$/],
    ['/visit', /pages\/visit\.json already exists\.$/],
    ['/Cakes', /^"\/Cakes" is not a valid path of a page: use lower-case letters/],
    ['cakes', /^"cakes" is not a valid path of a page/],
    ['/../cakes', /^"\/\.\.\/cakes" is not a valid path of a page/],
    ['/cakes/', /^"\/cakes\/" is not a valid path of a page/],
    ['/cakes/index', /^Only the home page is called index\.json\./],
    ['/loaves', /^"\/loaves" is an old path that is redirected to "\/bread"\./],
  ])('refuses %s, and writes nothing', (route, message) => {
    const before = hashFiles(site)
    const problem = expect.stringMatching(message)
    expect(writeNewPage({ siteDir: site, route })).toEqual({ problem })
    expect(hashFiles(site)).toEqual(before)
  })

  it('says why it writes nothing, and exits with 2', async () => {
    const { status, output } = await add('page', '/visit')
    expect(output).toMatch(/pages\/visit\.json already exists\. Nothing was written\.\n$/)
    expect(status).toBe(2)
  })

  it.each([
    [[]],
    [['page', '/a', '/b']],
  ])('says what it needs when called with %j from a script, and exits with 2', async (args) => {
    const { status, output } = await add(...args)
    expect(output).toBe('Say what to add, and its name. See --help.\n')
    expect(status).toBe(2)
  })

  it('answers an unknown flag with the nearest', async () => {
    expect((await add('block', '--titel', 'x')).output).toBe(
      'There is no option "--titel". Did you mean "--title"? See --help.\n',
    )
  })
})
