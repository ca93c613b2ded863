/** Projects with different blocks, checked and built in one process. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { loadEngine } from '../../../engine/node/bundle/bundle-cache'
import type { OwnBuilds } from '../../../engine/node/check/facts/block-build'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { createTools } from '../../../engine/node/check/run/check-tools'
import { makeScratchFolder } from '../../support/scratch-folder'
import { buildTimeIn } from '../../support/sites/build-time'

const folder = makeScratchFolder()
const buildTime = buildTimeIn(2026)
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

function writeJson(path: string, data: object): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(data))
}

/** Writes a block with an additional property, a rule, a warning and styles. */
function createBuilds(type: string): OwnBuilds {
  const check = () => [{ pointer: '', message: `A block of ${type}.` }]
  return {
    [type]: {
      rules: [{ name: `own-${type}`, severity: 'warning', check }],
      warnings: () => [`Pages have ${type}.`],
    },
    footer: { layoutCss: () => `.own-${type}{top:0}` },
  }
}

/** A project whose site needs its own version of a block type. */
function createProject(type: string) {
  const project = join(folder, type)
  for (const name of [type, 'footer']) {
    cpSync(`blocks/${name}/schema.json`, join(project, 'blocks', name, 'schema.json'))
  }
  const schemaFile = join(project, 'blocks', type, 'schema.json')
  const { properties, ...schema } = readJson(schemaFile)
  const own = { type: 'string', description: 'A property of the project.' }
  writeJson(schemaFile, { ...schema, properties: { ...properties, own } })
  const siteDir = join(project, 'site')
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  const home = join(siteDir, 'pages/index.json')
  const { blocks, ...page } = readJson(home)
  const add = (block: { type: string }) => (block.type === type ? { ...block, own: 'Own.' } : block)
  writeJson(home, { ...page, blocks: blocks.map(add) })
  const builds = createBuilds(type)
  return { type, project, siteDir, builds, tools: createTools({ project, builds }) }
}

const projects = [createProject('cards'), createProject('stats')] as const
const [cards, stats] = projects
type Project = (typeof projects)[number]

async function listRules({ siteDir }: Project, { tools }: Project): Promise<string[]> {
  const { problems } = await checkSite(siteDir, { buildTime, tools })
  return [...new Set(problems.map(({ rule }) => rule))].sort()
}

describe('a check', () => {
  const expected = [['own-cards'], ['own-stats']]

  it('knows the blocks, rules and builds of its project alone, one after the other', async () => {
    expect([await listRules(cards, cards), await listRules(stats, stats)]).toEqual(expected)
    expect(await listRules(cards, cards)).toEqual(['own-cards'])
    expect(await listRules(cards, stats)).toEqual(['own-stats', 'unknown-property'])
  })

  it('does so too while another runs', async () => {
    expect(await Promise.all(projects.map((one) => listRules(one, one)))).toEqual(expected)
  })

  it('knows none of them for a site without a project', async () => {
    const { problems } = await checkSite('tests/sites/tiny', { buildTime })
    expect(problems).toEqual([])
  })
})

it('a build has the rules, warnings and styles of its project alone', async () => {
  const engine = loadEngine()
  const build = async ({ type, project, siteDir, builds }: Project) => {
    const outDir = join(project, 'dist')
    // The bundle of Quire's own blocks renders these pages; the cache keeps the projects separate.
    const own = { ...engine, sources: `${engine.sources}-${type}`, kept: undefined }
    const options = { siteDir, outDir, buildTime, project, builds, engine: own }
    const { problems, warnings } = await buildSite(options)
    const html = readFileSync(join(outDir, 'index.html'), 'utf8')
    return {
      rules: [...new Set(problems.map(({ rule }) => rule))],
      warnings: [...new Set(warnings)].filter((text) => text.startsWith('Pages have')),
      styles: html.match(/\.own-[a-z]+\{top:0\}/g),
    }
  }
  const [ofCards, ofStats] = projects.map(({ type }) => ({
    rules: [`own-${type}`],
    warnings: [`Pages have ${type}.`],
    styles: [`.own-${type}{top:0}`],
  }))
  expect(await build(cards)).toEqual(ofCards)
  expect(await Promise.all(projects.map(build))).toEqual([ofCards, ofStats])
}, 120_000)
