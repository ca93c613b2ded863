/** The commands, snippets and names in the README, SECURITY.md and the guides are correct. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hosts } from '../../../engine/node/build/hosting/hosts'
import { checkSite } from '../../../engine/node/check/run/check-site'
import type { AnyCommand } from '../../../engine/node/cli/common/command-line'
import { COMMANDS } from '../../../engine/node/cli/program'
import { SITE_FOLDER } from '../../../engine/node/edit/new/starter-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { GENERATED_FOLDER } from '../../../engine/node/schemas/schema-path'
import { loadCommands } from '../../support/commands'
import { inClone } from '../../support/guides/block-guide'
import type { GuideSite } from '../../support/guides/guide-site'
import { createGuideSite } from '../../support/guides/guide-site'
import type { Snippet } from '../../support/guides/guide-snippets'
import {
  findSnippets,
  listGuides,
  listSeries,
  readGuide,
  withoutSnippets,
} from '../../support/guides/guide-snippets'
import { hasHalyard } from '../../support/sites/shipped-sites'

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
const commands = await loadCommands()
/** The kinds of snippets that are complete files. Each kind has a schema with the same name. */
const SCHEMA_OWNERS = ['page', 'settings', 'layout', 'audiences', 'messages']
const guides = listGuides()
/** The files added to the site: JSON and others. */
const isOfSite = ({ kind, language }: Snippet) => language === 'json' || kind === 'site'
const isSource = ({ kind }: { kind: string }) => kind === 'file'
/**
 * Source files that readers write themselves. tests/contract/blocks/new.test.ts writes and tests
 * them.
 */
const isToBeWritten = ({ kind }: { kind: string }) => ['new', 'property'].includes(kind)

const series = listSeries()

describe.each(series.map((paths) => [paths[0] ?? '', paths] as const))('%s', (index, paths) => {
  it('has JSON that the check takes, added to one site from the first snippet to the last, with the pages of its folder', async () => {
    const site = await createGuideSite(index.replaceAll(/[/.]/g, '-'))
    const snippets = paths.flatMap((path) =>
      findSnippets(readGuide(path)).map((snippet) => ({ ...snippet, path })),
    )
    for (const [at, snippet] of snippets.entries()) {
      if (!isOfSite(snippet) || isSource(snippet) || isToBeWritten(snippet)) continue
      const next = snippets[at + 1]
      if (next?.kind === 'report') {
        await site.undoAfter(async () => {
          site.apply(snippet)
          const { text } = await site.report()
          expect(`${text}\n`, `the report at ${next.path}:${next.line}`).toBe(next.text)
        })
      } else {
        site.apply(snippet)
        const { text, hasErrors } = await site.report()
        expect(hasErrors && text, `the snippet at ${snippet.path}:${snippet.line}`).toBe(false)
      }
    }
    // Translations record the state of their originals, which the snippets above may have changed.
    if (paths.some((path) => readGuide(path).includes('npx quire check --fix'))) await site.fix()
    // A later snippet may supply what an earlier one needs, so warnings only count at the end.
    expect((await site.report()).text).toMatch(/^No problems: /)
  })
})

describe.each(guides)('%s', (path) => {
  const guide = readGuide(path)
  const snippets = findSnippets(guide)

  it('shows files that name the schema of editors where a project has it', () => {
    const named = snippets
      .filter(({ kind, language }) => language === 'json' && SCHEMA_OWNERS.includes(kind))
      .map(({ kind, detail, text }) => ({ kind, detail, schema: JSON.parse(text).$schema }))
      .filter(({ schema }) => schema !== undefined)
    for (const { kind, detail, schema } of named) {
      const folder = kind === 'page' ? join(SITE_FOLDER, 'pages', dirname(detail)) : SITE_FOLDER
      expect(join(folder, schema)).toBe(`${GENERATED_FOLDER}/schemas/${kind}.schema.json`)
    }
  })

  it('shows sources as they are', () => {
    const sources = snippets.filter(
      (snippet) =>
        !isToBeWritten(snippet) &&
        (isSource(snippet) || ['ts', 'tsx', 'css'].includes(snippet.language)),
    )
    const changed = sources.filter(
      ({ kind, detail, text }) =>
        kind !== 'file' || !readFileSync(join(projectRoot, detail), 'utf8').includes(inClone(text)),
    )
    expect(changed.map(({ line, detail }) => `line ${line}: ${detail}`)).toEqual([])
  })

  it('shows keys that hold where two entries of a list are equal', () => {
    const keys = snippets.flatMap(({ text, line }) =>
      [...text.matchAll(/\bkey=\{(.+?)\}/g)].map(([, key = '']) => `line ${line}: ${key}`),
    )
    const safe = /: (?:index|ids\[index\]|item\.id|idOf\(note\))$/
    expect(keys.filter((key) => !safe.test(key))).toEqual([])
  })

  it('names the file above each source', () => {
    const sources = snippets.filter((snippet) => isSource(snippet) || isToBeWritten(snippet))
    const unnamed = sources.filter(
      ({ kind, detail }) => !guide.includes(`**\`${detail}\`**\n\n<!-- ${kind} ${detail} -->`),
    )
    expect(unnamed.map(({ line, detail }) => `line ${line}: ${detail}`)).toEqual([])
  })

  it('names commands that exist, with flags that they take', () => {
    const shell = snippets.filter(({ language }) => language === 'sh').map(({ text }) => text)
    const inline = [...withoutSnippets(guide).matchAll(/`((?:npm|npx) [^`]+)`/g)].map(
      ([, text]) => text,
    )
    const commands = [...shell, ...inline].flatMap((text) => findCommands(text ?? ''))
    const wrong = commands.filter((command) => !takes(command))
    expect(wrong).toEqual([])
  })

  it('names files and folders that exist, here or in the project of a reader', async () => {
    const text = withoutSnippets(guide)
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#]+)/g)].map(([, link = '']) =>
      join(dirname(path), link),
    )
    const named = [...text.matchAll(/`((?:\.?[\w-]+\/)+[\w.-]*)`/g)].map(([, name = '']) => name)
    const given = snippets
      .filter(({ language }) => language === 'sh')
      .flatMap((snippet) => snippet.text.match(/(?<=\s)(?:[\w-]+\/)+[\w.-]+/g) ?? [])
    const missing = [...links, ...[...named, ...given].filter(isOfProject)].filter(
      (name) => !existsSync(join(projectRoot, name)),
    )
    const isBelowSite = (name: string) => name.startsWith(`${SITE_FOLDER}/`)
    const site = missing.some(isBelowSite) ? await followGuide() : undefined
    expect(missing.filter((name) => !site?.has(name))).toEqual([])
  })

  /** A project with every JSON snippet, including the invalid snippets. */
  async function followGuide(): Promise<GuideSite> {
    const site = await createGuideSite(`${path.replaceAll(/[/.]/g, '-')}-files`)
    const read = series.find((paths) => paths.includes(path)) ?? []
    const pieces = read.flatMap((one) => findSnippets(readGuide(one))).filter(isOfSite)
    for (const snippet of pieces)
      if (!isSource(snippet) && !isToBeWritten(snippet)) site.apply(snippet)
    return site
  }
})

describe('links from guide to guide', () => {
  it('lead to headings that exist', () => {
    const broken = guides.flatMap((path) =>
      [...withoutSnippets(readGuide(path)).matchAll(/\]\(([\w./-]*)#([^)]+)\)/g)]
        .map(([, file = '', anchor]) => ({ to: file ? join(dirname(path), file) : path, anchor }))
        .filter(({ to, anchor }) => !listAnchors(to).includes(anchor ?? ''))
        .map(({ to, anchor }) => `${path}: ${to}#${anchor}`),
    )
    expect(broken).toEqual([])
  })
})

/** The heading anchors that repository hosts generate. */
function listAnchors(path: string): string[] {
  const headings = withoutSnippets(readGuide(path)).matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
}

describe('examples/starter, which people copy in a clone', () => {
  const folder = join(projectRoot, 'examples/starter')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/'))

  it('passes the check, to the last warning', async () => {
    expect((await checkSite(folder)).problems).toEqual([])
  })

  it.each(files)('names the schema of %s as a copy beside `schemas` needs it', (file) => {
    const { $schema } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const kind = file.startsWith('pages/') ? 'page' : file.replace('.json', '')
    expect(join('my-site', dirname(file), $schema)).toBe(`schemas/generated/${kind}.schema.json`)
  })
})

const isForSites = (path: string) => /^docs\/(authors|operating)\b/.test(path)
const isPiece = ({ language, kind }: Snippet) => language === 'json' && kind !== ''
const withPieces = guides.filter(
  (path) => isForSites(path) && findSnippets(readGuide(path)).some(isPiece),
)

describe.each(withPieces)('%s', (path) => {
  it('says above each piece of JSON which file it goes in', () => {
    const guide = readGuide(path)
    const pieces = findSnippets(guide).filter(isPiece)
    const unnamed = pieces.filter(
      ({ kind, line }) => kind !== 'report' && !guide.split('\n')[line - 3]?.startsWith('**'),
    )
    expect(unnamed.map(({ kind, line }) => `line ${line}: ${kind}`)).toEqual([])
  })
})

describe('docs/blocks/reference.md', () => {
  it('lists all that blocks may import from the engine, and nothing else', () => {
    const listed = [...readGuide('docs/blocks/reference.md').matchAll(/^\| `(\w+)` \| .+\. \|$/gm)]
    const api = ['engine/block-api.ts', 'engine/block-build-api.ts']
      .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
      .join('\n')
    const exported = [...api.matchAll(/export (?:type )?\{([^}]+)\}/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.replace('type ', '').trim()),
    )
    const names = listed.map(([, name]) => name)
    expect([...new Set(names)].sort()).toEqual([...new Set(exported.filter(Boolean))].sort())
  })
})

describe('docs/operating/publish.md', () => {
  it('says of every host what the build says of it', () => {
    const rows = [
      ...readGuide('docs/operating/publish.md').matchAll(/^\| `([a-z-]+)` \| ([^|]+) \|$/gm),
    ]
    const listed = rows.map(([, name, use]) => ({ name, use }))
    expect(listed).toEqual(hosts.map(({ name, use }) => ({ name, use })))
  })
})

interface NamedCommand {
  program: 'npm' | 'quire'
  name: string
  flags: string[]
}

/**
 * The commands in a guide: `npm run build -- --site x` is a clone's `build`, `npx quire build
 * --site x` is a project's. Both have the option `--site`.
 */
function findCommands(text: string): NamedCommand[] {
  const found = text.matchAll(
    /\b(?:npm (?:run )?(?:--silent )?|npx (quire) )(?!run\b)([a-z][a-z:-]*)([^\n;&|`]*)/g,
  )
  return [...found].map(([, quire, name = '', rest = '']) => ({
    program: quire ? 'quire' : 'npm',
    name,
    flags: [...rest.matchAll(/(?<=\s)--[a-z][a-z-]*/g)].map(([flag]) => flag),
  }))
}

/** npm's own commands, with the flags that the guides mention. */
const OWN: Record<string, string[]> = {
  ci: ['--ignore-scripts'],
  deprecate: [],
  init: ['--yes'],
  install: [],
  publish: [],
  sbom: ['--sbom-format'],
}

function takes({ program, name, flags }: NamedCommand): boolean {
  if (program === 'quire') {
    const command = (COMMANDS as readonly AnyCommand[]).find((one) => one.name === name)
    return command ? hasOptions(command, flags) : name === 'complete' && flags.length === 0
  }
  const own = OWN[name]
  if (own) return flags.every((flag) => own.includes(flag))
  return Object.hasOwn(scripts, name) && hasOptions(commands.get(name), flags)
}

function hasOptions(command: AnyCommand | undefined, flags: string[]): boolean {
  const known = ['help', ...Object.keys(command?.options ?? {})]
  return flags.every((flag) => known.includes(flag.slice(2)))
}

const FOLDERS = [
  'site',
  'examples',
  'schemas',
  'engine',
  'blocks',
  'scripts',
  'tests',
  'docs',
  '.ci',
]
/** Paths of files that readers create by following the guide. */
const TO_BE_MADE = /quote|price-list|pages\/prices|solutions\/fx|^site\/public\//i

/** Paths of files that are removed when another site replaces the shipped one. */
const REPLACED = /^(site|tests\/halyard)(\/|$)/

/**
 * `true` if a path belongs to the project. Other paths belong to a site, its output or a server.
 */
function isOfProject(name: string): boolean {
  if (REPLACED.test(name) && !hasHalyard) return false
  return FOLDERS.includes(name.split('/')[0] ?? '') && !TO_BE_MADE.test(name)
}
