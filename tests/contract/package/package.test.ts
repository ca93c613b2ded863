/** Quire as its users have it: as a package in another project. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { headersOf } from '../../../engine/node/build/hosting/file-headers'
import { getManifestPath } from '../../../engine/node/build/output/side-folder'
import { readManifest } from '../../../engine/node/build/publishing/manifest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { loadSchemas } from '../../../engine/node/schemas/schemas'
import { changeSchema } from '../../support/guides/block-guide'
import { findSnippets, readGuide } from '../../support/guides/guide-snippets'
import { isLongRun } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import { createReader } from '../../support/servers/read-stream'
import { StudioClient } from '../../support/servers/studio-client'
import { hashFiles } from '../../support/sites/hash-files'
import {
  cliOf,
  installIsolated,
  listLoadedModules,
  MAKING_MS,
  runQuire,
  sharePackage,
} from '../../support/sites/package-project'

const scratch = makeScratchFolder()
/** A name that shells, URLs and patterns each interpret differently. */
const project = join(scratch, 'my site #1 100%25')
const at = (...path: string[]) => join(project, ...path)
const write = (path: string, text: string) => {
  mkdirSync(join(at(path), '..'), { recursive: true })
  writeFileSync(at(path), text)
}
let staged: string

beforeAll(async () => {
  staged = await sharePackage()
  mkdirSync(project)
  installIsolated(project, staged)
  cpSync(join(projectRoot, 'examples/starter'), at('site'), { recursive: true })
}, MAKING_MS)

describe('the package', () => {
  it('has no install scripts, and declares all that it loads', () => {
    const manifest = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'))
    expect(manifest.scripts).toBeUndefined()
    expect(manifest.private).toBeUndefined()
    expect(manifest.bin).toEqual({ quire: 'compiled/cli/quire.js' })
    for (const range of Object.values(manifest.dependencies)) expect(range).toMatch(/\d/)
    const { bytes } = measure(staged)
    // A clone may have additional blocks.
    const { blockTypes } = loadSchemas(projectRoot)
    expect(bytes).toBeLessThan(33_400_000 + 100_000 * blockTypes.length)
  })

  it('has the guides, with all that they link to', () => {
    const guides = readdirSync(join(staged, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join('docs', name))
    const missing = [
      ...guides,
      'README.md',
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
    ].flatMap((guide) => {
      const text = readFileSync(join(staged, guide), 'utf8')
      const links = text.matchAll(/(?:\]\(|<img src=")(?!https?:|mailto:|#|\/)([^)"#]+)/g)
      const isMissing = (link: string) => !existsSync(join(staged, dirname(guide), link))
      return [...links].flatMap(([, link = '']) => (isMissing(link) ? [`${guide}: ${link}`] : []))
    })
    expect(guides).toContain('docs/authors/first-site.md')
    expect(missing).toEqual([])
    const readme = readFileSync(join(staged, 'engine/node/edit/new/starter/en/README.md'), 'utf8')
    const [, folder, start] =
      /`node_modules\/quire-pages\/(\w+)`; start with `([\w.]+)`/.exec(readme) ?? []
    expect(guides).toContain(`${folder}/${start}`)
  })

  it('has the notices of all that is compiled into it', () => {
    const notices = readFileSync(join(staged, 'compiled/cli/licences.md'), 'utf8')
    for (const name of ['ajv', 'commander', 'satori', 'jsonc-parser']) {
      expect(notices).toContain(name)
    }
    expect(existsSync(join(staged, 'compiled/drawings/@tabler/icons/LICENSE'))).toBe(true)
  })

  it('prints its version and help', () => {
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
    expect(runQuire(project, ['--version'])).toMatchObject({ status: 0, stdout: `${version}\n` })
    expect(runQuire(project, ['build', '--help']).stdout).toContain('npx quire build [options]')
  })

  it('checks and builds a site without Vite, a compiler or a loader of TypeScript', () => {
    const modules = listLoadedModules(project, ['build', '--cold'], join(scratch, 'coverage'))
    expect(modules.some((url) => url.includes('/quire-pages/compiled/'))).toBe(true)
    const compilers = /\/(vite|rolldown|@rolldown|tsx|esbuild|lightningcss|typescript|@babel)\//
    expect(modules.filter((url) => compilers.test(url))).toEqual([])
    expect(modules.filter((url) => url.startsWith(`file://${projectRoot}/engine`))).toEqual([])
    expect(readFileSync(at('dist/index.html'), 'utf8')).toContain('<h1')
    expect(existsSync(at('dist/assets'))).toBe(true)
  })

  it('keeps what builds can use in the project, and nothing in the package', () => {
    expect(existsSync(at('node_modules/.cache/quire/builds'))).toBe(true)
    const before = measure(at('node_modules/quire-pages/'))
    expect(runQuire(project, ['build']).stdout).toContain('(0 of them rendered again)')
    expect(measure(at('node_modules/quire-pages/'))).toEqual(before)
  })

  it('knows the media types of files by the endings that the repository knows', () => {
    const endings = [
      'csv',
      'docx',
      'epub',
      'ics',
      'ods',
      'txt',
      'vcf',
      'wasm',
      'webmanifest',
      'zip',
    ]
    for (const ending of endings) write(`site/public/files/sample.${ending}`, 'sample')
    expect(runQuire(project, ['build']).status).toBe(0)
    const { files } = readManifest(at('dist', getManifestPath(1, 1)))
    expect(files.map(({ type }) => type)).toEqual(files.map(({ path }) => headersOf(path).type))
    expect(files.filter(({ path }) => path.startsWith('files/'))).toHaveLength(endings.length)
    rmSync(at('site/public'), { recursive: true })
  })

  it('reports what is wrong as the repository does', () => {
    const page = readFileSync(at('site/pages/index.json'), 'utf8')
    writeFileSync(at('site/pages/index.json'), page.replace('"title"', '"titel"'))
    const { status, stdout } = runQuire(project, ['check'])
    expect(status).toBe(1)
    expect(stdout).toMatch(/site\/pages\/index\.json:\d+:\d+ .+Did you mean "title"\?/s)
    expect(runQuire(project, ['fix']).status).toBe(0)
    expect(readFileSync(at('site/pages/index.json'), 'utf8')).toBe(page)
  })

  it('has the words of other languages', () => {
    const settings = readFileSync(at('site/settings.json'), 'utf8')
    const checkIn = (language: string) => {
      writeFileSync(
        at('site/settings.json'),
        JSON.stringify({ ...JSON.parse(settings), language }, null, 2),
      )
      return runQuire(project, ['check']).stdout
    }
    expect(checkIn('fa')).toContain('english-words')
    for (const language of ['de', 'fr', 'nl', 'ar']) {
      expect(checkIn(language)).not.toContain('english-words')
    }
    writeFileSync(at('site/settings.json'), settings)
  })

  it('writes what editors need, and only what has changed', () => {
    expect(runQuire(project, ['generate'])).toMatchObject({ status: 0, stderr: '' })
    const schema = JSON.parse(readFileSync(at('.quire/schemas/page.schema.json'), 'utf8'))
    expect(JSON.stringify(schema)).toContain('"hero"')
    expect(existsSync(at('.quire/types.ts'))).toBe(false)
  })
})

describe('the development server of the package', () => {
  it('shows pages, and updates them with each saved file and the first block', async () => {
    const coverage = join(scratch, 'dev-coverage')
    const env = { ...process.env, NODE_V8_COVERAGE: coverage, PORT: '' }
    const args = [cliOf(project), 'dev', '--port', '0']
    const server = spawn(process.execPath, args, { cwd: project, env })
    try {
      const origin = await createReader(server.stdout)(/http:\/\/localhost:\d+/)
      const html = await fetch(origin).then((response) => response.text())
      expect(html).toContain('<h1')
      const [entry = ''] = /\/assets\/entry-client[^" ]+/.exec(html) ?? []
      expect((await fetch(origin + entry)).status).toBe(200)
      expect((await fetch(`${origin}/_live.js`)).status).toBe(200)
      const studio = await StudioClient.open(origin)
      const list = { file: 'pages/index.json', pointer: '/blocks/-' }
      const picture = (await studio.ask('block-types', list))[0]?.picture
      for (const path of ['/_studio/files/studio.js', '/_studio/files/studio.css', picture]) {
        expect((await fetch(studio.url + path)).status).toBe(200)
      }
      const icon = { file: 'pages/index.json', pointer: '/blocks/1/items/0/icon' }
      const { items } = await studio.ask('choices', { ...icon, query: 'basket' })
      expect(items.map(({ value }) => value)).toContain('shopping-cart')
      expect(await fetch(`${origin}/_catalogue`).then((response) => response.text())).toContain(
        'Block catalogue',
      )

      const listening = new AbortController()
      const { signal } = listening
      const events = await fetch(`${origin}/_events`, { signal })
      const hear = createReader(events.body as never)
      const page = readFileSync(at('site/pages/index.json'), 'utf8')
      writeFileSync(at('site/pages/index.json'), page.replace('"title"', '"titel"'))
      const problem = await hear(/data: .*Did you mean.*/)
      expect(JSON.parse(problem.slice(6))).toMatchObject({ kind: 'problem' })
      // A page that opens now also receives the problem.
      const later = await fetch(`${origin}/_events`, { signal })
      await createReader(later.body as never)(/data: .*Did you mean.*/)
      writeFileSync(at('site/pages/index.json'), page)
      await hear(/data: \{"kind":"change".*/)

      expect(runQuire(project, ['new', 'block', 'first-one']).status).toBe(0)
      await hear(/data: \{"kind":"change","sharedChanged":true\}/)
      const catalogue = await fetch(`${origin}/_catalogue`).then((response) => response.text())
      expect(catalogue).toContain('id="first-one"')
      rmSync(at('blocks'), { recursive: true })
      listening.abort()
    } finally {
      server.kill('SIGINT')
      await once(server, 'exit')
    }
  })

  it('serves a site below a path, and what it adds itself at its root', async () => {
    const settings = readFileSync(at('site/settings.json'), 'utf8')
    const below = settings.replace(/("url": "https:\/\/[^"/]+)"/, '$1/docs"')
    expect(below).not.toBe(settings)
    writeFileSync(at('site/settings.json'), below)
    const args = [cliOf(project), 'dev', '--port', '0']
    const server = spawn(process.execPath, args, { cwd: project })
    try {
      const home = await createReader(server.stdout)(/http:\/\/localhost:\d+\/docs\//)
      const { origin } = new URL(home)
      const opened = await fetch(origin)
      expect(opened.url).toBe(home)
      const html = await opened.text()
      const [entry = ''] = /\/docs\/assets\/entry-client[^" ]+/.exec(html) ?? []
      expect((await fetch(origin + entry)).status).toBe(200)
      expect((await fetch(`${origin}/_live.js`)).status).toBe(200)
      expect((await fetch(`${home}nothing`)).status).toBe(404)
      expect((await fetch(`${origin}/nothing`)).status).toBe(404)
    } finally {
      server.kill('SIGINT')
      await once(server, 'exit')
      writeFileSync(at('site/settings.json'), settings)
    }
  })
})

describe('blocks of a project of its own', () => {
  const page = () => at('site/pages/quoted.json')

  beforeAll(() => {
    expect(runQuire(project, ['new', 'page', '/quoted', '--title', 'Quoted']).status).toBe(0)
    expect(runQuire(project, ['new', 'block', 'proverb'])).toMatchObject({ status: 0 })
    const json = JSON.parse(readFileSync(page(), 'utf8'))
    json.blocks.push({ type: 'proverb', texts: ['As it was said.'] })
    writeFileSync(page(), JSON.stringify(json, null, 2))
  })

  it('type-check with Quire as the only dependency', () => {
    expect(typeCheck()).toBe('')
    write(
      'blocks/proverb/wrong.tsx',
      "import { Button } from '@mantine/core'\nimport { useState } from 'react'\n" +
        "import { Section } from 'quire-pages/blocks'\nimport type { ProverbBlock } from 'quire-pages/types'\n" +
        'export const wrong: ProverbBlock = { type: "proverb", texts: 1 }\n' +
        'export const used = [<Button colour="red" key="a" />, useState, Section]\n',
    )
    const said = typeCheck()
    expect(said).toContain("Type 'number' is not assignable to type")
    expect(said).toContain("Property 'colour' does not exist")
    expect(said).not.toContain('Cannot find module')
    rmSync(at('blocks/proverb/wrong.tsx'))
  })

  it('join the union, the editor schemas and the catalogue', () => {
    const schema = readFileSync(at('.quire/schemas/page.schema.json'), 'utf8')
    expect(schema).toContain('"proverb"')
    expect(runQuire(project, ['check', '--strict']).stdout).toContain('No problems')
    writeFileSync(page(), readFileSync(page(), 'utf8').replace('"texts"', '"texxts"'))
    expect(runQuire(project, ['check']).stdout).toContain('Did you mean "texts"?')
    expect(runQuire(project, ['fix']).status).toBe(0)
    expect(runQuire(project, ['catalogue']).status).toBe(0)
    expect(readFileSync(at('catalogue/index.html'), 'utf8')).toContain('id="proverb"')
    // In its own iframe, the example has the styles of the blocks that it contains.
    const frame = readFileSync(at('catalogue/-examples/proverb/example-1.html'), 'utf8')
    expect(frame).toContain('.Section-section{')
  })

  it('are compiled alone, with one React, and kept', () => {
    const first = listLoadedModules(project, ['build', '--cold'], join(scratch, 'own-coverage'))
    expect(first.some((url) => url.includes('/vite/'))).toBe(true)
    const html = readFileSync(at('dist/quoted.html'), 'utf8')
    expect(html).toContain('As it was said.')
    expect(html).toMatch(/own-Proverb-module-texts-[\w-]+/)
    const [, own = ''] = /data-own="([^"]+)"/.exec(html) ?? []
    expect(existsSync(at('dist', own))).toBe(true)
    const assets = readdirSync(at('dist/assets'))
    const react = assets.filter(
      (name) =>
        /\.js$/.test(name) &&
        readFileSync(at('dist/assets', name), 'utf8').includes('react.transitional.element'),
    )
    // The symbol occurs in React itself and in React DOM.
    expect(react.length).toBeLessThanOrEqual(3)
    expect(react.filter((name) => name.startsWith('own-'))).toEqual([])
    const second = listLoadedModules(project, ['build', '--out', 'again'], join(scratch, 'kept'))
    expect(second.filter((url) => url.includes('/vite/'))).toEqual([])
  })

  it.runIf(isLongRun)('are compiled for production, whatever NODE_ENV is', () => {
    const [one, other] = ['development', 'production'].map((NODE_ENV) => {
      const { status } = runQuire(project, ['build', '--cold', '--out', NODE_ENV], { NODE_ENV })
      expect(status).toBe(0)
      return hashFiles(at(NODE_ENV))
    })
    expect(one).toEqual(other)
  })

  it('are left alone by React where nothing in them moves, and name what they throw', () => {
    const html = readFileSync(at('dist/quoted.html'), 'utf8')
    const [, inline = ''] = /id="quire-page"[^>]*>(.*?)<\/script>/.exec(html) ?? []
    const { blocks, statics } = JSON.parse(inline)
    const index = blocks.findIndex(({ type }: { type: string }) => type === 'proverb')
    expect(Object.keys(blocks[index])).toEqual(['type', 'tone'])
    expect(statics.page[index]).toEqual([])
    const component = readFileSync(at('blocks/proverb/Proverb.tsx'), 'utf8')
    writeFileSync(
      at('blocks/proverb/Proverb.tsx'),
      component.replace('return (', "if (block) throw new Error('on purpose')\n  return ("),
    )
    const broken = runQuire(project, ['build'])
    expect(broken.status).toBe(1)
    expect(broken.stderr).toContain(
      '/quoted could not be rendered: in the block "proverb": Error: on purpose',
    )
    expect(readFileSync(at('dist/quoted.html'), 'utf8')).toBe(html)
    writeFileSync(at('blocks/proverb/Proverb.tsx'), component)
  })

  it('bring rules of their own', () => {
    write(
      'blocks/proverb/build.ts',
      `import type { BlockBuild } from 'quire-pages/blocks/build'
import type { ProverbBlock } from 'quire-pages/types'

export const build: BlockBuild<ProverbBlock> = {
  rules: [
    {
      name: 'shouted-proverb',
      check: ({ texts }) =>
        texts.flatMap((text, index) =>
          text === text.toUpperCase()
            ? [{ rule: 'shouted-proverb', pointer: \`/texts/\${index}\`, message: 'It shouts.' }]
            : [],
        ),
    },
  ],
}
`,
    )
    writeFileSync(page(), readFileSync(page(), 'utf8').replace('As it was said.', 'LOUD'))
    const { status, stdout } = runQuire(project, ['check'])
    expect(stdout).toMatch(/quoted\.json:\d+:\d+ .*shouted-proverb/)
    expect(status).toBe(1)
    writeFileSync(page(), readFileSync(page(), 'utf8').replace('LOUD', 'As it was said.'))
  })

  it('may replace one of the engine, and the check says so', () => {
    const rename = (text: string) =>
      text.replaceAll(/Proverb(?!\.module)/g, 'Badges').replaceAll('proverb', 'badges')
    for (const name of readdirSync(at('blocks/proverb'))) {
      const text = readFileSync(at('blocks/proverb', name), 'utf8')
      write(`blocks/badges/${rename(name)}`, rename(text))
    }
    const { stderr } = runQuire(project, ['check'])
    expect(stderr).toContain('blocks/badges replaces the engine\'s block "badges".')
    const before = readFileSync(page(), 'utf8')
    const json = JSON.parse(before)
    json.blocks.push({ type: 'badges', texts: ['As it is said.'] })
    writeFileSync(page(), JSON.stringify(json))
    expect(runQuire(project, ['build'])).toMatchObject({ status: 0 })
    // The two style sheets have the same name, but their classes differ.
    const html = readFileSync(at('dist/quoted.html'), 'utf8')
    expect(new Set(html.match(/class="own-Proverb-module-texts-[\w-]+"/g)).size).toBe(2)
    rmSync(at('blocks/badges'), { recursive: true })
    writeFileSync(page(), before)
  })

  it('are compiled in a new clone whose packages were installed without scripts', () => {
    const { status } = runQuire(project, ['generate'])
    expect(status).toBe(0)
    const generated = readFileSync(at('.quire/tsconfig.json'), 'utf8')
    rmSync(at('.quire'), { recursive: true })
    expect(runQuire(project, ['build', '--cold'])).toMatchObject({ status: 0 })
    expect(readFileSync(at('.quire/tsconfig.json'), 'utf8')).toBe(generated)
  })

  it('that cannot be compiled are reported with their place, and leave the last build', () => {
    const component = at('blocks/proverb/Proverb.tsx')
    const source = readFileSync(component, 'utf8')
    expect(runQuire(project, ['build']).status).toBe(0)
    const before = readFileSync(at('dist/quoted.html'), 'utf8')
    writeFileSync(component, source.replace('return (', 'return ((('))
    const { status, stderr } = runQuire(project, ['build'])
    expect(status).toBe(1)
    expect(stderr).toContain('The blocks of this project could not be compiled.')
    expect(stderr).toMatch(/\n +╭─\[ blocks\/proverb\/Proverb\.tsx:\d+:\d+ \]\n/)
    expect(stripVTControlCharacters(stderr)).toBe(stderr)
    expect(readFileSync(at('dist/quoted.html'), 'utf8')).toBe(before)
    writeFileSync(component, source)
  })

  it.each([
    [
      'the type of another',
      'const": "proverb"',
      'const": "proverbs"',
      'The type is "proverbs", but',
    ],
    ['a keyword that is misspelt', '"minItems"', '"minItmes"', 'Did you mean "minItems"?'],
    ['a reference that is misspelt', '/richText"', '/richTxt"', 'Did you mean "richText"?'],
    ['a value that no schema can have', '"minItems": 1', '"minItems": "1"', 'must be integer'],
  ])('whose schema has %s are refused with its file (R-319)', (kind, right, wrong, says) => {
    const schema = readFileSync(at('blocks/proverb/schema.json'), 'utf8')
    write('blocks/proverb/schema.json', schema.replace(right, wrong))
    // Only the schema compiler knows the possible values of keywords.
    const commands = kind.startsWith('a value') ? [['check']] : [['check'], ['generate']]
    for (const words of [...commands, ['dev', '--port', '0']]) {
      const { status, stderr } = runQuire(project, words)
      expect(stderr).toMatch(
        /^blocks\/proverb\/schema\.json(?::\d+:\d+ {2}| is not a valid schema: )/,
      )
      expect(stderr).toContain(says)
      expect(stderr).not.toContain('    at ')
      expect(status).toBe(1)
    }
    write('blocks/proverb/schema.json', schema)
  })

  it('whose folder is a copy of another are refused with the file of the copy (R-319)', () => {
    cpSync(at('blocks/proverb'), at('blocks/saying'), { recursive: true })
    for (const words of [['check'], ['build'], ['generate']]) {
      const { status, stderr } = runQuire(project, words)
      expect(stderr).toMatch(
        /blocks\/saying\/schema\.json:\d+:\d+ {2}The type is "proverb", but the folder is called "saying"\./,
      )
      expect(stderr).toMatch(
        /blocks\/saying\/schema\.json:\d+:\d+ {2}The title "ProverbBlock" is also that of blocks\/proverb\/schema\.json\./,
      )
      expect(status).toBe(1)
    }
    rmSync(at('blocks/saying'), { recursive: true })
  })

  it('cannot take a name that is taken', () => {
    const { status, stderr } = runQuire(project, ['new', 'block', 'proverb'])
    expect(stderr).toBe('blocks/proverb already exists. Nothing was written.\n')
    expect(status).toBe(2)
  })
})

describe('the listings of docs/blocks', () => {
  const snippets = ['first-block', 'examples'].flatMap((name) =>
    findSnippets(readGuide(`docs/blocks/${name}.md`)),
  )
  /** The tutorial's blocks, then the interactive versions of two of them. */
  const written = snippets.filter(({ kind, detail }) => kind === 'new' && !/\.spec\./.test(detail))

  beforeAll(() => {
    rmSync(at('blocks'), { recursive: true, force: true })
    const args = ['new', 'block', 'price-list', '--description', 'What we sell, with prices']
    expect(runQuire(project, args)).toMatchObject({ status: 0 })
  })

  it('shows what the compiler says of the changed schema', () => {
    changeSchema(project, snippets)
    expect(runQuire(project, ['generate'])).toMatchObject({ status: 0 })
    expect(snippets.map(({ text }) => text)).toContain(typeCheck())
  })

  it('has listings that compile, one after the other', () => {
    expect(written).toHaveLength(6)
    for (const { detail, text } of written) write(detail, text)
    expect(typeCheck()).toBe('')
    for (const { detail, text } of written.slice(0, 3)) write(detail, text)
    expect(typeCheck()).toBe('')
  })

  it('leads to a page that has the block', () => {
    const [example] = JSON.parse(readFileSync(at('blocks/price-list/examples.json'), 'utf8'))
    rmSync(at('site/pages/quoted.json'), { force: true })
    // The starter redirects from this path.
    write('site/redirects.json', '{ "rules": [] }')
    expect(runQuire(project, ['new', 'page', '/prices', '--title', 'Prices']).status).toBe(0)
    const page = JSON.parse(readFileSync(at('site/pages/prices.json'), 'utf8'))
    page.blocks.push(example.block)
    writeFileSync(at('site/pages/prices.json'), JSON.stringify(page, null, 2))
    // A clone whose reader has followed the guide has this block.
    const stderr = loadSchemas(projectRoot).blockTypes.includes('price-list')
      ? `blocks/price-list replaces the engine's block "price-list".\n`
      : ''
    expect(runQuire(project, ['check'])).toMatchObject({ status: 0, stderr })
    expect(runQuire(project, ['build']).status).toBe(0)
    const html = readFileSync(at('dist/prices.html'), 'utf8')
    for (const { name, price } of example.block.items) {
      expect(html).toContain(name)
      expect(html).toContain(price)
    }
  })

  it('shows what the rule of the block says', () => {
    const page = JSON.parse(readFileSync(at('site/pages/prices.json'), 'utf8'))
    page.blocks.at(-1).items[0].price = '2'
    writeFileSync(at('site/pages/prices.json'), JSON.stringify(page, null, 2))
    const { status, stdout } = runQuire(project, ['check'])
    const report = snippets.find(({ text }) => text.includes('price-without-currency\n'))
    expect([status, stdout]).toEqual([0, report?.text])
  })
})

/** The compiler's output for the project's blocks. */
function typeCheck(): string {
  const tsc = join(projectRoot, 'node_modules/.bin/tsc')
  return spawnSync(tsc, ['-p', '.'], { cwd: project, encoding: 'utf8' }).stdout
}

/** The number of bytes and files in a folder. */
function measure(folder: string): { bytes: number; files: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + readFileSync(join(parentPath, name)).length,
    0,
  )
  return { bytes, files: files.length }
}
