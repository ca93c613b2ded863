import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listBlockFolders } from '../schemas/block-folders'
import { projectRoot } from '../util/project-root'

/** An entry of a block's `examples.json`. */
export interface Example {
  name: string
  description: string
  block: { type: string }
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

/** The kinds of reader that the examples know. */
export const EXAMPLE_AUDIENCES = [
  { id: 'reader', name: 'Reader', description: 'Comes to find one thing.' },
  { id: 'donor', name: 'Donor', description: 'Brings a collection.' },
  { id: 'archivist', name: 'Archivist', description: 'Keeps what others bring.' },
]

export interface ExamplesSite {
  dir: string
  settings: object
  /** What stands wherever an example shows a picture: an SVG. */
  picture: string
  /** Where an example is shown. */
  routeOf: (type: string, index: number) => string
  /** A page with blocks. */
  buildPage: (title: string, blocks: object[]) => object
  /** A block that a link can lead to. */
  buildTarget: (id: string) => object
}

/** Writes a site with one page for each example of each block; returns the routes. */
export function writeExamples(site: ExamplesSite): string[] {
  const { dir, buildPage } = site
  rmSync(dir, { recursive: true, force: true })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  const writeJson = (path: string, data: object) => write(path, JSON.stringify(data, null, 2))
  const examples = loadExamples()
  const text = JSON.stringify([...examples])
  writeJson('settings.json', site.settings)
  writeJson('audiences.json', { audiences: EXAMPLE_AUDIENCES })
  const pictures = text
    .split('"')
    .filter((part) => /^\/assets\/[\w./-]+$/.test(part) && part.endsWith('.svg'))
  for (const path of new Set(pictures)) write(path, site.picture)
  writeJson('pages/index.json', buildPage('Examples', []))
  writeJson('pages/404.json', buildPage('Not found', []))
  for (const [path, anchors] of findLinkedPages(text)) {
    const targets = anchors.map(site.buildTarget)
    writeJson(`pages${path}.json`, buildPage(`Linked: ${path}`, targets))
  }
  const routes: string[] = []
  for (const [type, list] of examples) {
    for (const [index, { name, block }] of list.entries()) {
      const route = site.routeOf(type, index)
      routes.push(route)
      writeJson(`pages${route}.json`, buildPage(`${type}: ${name}`, [block]))
    }
  }
  return routes
}

/** The pages that the examples link to, with the anchors that they name. */
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
