import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../engine/build/project-root'

/** An entry of a block's `examples.json`. */
export interface Example {
  name: string
  description: string
  block: { type: string }
}

/** Block type → its examples. */
export function loadExamples(): Map<string, Example[]> {
  const blocksDir = join(projectRoot, 'blocks')
  const types = readdirSync(blocksDir).filter((name) =>
    existsSync(join(blocksDir, name, 'examples.json')),
  )
  return new Map(
    types.map((type) => [
      type,
      JSON.parse(readFileSync(join(blocksDir, type, 'examples.json'), 'utf8')) as Example[],
    ]),
  )
}

/** Where the examples' site shows an example. */
export function routeOfExample(type: string, index: number): string {
  return `/${type}/example-${index + 1}`
}

/** Writes a site with one page for each example of each block; returns the routes. */
export function writeExamplesSite(dir: string): string[] {
  rmSync(dir, { recursive: true, force: true })
  const write = (path: string, data: object) => {
    mkdirSync(join(dir, path, '..'), { recursive: true })
    writeFileSync(join(dir, path), JSON.stringify(data, null, 2))
  }
  const { theme } = JSON.parse(
    readFileSync(join(projectRoot, 'tests/sites/tiny/settings.json'), 'utf8'),
  )
  write('settings.json', {
    brand: 'Examples',
    url: 'https://examples.example',
    icon: '/assets/brand/mark.svg',
    theme,
  })
  write('audiences.json', {
    audiences: [
      { id: 'reader', name: 'Reader', description: 'Comes to find one thing.' },
      { id: 'donor', name: 'Donor', description: 'Brings a collection.' },
      { id: 'archivist', name: 'Archivist', description: 'Keeps what others bring.' },
    ],
  })
  mkdirSync(join(dir, 'assets/brand'), { recursive: true })
  const picture = readFileSync(join(projectRoot, 'tests/sites/tiny/assets/wren.svg'))
  for (const name of ['mark.svg', 'mark-inverse.svg'])
    writeFileSync(join(dir, 'assets/brand', name), picture)
  write('pages/index.json', buildPage('Examples', []))
  write('pages/404.json', buildPage('Not found', []))
  for (const [path, anchors] of findLinkedPages()) {
    const targets = anchors.map((id) => ({
      type: 'prose',
      id,
      sections: [{ content: [{ text: id }] }],
    }))
    write(`pages${path}.json`, buildPage(`Linked: ${path}`, targets))
  }
  const routes: string[] = []
  for (const [type, examples] of loadExamples()) {
    for (const [index, { name, block }] of examples.entries()) {
      const route = routeOfExample(type, index)
      routes.push(route)
      write(`pages${route}.json`, buildPage(`${type}: ${name}`, [block]))
    }
  }
  return routes
}

/** The pages that the examples link to, with the anchors that they name. */
function findLinkedPages(): Map<string, string[]> {
  const pages = new Map<string, string[]>()
  const text = JSON.stringify([...loadExamples()])
  for (const [, path = '', hash] of text.matchAll(
    /["(](\/(?!assets\/)[a-z0-9/-]+)(#[a-z0-9-]+)?/g,
  )) {
    const anchors = pages.get(path) ?? []
    const id = hash?.slice(1)
    pages.set(path, id && !anchors.includes(id) ? [...anchors, id] : anchors)
  }
  return pages
}

/** A page that is valid whatever block it shows: it has a heading and one link of each kind. */
function buildPage(title: string, blocks: object[]): object {
  const hasHeading = blocks.some((block) => 'type' in block && block.type === 'hero')
  const hero = { type: 'hero', tone: 'paper', title }
  return {
    title,
    description: `${title}, as an example.`,
    breadcrumbs: [{ label: 'Examples', href: '/' }],
    blocks: [...(hasHeading ? [] : [hero]), ...blocks],
  }
}
