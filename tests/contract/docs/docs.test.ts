import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { COMMANDS } from '../../../engine/node/cli/program'
import { writeNewPage } from '../../../engine/node/edit/new/new-page'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { GENERATED_FOLDER } from '../../../engine/node/schemas/schema-path'
import { listGuides, readGuide } from '../../support/guides/guide-snippets'
import { runInProcess } from '../../support/run-command'
import { runScript } from '../../support/run-script'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hasHalyard } from '../../support/sites/shipped-sites'

const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8')
const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
const fences = (language: string) =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    (match) => match[1] ?? '',
  )

describe('npm test', () => {
  it('lists its steps with --help', () => {
    const { status, stdout } = runScript('tests/run.ts', ['--help'])
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^Steps: format, .+ engines\.$/m)])
  })
})

describe('the pictures of the guides', () => {
  const files = readdirSync(join(projectRoot, 'docs/pictures')).filter((file) => file !== 'blocks')
  const guides = listGuides().map(readGuide).join('\n')

  it.each(files)('%s is small, and a guide shows it with a description', (file) => {
    expect(statSync(join(projectRoot, 'docs/pictures', file)).size).toBeLessThan(60_000)
    expect(guides).toMatch(new RegExp(`!\\[[^\\]]{20,}\\]\\([\\w./]*pictures/${file}\\)`))
  })

  const blocks = readdirSync(join(projectRoot, 'docs/pictures/blocks'))

  it.each(blocks)('blocks/%s is small, and the guide and the reference show it', (file) => {
    expect(statSync(join(projectRoot, 'docs/pictures/blocks', file)).size).toBeLessThan(12_001)
    for (const guide of ['docs/authors/pages.md', 'docs/block-reference.md']) {
      expect(readGuide(guide)).toMatch(
        new RegExp(`<img src="(?:../)?pictures/blocks/${file}" width="\\d+" alt="[^"]{20,}">`),
      )
    }
  })
})

describe('the guides', () => {
  it('name the package as it is called, and one of them says how to install it', () => {
    const files = listGuides().flatMap((path) =>
      [...readGuide(path).matchAll(/quire-pages-([\d.]+)\.tgz/g)].map(([name]) => ({ path, name })),
    )
    const name = `quire-pages-${manifest.version}.tgz`
    expect(files.filter((file) => file.name !== name)).toEqual([])
    const [installed, ...others] = new Set(
      listGuides().filter((path) => /^npm install .*quire-pages-/m.test(readGuide(path))),
    )
    expect([installed, others]).toEqual(['docs/install.md', []])
  })
})

describe('the README', () => {
  it('names commands that exist', () => {
    const named = [
      ...readme.matchAll(/npm (?:run )?((?:test:)?[a-z]+(?:-[a-z]+)*)(?=[` \n])/g),
    ].map((match) => match[1] ?? '')
    const builtIn = ['ci', 'install', 'run']
    const unknown = named.filter(
      (name) => !builtIn.includes(name) && !Object.hasOwn(manifest.scripts, name),
    )
    expect(named.length).toBeGreaterThan(8)
    expect(unknown).toEqual([])
  })

  it('names every command that is meant for people', () => {
    const ofProject = COMMANDS.map(({ name }) => `npx quire ${name}`)
    const ofClone = ['npm start', 'npm ci && npm test']
    const scripts = ['package', 'bench', 'contact-sheet', 'format'].map((name) => `npm run ${name}`)
    const named = [...ofProject, ...ofClone, ...scripts]
    expect(named.filter((command) => !readme.includes(`\`${command}`))).toEqual([])
  })

  it('names folders and files that exist', () => {
    const paths = [
      ...readme.matchAll(/`((?:examples|site|schemas|engine|blocks|scripts|tests)\/[\w./-]*)`/g),
    ].map((match) => match[1] ?? '')
    // Readers create the examples; the other paths are removed with the shipped site.
    const gone = hasHalyard ? [] : ['site/', 'tests/halyard/']
    const examples = ['quote', 'solutions/fx']
    const real = paths.filter(
      (path) =>
        !examples.some((example) => path.toLowerCase().includes(example)) &&
        !gone.some((start) => path.startsWith(start)),
    )
    expect(real.length).toBeGreaterThan(10)
    expect(real.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([])
  })

  it('lists the runtime dependencies, each with its reason (R-334)', () => {
    const [, table = ''] = readme
      .replaceAll(' (optional)', '')
      .split('<summary>Runtime dependencies')
    const listed = [...table.matchAll(/^\| (`.+?) \| [^|]+ \|$/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    )
    const { dependencies, optionalDependencies } = manifest
    expect(listed.sort()).toEqual(Object.keys({ ...dependencies, ...optionalDependencies }).sort())
  })

  it('shows four pictures, one of them of two sites side by side', () => {
    expect([...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)]).toHaveLength(4)
    expect(readme).toContain('](docs/pictures/looks.webp)')
  })

  it('is short enough to be read', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(135)
  })

  it('begins with a page that is valid', async () => {
    const dir = makeScratchFolder()
    cpSync(join(projectRoot, 'tests/sites/tiny'), dir, { recursive: true })
    const [page = ''] = fences('jsonc')
    expect(page).toMatch(/^\/\/ site\/pages\/bread\.json\n/)
    // The tiny site already has a page with that title, to which others link.
    const text = page.replace(/^.+\n/, '').replace('"Bread"', '"More bread"')
    writeFileSync(join(dir, 'pages/more-bread.json'), text)
    const { problems, site } = await checkSite(dir)
    expect(problems).toEqual([])
    expect(site?.pages.map(({ route }) => route)).toContain('/more-bread')
  })

  it('shows a page that is valid, and a redirect that is', async () => {
    const dir = makeScratchFolder()
    cpSync(join(projectRoot, 'tests/sites/tiny'), dir, { recursive: true })
    const [page = ''] = fences('json')
    const schema = join('site/pages/solutions', JSON.parse(page).$schema)
    expect(schema).toBe(`${GENERATED_FOLDER}/schemas/page.schema.json`)
    const [, route = '', title = ''] = /quire new page (\S+) --title "([^"]+)"/.exec(readme) ?? []
    const written = writeNewPage({ siteDir: dir, route, title })
    const [file = ''] = 'files' in written ? written.files : []
    expect({ ...JSON.parse(readFileSync(file, 'utf8')), $schema: '' }).toEqual({
      ...JSON.parse(page),
      $schema: '',
    })
    const [, redirect = ''] = /`(\{ "from".*?\})`/.exec(readme) ?? []
    writeFileSync(join(dir, 'redirects.json'), `{ "rules": [${redirect}] }`)
    const { problems, site } = await checkSite(dir)
    // The new redirects.json replaces the tiny site's rules, which nothing on the site depends on.
    expect(problems).toEqual([])
    expect(site?.pages.map(({ route }) => route)).toContain('/solutions/fx')
    expect(site?.redirects).toEqual([
      { from: '/fx', to: '/solutions/fx', status: 301, alias: false },
    ])
  })

  it('leads to a build of another site that works', async () => {
    const clone = readFileSync(join(projectRoot, 'docs/clone.md'), 'utf8')
    const [command = ''] = /npm run build -- --site \S+ --out \/tmp[^\s`]+/.exec(clone) ?? []
    const out = join(makeScratchFolder(), 'bakery')
    const words = command.replace('/tmp/bakery', out).split(/\s+/)
    expect(words.slice(0, 4)).toEqual(['npm', 'run', 'build', '--'])
    const { status, output } = await runInProcess('build', ...words.slice(4))
    expect([status, output.includes('Error')]).toEqual([0, false])
    expect(existsSync(join(out, 'index.html'))).toBe(true)
  }, 60_000)

  it('has the two commands that the gate runs', () => {
    expect(fences('sh').join('\n')).toContain('npm ci && npm start')
    expect(readme).toContain('`npm ci && npm test`')
    expect(readFileSync(join(projectRoot, '.ci/run'), 'utf8')).toContain('npm ci && npm test')
  })
})
