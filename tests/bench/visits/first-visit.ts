import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { htmlPathOf } from '../../../engine/core/addresses/paths'
import { PHONE } from '../../support/phone'
import { buildShipped, writeSite } from '../bench-site'
import { measureCommand } from '../builds/command'
import type { Figure } from '../figure'
import { createFigures } from '../figure'
import type { BenchOptions } from '../options'
import { scrollThrough, waitQuiet, withBrowser, withPreview } from './browse'

/**
 * Measures the downloads of a page's first visit by kind. Each file is compressed separately, with
 * brotli at its best quality.
 */
export async function measureFirstVisit({
  sizes: [pages = 1000],
  routes = ['/'],
}: BenchOptions): Promise<Figure[]> {
  const { siteDir, outDir, route } = writeSite(pages)
  measureCommand('scripts/build.ts', ['--site', siteDir, '--out', outDir])
  const shipped = await buildShipped()
  const visits = [
    { name: `page of ${pages}`, outDir, route },
    ...routes.map((route) => ({ name: `shipped ${route}`, outDir: shipped.outDir, route })),
  ]
  const figures = createFigures()
  for (const { name, outDir, route } of visits) {
    for (const [way, words] of [
      ['scrolls', ''],
      ['phone left alone', ', phone left alone'],
    ] as const)
      for (const [kind, size] of Object.entries(await weighVisit(outDir, route, way)))
        figures.add(`${name}${words}: ${kind}`, 'kB', size / 1000)
  }
  return figures.list()
}

/**
 * The kind of visit: the visitor scrolls to the end of the page, or opens it on a phone without
 * touching it.
 */
export type Visit = 'scrolls' | 'phone left alone'

/**
 * The bytes downloaded on a first visit by kind. Each file is compressed separately, with brotli at
 * its best quality.
 */
export async function weighVisit(
  outDir: string,
  route: string,
  visit: Visit,
): Promise<Record<string, number>> {
  return sumByKind(outDir, route, await listFetched(outDir, route, visit))
}

/**
 * The downloads of a visit: the content type of each path. Late requests and prefetched pages are
 * included.
 */
export function listFetched(
  outDir: string,
  route: string,
  visit: Visit,
): Promise<Map<string, string>> {
  return withPreview(outDir, (url) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage(visit === 'scrolls' ? {} : PHONE)
      const files = new Map<string, string>()
      page.on('response', (response) => {
        files.set(new URL(response.url()).pathname, response.headers()['content-type'] ?? '')
      })
      // The page's last automatic request is for the code that measures its speed.
      const last = page.waitForResponse((response) => /\/vitals-[^/]+\.js$/.test(response.url()))
      await page.goto(url + route)
      await last
      if (visit === 'scrolls') await scrollThrough(page)
      await waitQuiet(page)
      return files
    }),
  )
}

/** Prefetched pages are not counted, because they depend on the page's links. */
export const AHEAD = 'data of other pages'

const KINDS: [kind: string, type: RegExp][] = [
  ['JavaScript', /javascript/],
  ['CSS in files', /^text\/css/],
  ['fonts', /^font\//],
  ['pictures', /^image\//],
  ['data and others', /(?:)/],
]

function sumByKind(
  outDir: string,
  route: string,
  files: Map<string, string>,
): Record<string, number> {
  const html = readFileSync(join(outDir, htmlPathOf(route)), 'utf8')
  const withoutStyles = html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
  const bytes: Record<string, number> = {
    'HTML with its CSS': compress(html),
    'HTML without it': compress(withoutStyles),
    ...Object.fromEntries(KINDS.map(([kind]) => [kind, 0])),
    [AHEAD]: 0,
  }
  for (const [file, type] of files) {
    const isAhead = file.startsWith('/_data/')
    const kind = isAhead ? AHEAD : KINDS.find(([, pattern]) => pattern.test(type))?.[0]
    if (file !== route && kind)
      bytes[kind] = (bytes[kind] ?? 0) + compress(readFileSync(join(outDir, file)))
  }
  return bytes
}

/** The compressed size with brotli at its best quality, in bytes. */
export function compress(content: string | Buffer): number {
  return brotliCompressSync(content).length
}
