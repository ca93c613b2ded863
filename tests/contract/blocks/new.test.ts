import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeNewBlock } from '../../../engine/node/scaffold/new-block'
import { writeNewPage } from '../../../engine/node/scaffold/new-page'
import { writeGenerated } from '../../../engine/node/schemas/write-generated'
import { projectRoot } from '../../../engine/node/util/project-root'
import { findSnippets, readGuide } from '../../support/guides/guide-snippets'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hashFiles } from '../../support/sites/hash-files'
import { copyProject, startOwnSite } from '../../support/sites/project-copy'

const folder = makeScratchFolder()
const BLOCK_TESTS = [
  'blocks/blocks',
  'blocks/schemas',
  'blocks/generated.test',
  'check/editor',
  'docs/guides',
  'sources/imports',
  'sources/words',
]

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(root: string, program: string, ...args: string[]) {
  const result = spawnSync(join(projectRoot, 'node_modules/.bin', program), args, {
    cwd: root,
    encoding: 'utf8',
  })
  return { status: result.status, output: result.stdout + result.stderr }
}

describe('npm run new -- page (R-343)', () => {
  const site = join(folder, 'site')
  const add = (...args: string[]) =>
    run(projectRoot, 'tsx', 'scripts/new.ts', ...args, '--site', site)
  const read = (file: string) => readFileSync(join(site, file), 'utf8')

  beforeAll(() => cpSync(join(projectRoot, 'tests/sites/tiny'), site, { recursive: true }))

  it('writes a page that passes the check', () => {
    const { status, output } = add('page', '/cakes/wedding-cakes')
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
    const checked = run(projectRoot, 'tsx', 'scripts/check.ts', '--site', site, '--strict')
    expect(checked).toEqual({ status: 0, output: 'No problems: 9 pages checked.\n' })
  })

  it.each([
    ['beside others', '/bread/rye', ['/', '/bread']],
    ['below a page', '/bread/sourdough/starter', ['/', '/bread', '/bread/sourdough']],
    ['below no page', '/gifts/voucher', undefined],
  ])('names the pages above a page %s', (_, route, above) => {
    const result = writeNewPage({ siteDir: site, route })
    if (!('files' in result)) throw new Error(result.refusal)
    const { breadcrumbs } = JSON.parse(readFileSync(String(result.files[0]), 'utf8'))
    expect(breadcrumbs?.map(({ href }: { href: string }) => href)).toEqual(above)
  })

  it('takes its title and description as flags', () => {
    expect(add('page', '/hours', '--title', 'Hours', '--description', 'When we bake.').status).toBe(
      0,
    )
    expect(JSON.parse(read('pages/hours.json'))).toMatchObject({
      title: 'Hours',
      description: 'When we bake.',
    })
  })

  it.each([
    ['/visit', /pages\/visit\.json already exists\.$/],
    ['/Cakes', /^"\/Cakes" is not a valid page address: use lower-case letters/],
    ['cakes', /^"cakes" is not a valid page address/],
    ['/../cakes', /^"\/\.\.\/cakes" is not a valid page address/],
    ['/cakes/', /^"\/cakes\/" is not a valid page address/],
    ['/cakes/index', /^Only the home page is called index\.json\./],
    ['/loaves', /^"\/loaves" is an old address, redirected to "\/bread"\./],
  ])('refuses %s, and writes nothing', (route, message) => {
    const before = hashFiles(site)
    const refusal = expect.stringMatching(message)
    expect(writeNewPage({ siteDir: site, route })).toEqual({ refusal })
    expect(hashFiles(site)).toEqual(before)
  })

  it('says why it writes nothing, and exits with 2', () => {
    const { status, output } = add('page', '/visit')
    expect(output).toMatch(/pages\/visit\.json already exists\. Nothing was written\.\n$/)
    expect(status).toBe(2)
  })

  it.each([
    [[]],
    [['page', '/a', '/b']],
  ])('says how it is used when called with %j from a script, and exits with 2', (args) => {
    const { status, output } = add(...args)
    expect(output).toMatch(/^Say what to add and what to call it\.\nUsage: npm run new -- page /)
    expect(status).toBe(2)
  })

  it('says of an unknown flag no more than how it is used', () => {
    expect(add('block', '--titel', 'x').output).toMatch(
      /^There is no option "--titel"\. Did you mean "--title"\? See --help\.\nUsage: npm run new -- /,
    )
  })
})

describe('npm run new -- block (R-278, R-343)', () => {
  const root = join(folder, 'project')
  const add = (...args: string[]) => run(root, 'tsx', 'scripts/new.ts', 'block', ...args)
  const has = (type: string) => existsSync(join(root, `blocks/${type}`))
  /** The name, or one that differs by its last letter, that no block has. */
  const findFreeType = (name: string): string => {
    const letters = [name.at(-1), ...'abcdefghijklmnopqrstuvwxyz']
    const free = letters.map((letter) => name.slice(0, -1) + letter).find((type) => !has(type))
    if (free === undefined) throw new Error(`Every name like "${name}" is taken.`)
    return free
  }

  beforeAll(() => {
    copyProject(root)
    // What somebody has of their own who works in a clone: a block, and sites in their own style.
    startOwnSite(root)
    if (!has('pricing')) expect(add('pricing')).toMatchObject({ status: 0 })
    cpSync(join(projectRoot, 'tests/sites/tiny'), join(root, 'my-site'), { recursive: true })
    for (const site of ['my-site', 'examples/mine', 'site']) {
      const file = join(root, site, 'messages.json')
      mkdirSync(join(root, site), { recursive: true })
      const said = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
      writeFileSync(file, JSON.stringify({ ...said, openMenu: 'Menu' }, null, '\t'))
    }
  })

  it('leaves the JSON of sites as it is written when the project is formatted', () => {
    const hash = () => ['my-site', 'examples', 'site'].map((name) => hashFiles(join(root, name)))
    const before = hash()
    const { output } = run(root, 'biome', 'check', '--write', 'my-site', 'examples', 'site')
    expect(output).toContain('No files were processed')
    expect(hash()).toEqual(before)
  })

  it.each([
    ['hero', /^blocks\/hero already exists\.$/],
    ['Pricing', /^"Pricing" is not a valid block name: use at most 240 lower-case letters/],
    ['../pricing', /^"\.\.\/pricing" is not a valid block name/],
    ['map', /^A block cannot be called "map": the name "Map" is taken in its component\./],
    ['section', /^A block cannot be called "section"/],
    ['constructor', /^A block cannot be called "constructor"/],
    ['a'.repeat(241), /^"a+" is not a valid block name/],
  ])('refuses "%s", and writes nothing', async (type, message) => {
    const before = hashFiles(join(root, 'blocks'))
    const refusal = expect.stringMatching(message)
    expect(await writeNewBlock({ root, type })).toEqual({ refusal })
    expect(hashFiles(join(root, 'blocks'))).toEqual(before)
  })

  /** Makes the block of the tutorial in docs/blocks.md, as a reader does. */
  async function followGuide(): Promise<void> {
    const snippets = findSnippets(readGuide('docs/blocks.md'))
    expect(add('price-list', '--description', 'What we sell, with prices')).toMatchObject({
      status: 0,
    })
    const schemaFile = join(root, 'blocks/price-list/schema.json')
    const { properties, ...schema } = JSON.parse(readFileSync(schemaFile, 'utf8'))
    const { texts: _, ...kept } = properties
    const added = JSON.parse(snippets.find(({ kind }) => kind === 'property')?.text ?? '')
    const changed = { ...schema, required: ['type', 'items'], properties: { ...kept, ...added } }
    writeFileSync(schemaFile, JSON.stringify(changed, null, 2))
    const written = snippets.filter(({ kind }) => kind === 'new')
    expect(written).toHaveLength(3)
    for (const { detail, text } of written) writeFileSync(join(root, detail), text)
    await writeGenerated(root)
    // As the tutorial has its readers do: JSON is not broken into lines as it breaks it.
    run(root, 'biome', 'check', '--write', 'blocks/price-list')
  }

  it('writes blocks that pass check, types, format and tests at once, and so does the one of the guide', async () => {
    const described = findFreeType('pricing')
    for (const [type, ...flags] of [
      [described, '--description', 'what each plan costs'],
      // Longer than a line, and after all others.
      [findFreeType(`a-list${'-of-a-list'.repeat(3)}`)],
      [findFreeType('zebra')],
    ]) {
      const { status, output } = add(type ?? '', ...flags)
      expect(output).toContain(`Wrote blocks/${type}/schema.json\n`)
      expect(status).toBe(0)
    }
    expect(readFileSync(join(root, `blocks/${described}/schema.json`), 'utf8')).toContain(
      '"description": "What each plan costs."',
    )
    expect(add(described).output).toContain('already exists')
    if (!has('price-list')) await followGuide()
    const passes = (program: string, ...args: string[]) =>
      expect(run(root, program, ...args)).toMatchObject({ status: 0 })
    passes('tsx', 'scripts/check.ts')
    passes('biome', 'ci', '--error-on-warnings')
    passes('tsc', '--noEmit')
    passes('vitest', 'run', ...BLOCK_TESTS.map((name) => `tests/contract/${name}`))
    // Four programs over the whole project, on a machine that may have more to do.
  }, 600_000)
})
