import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withBase } from '../../../../engine/core/addresses/base'
import { createRedirects } from '../../../../engine/core/addresses/find-redirect'
import { canonicalPath } from '../../../../engine/core/addresses/paths'
import { renderHostFiles } from '../../../../engine/node/hosting/hosts'
import { isTidy, PATTERN_RULES, sentPaths } from '../../../support/arbitrary/pattern-arbitrary'
import type { LocationReader } from '../../../support/servers/pattern-readers'
import {
  readApache,
  readNginx,
  readPlainRedirects,
  readVercel,
} from '../../../support/servers/pattern-readers'

const SITE = 'https://www.case.example'
const render = (base: string, redirects = PATTERN_RULES) =>
  renderHostFiles({ url: SITE + base, headers: [], redirects, precompressed: false })
const find = createRedirects(PATTERN_RULES)

/** However its characters are escaped, with the host of the site or without. */
function tidy(location: string | undefined): unknown {
  if (location === undefined) return undefined
  const { origin, pathname, search, hash } = new URL(location, SITE)
  const path = pathname.replace(/(?<=.)\/$/, '')
  return [origin, path.split('/').map(decodeURIComponent), search, hash]
}

/** Hosts whose patterns have no classes of characters pass on whatever is escaped. */
const isPlain = (path: string) => !/%(?:[01]|7f)|^\/(?:assets|_data)\//i.test(path)

describe.each(['', '/docs'])('patterns of a site at "%s"', (base) => {
  const files = render(base)
  const read = (path: string) => files.find((file) => file.path === path)?.text ?? ''
  const readers: [name: string, read: LocationReader, isKnown?: (path: string) => boolean][] = [
    ['nginx', readNginx(read('nginx/quire-server.conf'))],
    ['Apache', readApache(read('apache/.htaccess'), base)],
    ['Cloudflare Pages', readPlainRedirects(read('cloudflare-pages/_redirects')), isPlain],
    ['Vercel', readVercel(read('vercel/vercel.json')), isPlain],
  ]

  it.each(readers)('%s sends visitors where the preview does', (_, readLocation, isKnown = () =>
    true) => {
    fc.assert(
      fc.property(
        sentPaths.filter((path) => isTidy(path) && isKnown(path)),
        (path) => {
          const rule = find(canonicalPath(path))
          const expected = rule && withBase(base, rule.to)
          expect([path, tidy(readLocation(base + path))]).toEqual([path, tidy(expected)])
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each(
    readers,
  )('%s sends nobody to another host, upwards or into a header', (_, readLocation) => {
    fc.assert(
      fc.property(sentPaths, (path) => {
        const location = readLocation(base + path)
        if (location === undefined) return
        expect(location).toMatch(/^[!-~]+$/)
        const { origin } = new URL(location, SITE)
        expect([SITE, 'https://other.example:8443']).toContain(origin)
      }),
      { numRuns: 500 },
    )
  })
})
