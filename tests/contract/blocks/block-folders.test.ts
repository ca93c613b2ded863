/** A block is one folder: nothing outside names it, and the project works without it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { blockSchemaFile, loadSchemas } from '../../../engine/node/schemas/schemas'
import { pickSize } from '../../support/run-length'
import { runProgram } from '../../support/run-script'
import { copyProject, startOwnSite } from '../../support/sites/project-copy'
import { listProjectFiles, listSources, parseImports } from '../../support/sources/sources'

const { blockTypes } = loadSchemas(projectRoot)
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

/** The files that `npm run generate` writes from the block folders. */
const GENERATED = ['blocks/registry.ts', 'blocks/build-registry.ts', 'blocks/receive-registry.ts']

/** Files in which a block's name means something else, with that meaning. */
const NAMING: Record<string, { names: string[]; meant: string }> = {
  // Readers who follow the guide in a clone have this block.
  ...Object.fromEntries(
    [
      'cli/commands/test',
      'cli/commands/new-command',
      'edit/new/new-block',
      'schemas/generate/generate-blocks',
    ].map((name) => [
      `engine/node/${name}.ts`,
      { names: ['price-list'], meant: 'An example of a name.' },
    ]),
  ),
  ...Object.fromEntries(
    [
      'core/editing/control.ts',
      'core/editing/values.ts',
      'studio/form/Field.tsx',
      'studio/form/fields/ListField.tsx',
    ].map((name) => [`engine/${name}`, { names: ['cards'], meant: 'A control of forms.' }]),
  ),
  'engine/core/editing/form-fields.ts': { names: ['code'], meant: 'A meaning of values.' },
  'engine/studio/session/session.ts': { names: ['form'], meant: 'A request.' },
  'schemas/page.schema.json': {
    names: ['breadcrumbs', 'cta', 'header', 'footer', 'picture'],
    meant: 'Properties of a page, and what authors may call the layout.',
  },
  'schemas/layout.schema.json': {
    names: ['breadcrumbs', 'footer', 'header'],
    meant: 'What authors may call its properties.',
  },
  'schemas/messages.schema.json': {
    names: ['breadcrumbs', 'cta'],
    meant: 'The name of the trail above a page, and a look of notices.',
  },
  'schemas/definitions.schema.json': {
    names: ['cta', 'picture', 'table', 'chart', 'code'],
    meant: 'A look of notices, parts of a text, and a meaning of values.',
  },
  'schemas/people.schema.json': {
    names: ['people', 'picture'],
    meant: 'The list in the file, and a property of a person.',
  },
  'schemas/theme.schema.json': {
    names: ['cards', 'picture'],
    meant: 'The style of cards, and a corner radius.',
  },
  'engine/ui/app/theme-forms.ts': { names: ['cards'], meant: 'The style of cards.' },
  'engine/node/edit/move/plan-move.ts': { names: ['cta'], meant: 'A kind of file.' },
  'engine/node/sources/files/locale-files.ts': {
    names: ['cta', 'people'],
    meant: 'Kinds of file.',
  },
  'engine/core/page/content-kinds.ts': { names: ['code', 'table'], meant: 'Parts of a text.' },
  'engine/core/text/rich-text.ts': { names: ['code'], meant: 'A delimiter of rich text.' },
  'engine/core/text/written-escapes.ts': { names: ['code'], meant: 'A kind of text.' },
  'engine/node/check/choices/text-choices.ts': {
    names: ['code'],
    meant: 'A meaning of values.',
  },
  'engine/node/check/choices/value-choices.ts': { names: ['cta'], meant: 'A kind of file.' },
  'engine/node/check/files/texts.ts': { names: ['code'], meant: 'A kind of text.' },
  'engine/node/check/facts/frame-url.ts': { names: ['embed'], meant: 'A value in URLs of maps.' },
  'engine/node/build/pages/draw-parts.ts': { names: ['chart'], meant: 'A meaning of values.' },
  'engine/node/check/facts/page-summary.ts': {
    names: ['chart', 'code'],
    meant: 'Meanings of values.',
  },
  'engine/node/check/rules/broken-chart.ts': { names: ['chart'], meant: 'A meaning of values.' },
  'engine/node/check/facts/stray-syntax.ts': {
    names: ['code', 'picture'],
    meant: 'A delimiter of rich text, and a property of blocks.',
  },
  'engine/node/check/rules/html-in-text.ts': {
    names: ['code', 'picture', 'video'],
    meant: 'Elements of HTML, and a property that the hint names.',
  },
  'engine/node/check/schema/usual-names.ts': { names: ['picture'], meant: 'A usual property.' },
  'engine/node/check/schema/validate.ts': {
    names: ['chart', 'code'],
    meant: 'Meanings of values.',
  },
  'engine/node/build/discovery/feeds.ts': { names: ['picture'], meant: 'A property of pages.' },
  'engine/node/build/pages/page-markdown.ts': { names: ['code'], meant: 'An element of HTML.' },
  'engine/node/sources/markdown/html.ts': { names: ['code'], meant: 'An element of HTML.' },
  'engine/node/sources/markdown/phrases.ts': {
    names: ['code'],
    meant: 'A delimiter of rich text.',
  },
  'engine/node/schemas/docs/block-reference.ts': { names: ['code'], meant: 'An element of HTML.' },
  'engine/ui/content-parts/Code.tsx': { names: ['code'], meant: 'A part of a text.' },
  'engine/ui/kit/RichText.tsx': { names: ['code'], meant: 'A delimiter of rich text.' },
  'engine/node/sources/markdown/flow.ts': {
    names: ['code', 'table'],
    meant: 'A part of a Markdown text.',
  },
  'engine/node/cli/commands/uses.ts': {
    names: ['opening-hours'],
    meant: 'An example of shared content.',
  },
  'engine/node/edit/new/site-answers.ts': { names: ['form'], meant: 'An option: `--form`.' },
  'engine/node/schemas/docs/reference.ts': { names: ['cta', 'people'], meant: 'Files of a site.' },
  'engine/ui/content-parts/Table.tsx': { names: ['table'], meant: 'A part of a text.' },
  'engine/ui/toasts/Toaster.module.css': { names: ['cta'], meant: 'A look of notices.' },
}

/** The examples of code that must not compile use the types of two blocks. */
const TYPED = ['tests/types/blocks.test-d.ts']

const SITE_TESTS = 'tests/halyard/'

const ownFolder = (type: string) => `blocks/${type}/`

/** The engine's sources and hand-written schemas, without tests and generated files. */
function listEngineFiles(): string[] {
  return [
    ...listProjectFiles(['engine', 'scripts']).filter((file) => /\.(tsx?|m?js|css)$/.test(file)),
    ...readdirSync(join(projectRoot, 'schemas'))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `schemas/${name}`),
  ]
}

/** The types generated from a block's own schema. */
function listTypeNames(type: string): string[] {
  const titles = [...read(blockSchemaFile(type)).matchAll(/"title": "(\w+)"/g)]
  const names = titles.map(([, name = '']) => name)
  return [...names, ...names.map((name) => `${name}Variant`)]
}

function findTypeImports(file: string): string[] {
  const lists = read(file).matchAll(
    /import type \{([^}]+)\} from '[./]+schemas\/generated\/types'/g,
  )
  return Array.from(lists, ([, list = '']) => list.split(',').map((name) => name.trim())).flat()
}

describe('a block', () => {
  // Tests of the shipped site use its blocks.
  const sources = listSources().filter(
    (file) => !GENERATED.includes(file) && !file.startsWith(SITE_TESTS),
  )

  it('is imported by its own folder alone', () => {
    const imports = sources.flatMap((file) => parseImports(file).map((name) => ({ file, name })))
    const breaches = imports.filter(({ file, name }) => {
      const folder = /^blocks\/[^/]+\//.exec(name)?.[0]
      return folder !== undefined && !file.startsWith(folder)
    })
    expect(breaches).toEqual([])
  })

  it('is alone in using the types that its schema makes', () => {
    const owners = new Map(
      blockTypes.flatMap((type) => listTypeNames(type).map((name) => [name, type] as const)),
    )
    expect(owners.size).toBeGreaterThan(blockTypes.length)
    const breaches = sources
      .filter((file) => !TYPED.includes(file))
      .flatMap((file) => findTypeImports(file).map((name) => ({ file, name })))
      .filter(({ file, name }) => {
        const type = owners.get(name)
        return type !== undefined && !file.startsWith(ownFolder(type))
      })
    expect(breaches).toEqual([])
  })

  it('has style sheets of which no other one has the name, so that their classes differ', () => {
    const names = listProjectFiles(['blocks', 'engine'])
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => basename(file))
    expect(names.length).toBeGreaterThan(blockTypes.length)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('is named by no text of the engine', () => {
    const named = new RegExp(`(?<=['"\`])(?:${blockTypes.join('|')})(?=['"\`])`, 'g')
    const inPath = new RegExp(`\\bblocks/(?:${blockTypes.join('|')})\\b`, 'g')
    const breaches = listEngineFiles().flatMap((file) => {
      const text = read(file)
      const names = [...(text.match(named) ?? []), ...(text.match(inPath) ?? [])]
      const known = NAMING[file]?.names ?? []
      return names.filter((name) => !known.includes(name)).map((name) => ({ file, name }))
    })
    expect(breaches).toEqual([])
  })
})

/** The folders of sites whose pages may contain the removed blocks. */
const SITES = ['site', 'examples', 'tests/sites']
const REMOVED = ['form', 'flow', 'listings']

/**
 * Replaces a block of a removed type with a block of another type, keeping its anchor and toast.
 */
function replaceBlocks(value: unknown, gone: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceBlocks(item, gone))
  if (typeof value !== 'object' || value === null) return value
  const { type, id, success } = value as Record<'type' | 'id' | 'success', unknown>
  const isGone = gone.includes(String(type)) && Object.keys(value).length > 2
  if (isGone) {
    const action = { label: 'Gone', ...(success ? { toast: success } : { placeholder: true }) }
    return { type: 'cta', id, title: 'Gone', actions: [action] }
  }
  const entries = Object.entries(value).map(([key, child]) => [key, replaceBlocks(child, gone)])
  return Object.fromEntries(entries)
}

/** A copy of the project without some blocks, and without the shipped site, which uses them. */
function copyWithout(root: string, gone: string[]): void {
  copyProject(root)
  startOwnSite(root)
  for (const type of gone) rmSync(join(root, 'blocks', type), { recursive: true })
  for (const folder of SITES) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/(^|\/)pages\/.*\.json$/.test(name)) continue
      const file = join(root, folder, name)
      const page = JSON.parse(readFileSync(file, 'utf8'))
      writeFileSync(file, `${JSON.stringify(replaceBlocks(page, gone), null, 2)}\n`)
    }
  }
}

function run(root: string, program: string, ...args: string[]) {
  // The project without a block only needs the short tests, because this test repeats them for each
  // block.
  const { TEST_LONG: _, ...env } = process.env
  const { status, stdout, stderr } = runProgram(root, program, args, { env })
  return { status, output: status === 0 ? '' : stdout + stderr }
}

describe('the project without a block', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quire-without-'))
  const passed = { status: 0, output: '' }
  /**
   * The tests that read schemas and sites. The long run uses all of them. The effect of a storm of
   * file changes does not depend on the blocks.
   */
  const tests = pickSize({
    short: [
      ...['node/check', 'node/schemas', 'node/servers/dev', 'core/page'].map(
        (name) => `tests/unit/${name}`,
      ),
      ...['--exclude', 'tests/unit/node/servers/dev/storms.test.ts'],
    ],
    long: ['tests/unit'],
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(
    pickSize({ short: [REMOVED], long: [REMOVED, ...REMOVED.map((type) => [type])] }),
  )('is generated, checked for types and tested without %s %s %s', (...types) => {
    const gone = types.filter((type) => type !== undefined)
    const root = join(folder, gone.join('-'))
    copyWithout(root, gone)
    expect(run(root, 'scripts/generate.ts')).toEqual(passed)
    const lists = GENERATED.map((file) => readFileSync(join(root, file), 'utf8')).join('')
    for (const type of gone) expect(lists).not.toContain(`./${type}/`)
    expect(run(root, 'tsc', '--noEmit', '--singleThreaded')).toEqual(passed)
    expect(run(root, 'vitest', 'run', '--maxWorkers=1', '--project', 'unit', ...tests)).toEqual(
      passed,
    )
  }, 600_000)
})
