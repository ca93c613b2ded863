import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../lib/files/project-root'
import { listBlockFolders } from '../../schemas/block-folders'
import { buildSampleFile } from './sample-files'

/** An entry of a block's `examples.json`. */
export interface Example {
  name: string
  description: string
  block: { type: string }
  /** The blocks that follow it on its page. */
  after?: object[]
  /** The properties of its page in addition to the blocks. */
  page?: object
}

/** Block type → its examples. */
export function loadExamples(): Map<string, Example[]> {
  const folders = listBlockFolders(projectRoot).map(
    ({ type, folder }) => [type, join(folder, 'examples.json')] as const,
  )
  return new Map(
    folders
      .filter(([, file]) => existsSync(file))
      .map(([type, file]) => [type, JSON.parse(readFileSync(file, 'utf8')) as Example[]]),
  )
}

/** The people that pages of examples name as their authors. */
const EXAMPLE_PEOPLE = [
  { id: 'mira', name: 'Mira Lindqvist', role: 'Head gardener' },
  { id: 'tom', name: 'Tom Achterberg', role: 'Keeper of the orchard' },
]

/** The hosts of iframes in examples. */
const EXAMPLE_IFRAMES = ['https://maps.example', 'https://films.example']

/** Pages that examples can list. */
const EXAMPLE_NOTES: Record<string, { title: string; [property: string]: unknown }> = {
  '/notes/first-frost': {
    ...{ title: 'First frost', date: '2026-10-28', author: 'mira', tags: ['Weather'] },
    summary: 'The dahlias are lifted, and the water is off in the lower beds.',
    picture: { src: '/assets/notes/frost.svg', alt: '' },
  },
  '/notes/apple-count': {
    ...{ title: 'Counting the apples', date: '2026-09-19', author: 'tom', tags: ['Orchard'] },
    summary: 'A good year for the russets, and a poor one for everything that flowered early.',
    picture: { src: '/assets/notes/apples.svg', alt: '' },
  },
  '/notes/dry-spell': {
    ...{ title: 'A dry spell, and what to water', date: '2026-07-06', author: 'mira' },
    tags: ['Weather', 'Soil'],
    summary: 'Six weeks without rain. Deep watering once a week does more than a little every day.',
  },
  '/notes/new-beds': {
    ...{ title: 'New beds by the wall', date: '2026-04-02', author: 'tom', tags: ['Soil'] },
    summary: 'Four beds, forty barrows of compost and one very old drain.',
    picture: { src: '/assets/notes/beds.svg', alt: '' },
  },
}

/** The audiences that examples use. */
export const EXAMPLE_AUDIENCES = [
  { id: 'reader', name: 'Reader', description: 'Comes to find one thing.' },
  { id: 'donor', name: 'Donor', description: 'Brings a collection.' },
  { id: 'archivist', name: 'Archivist', description: 'Keeps what others bring.' },
]

export interface ExamplesSite {
  dir: string
  settings: object
  /** Returns the SVG that replaces a picture of an example. */
  pictureOf: (path: string) => string
  /** The path of an example's page. */
  routeOf: (type: string, index: number) => string
  /** A page with blocks. */
  buildPage: (title: string, blocks: object[]) => object
  /** A block that a link can target. */
  buildTarget: (id: string) => object
}

/** Writes a site with one page per example of each block. Returns the routes. */
export function writeExamples(site: ExamplesSite): string[] {
  const { dir, buildPage } = site
  rmSync(dir, { recursive: true, force: true })
  const write = (path: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  const writeJson = (path: string, data: object) => write(path, JSON.stringify(data, null, 2))
  const examples = loadExamples()
  const text = JSON.stringify([[...examples], EXAMPLE_NOTES])
  const security = { hosts: { frames: EXAMPLE_IFRAMES } }
  writeJson('settings.json', { ...site.settings, security })
  writeJson('audiences.json', { audiences: EXAMPLE_AUDIENCES })
  writeJson('people.json', { people: EXAMPLE_PEOPLE })
  const assets = new Set(text.split('"').filter((part) => /^\/assets\/[\w ./-]+$/.test(part)))
  for (const path of assets) {
    const content = path.endsWith('.svg') ? site.pictureOf(path) : buildSampleFile(path)
    if (content !== undefined) write(path, content)
  }
  writeJson('pages/index.json', buildPage('Examples', []))
  writeJson('pages/404.json', buildPage('Not found', []))
  for (const [path, anchors] of findLinkedPages(text)) {
    const targets = anchors.map(site.buildTarget)
    writeJson(`pages${path}.json`, buildPage(`Linked: ${path}`, targets))
  }
  for (const [path, { title, ...page }] of Object.entries(EXAMPLE_NOTES)) {
    writeJson(`pages${path}.json`, { ...buildPage(title, []), ...page })
  }
  const routes: string[] = []
  for (const [type, list] of examples) {
    for (const [index, { name, block, after = [], page }] of list.entries()) {
      const route = site.routeOf(type, index)
      routes.push(route)
      writeJson(`pages${route}.json`, {
        ...buildPage(`${type}: ${name}`, [block, ...after]),
        ...page,
      })
    }
  }
  return routes
}

/** The pages that the examples link to, with the anchors in these links. */
function findLinkedPages(text: string): Map<string, string[]> {
  const pages = new Map<string, string[]>()
  for (const [found] of text.matchAll(/["(]\/[a-z0-9/-]+(?:#[a-z0-9-]+)?/g)) {
    const [path = '', id] = found.slice(1).split('#')
    if (path.startsWith('/assets/')) continue
    const anchors = pages.get(path) ?? []
    pages.set(path, id && !anchors.includes(id) ? [...anchors, id] : anchors)
  }
  return pages
}
