/** The output of a site published under a subpath of its host. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { loadCachedBundle } from '../../../engine/node/bundle/bundle-cache'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import { makeScratchFolder } from '../../support/scratch-folder'
import { buildTimeIn } from '../../support/sites/build-time'
import { hashFiles } from '../../support/sites/hash-files'
import { writeSiteVariant } from '../../support/sites/site-variant'

const HOST = 'https://www.shared.example'
const BASES = ['', '/docs', '/a/b']
/** The base `/docs` with a trailing slash. */
const SLASHED = '/docs/'

const folder = makeScratchFolder()
const outDirOf = (path: string) => join(folder, `dist${path.replaceAll('/', '-')}`)
const read = (path: string, file: string) => readFileSync(join(outDirOf(path), file), 'utf8')
const warnings = new Map<string, string[]>()
let client: string[]

beforeAll(async () => {
  for (const path of [...BASES, SLASHED]) {
    const siteDir = join(folder, `site${path.replaceAll('/', '-')}`)
    writeSiteVariant('examples/bakery', siteDir, (settings) => {
      settings.url = HOST + path
      settings.security = {
        contact: { addresses: ['mailto:security@a.example'], expires: '2999-12-31' },
      } as typeof settings.security
    })
    const built = await buildSite({ siteDir, outDir: outDirOf(path), buildTime: buildTimeIn(2026) })
    expect([path, built.problems, built.pages > 0]).toEqual([path, [], true])
    warnings.set(path, built.warnings)
  }
  client = (await loadCachedBundle()).files
}, 240_000)

/** The URLs in a document: in attributes that contain a URL, and in styles. */
function listAddresses(html: string): string[] {
  const attributes = [...html.matchAll(/ (?:href|src|action|data-site|poster)="([^"]*)"/g)]
  const scripts = [...html.matchAll(/ data-(?:scripts|preloads)="([^"]*)"/g)].flatMap(
    ([, list = '']) => list.split(' '),
  )
  const styles = [...html.matchAll(/url\(([^)"']*)\)/g)]
  const refreshes = [...html.matchAll(/content="0; url=([^"]*)"/g)]
  return [
    ...[...attributes, ...styles, ...refreshes].map(([, address = '']) => address),
    ...scripts,
  ]
}

/** `true` if a URL is a path on the host. */
const isPath = (address: string) => address.startsWith('/')

describe.each(BASES)('a build for "%s"', (base) => {
  it('has the same files for browsers as any other, byte for byte', () => {
    expect(client.length).toBeGreaterThan(40)
    for (const file of client)
      expect([file, read(base, file) === read('', file)]).toEqual([file, true])
  })

  it('has no file of the client that says where it is', () => {
    // The site's base is prepended to the paths of the search index shards.
    for (const file of client.filter((path) => /\.(js|css)$/.test(path))) {
      expect([file, /["'`(]\/(assets(?!\/search-)|docs)\//.test(read(base, file))]).toEqual([
        file,
        false,
      ])
    }
  })

  it('has its files where those of a site at a root are', () => {
    // Ignores content hashes in file names, and files that only one of the two sites needs.
    const tidy = (file: string) => file.replace(/(site|link)-[0-9a-f]+\./, '$1.')
    const list = (path: string) =>
      [...new Set(listFiles(outDirOf(path)).map(tidy))].filter((file) => !file.includes('caddy/'))
    expect(list(base)).toEqual(list(''))
  })

  it('names nothing of its own outside of the path, in any document', () => {
    const documents = listFiles(outDirOf(base)).filter((file) => file.endsWith('.html'))
    expect(documents.length).toBeGreaterThan(10)
    for (const file of documents) {
      const html = read(base, file)
      const outside = listAddresses(html).filter(
        (address) => isPath(address) && !address.startsWith(`${base}/`),
      )
      expect([file, outside]).toEqual([file, []])
      const own = [...html.matchAll(new RegExp(`${HOST}([^"\\s<,;]*)`, 'g'))].map(
        ([, path = '']) => path,
      )
      expect([file, own.filter((path) => !`${path}/`.startsWith(`${base}/`))]).toEqual([file, []])
    }
  })

  it('has the routes of pages, redirects and the search as they are written', () => {
    expect(JSON.parse(read(base, '_data/about.json')).path).toBe('/about')
    expect(JSON.parse(read(base, '_data/faq.json')).redirect).toBe('/questions')
    expect(read(base, '_data/search-index.json')).toBe(read('', '_data/search-index.json'))
    for (const file of listFiles(outDirOf(base)).filter((path) => path.startsWith('_data/'))) {
      const { blocks, breadcrumbs } = JSON.parse(read(base, file))
      const plain = JSON.parse(read('', file))
      expect([file, blocks, breadcrumbs]).toEqual([file, plain.blocks, plain.breadcrumbs])
    }
  })

  it('gives search engines and programs the addresses below it', () => {
    const at = HOST + base
    const about = read(base, 'about.html')
    expect(about).toContain(`<link rel="canonical" href="${at}/about" data-page>`)
    expect(about).toContain(`property="og:url" content="${at}/about"`)
    expect(about).toMatch(new RegExp(`og:image" content="${at}/assets/link-[0-9a-f]+\\.png"`))
    expect(about).toContain(`type="text/markdown" href="${base}/about.md"`)
    expect(read(base, 'index.html')).toContain(`<link rel="canonical" href="${at}/" data-page>`)
    expect(read(base, 'sitemap.xml')).toContain(`<loc>${at}/breads/sourdough</loc>`)
    expect(read(base, 'sitemap.xml')).toContain(`<loc>${at}/</loc>`)
    expect(read(base, 'robots.txt')).toContain(`Sitemap: ${at}/sitemap.xml\n`)
    expect(read(base, 'llms.txt')).toContain(`](${at}/about.md)`)
    expect(read(base, 'breads/sourdough.md')).toMatch(new RegExp(`\\]\\(${base}/[a-z]`))
    // This is the only file that must be at the root of the host.
    expect(read(base, '.well-known/security.txt')).toContain(
      `Canonical: ${HOST}/.well-known/security.txt\n`,
    )
    const reported = warnings.get(base)?.filter((text) => text.includes('security.txt'))
    expect(reported).toEqual(
      base
        ? [
            'Programs look for security.txt only at the root of the host: also publish .well-known/security.txt at https://www.shared.example/.well-known/security.txt.',
          ]
        : [],
    )
  })
})

it('a slash at the end of the address changes nothing that is served', () => {
  // The manifest contains the hash of the sources, which differ by one byte.
  const list = (path: string) =>
    Object.entries(hashFiles(outDirOf(path))).filter(([file]) => !file.includes('/manifest/'))
  expect(list(SLASHED)).toEqual(list('/docs'))
})
