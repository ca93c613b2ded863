import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withBase } from '../../../../../engine/core/addresses/base'
import { createRedirects } from '../../../../../engine/core/addresses/find-redirect'
import { canonicalPath } from '../../../../../engine/core/addresses/paths'
import { listHostWarnings, renderHostFiles } from '../../../../../engine/node/build/hosting/hosts'
import type { RedirectRule } from '../../../../../schemas/generated/types'
import { isTidy, PATTERN_RULES, sentPaths } from '../../../../support/arbitrary/pattern-arbitrary'
import type { LocationReader } from '../../../../support/servers/pattern-readers'
import {
  readApache,
  readNginx,
  readPlainRedirects,
  readVercel,
} from '../../../../support/servers/pattern-readers'

const SITE = 'https://www.case.example'
const render = (base: string, redirects = PATTERN_RULES) =>
  renderHostFiles({ url: SITE + base, headers: [], redirects, precompressed: false })
const find = createRedirects(PATTERN_RULES)

/** Normalises a URL, so that escaping and the site's host make no difference. */
function tidy(location: string | undefined): unknown {
  if (location === undefined) return undefined
  const { origin, pathname, search, hash } = new URL(location, SITE)
  const path = pathname.replace(/(?<=.)\/$/, '')
  return [origin, path.split('/').map(decodeURIComponent), search, hash]
}

/** Hosts whose patterns have no character classes accept any escape. */
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

describe('the files for hosts', () => {
  const rule = (from: string, to: string, status: RedirectRule['status'] = 301): RedirectRule => ({
    from,
    to,
    status,
    alias: false,
  })
  const rules = [
    rule('/:lang/old', '/:lang/new'),
    rule('/2024/*', '/archive/*?from=2024', 308),
    rule('/en/*', '/*'),
    rule('/2024/a', '/a'),
  ]
  const files = render('/docs', rules)
  const read = (path: string, pattern: RegExp) =>
    (files.find((file) => file.path === path)?.text ?? '')
      .split('\n')
      .filter((line) => pattern.test(line))

  it('name single paths before patterns, and what a pattern makes of an empty rest', () => {
    expect(read('cloudflare-pages/_redirects', /./)).toMatchInlineSnapshot(`
      [
        "/docs/2024 /docs/archive?from=2024 308",
        "/docs/2024/ /docs/archive?from=2024 308",
        "/docs/en /docs/ 301",
        "/docs/en/ /docs/ 301",
        "/docs/2024/a /docs/a 301",
        "/docs/2024/a/ /docs/a 301",
        "/docs/:p01/old/ /docs/:p01/new 301",
        "/docs/:p01/old /docs/:p01/new 301",
        "/docs/2024/* /docs/archive/:splat?from=2024 308",
        "/docs/en/* /docs/:splat 301",
      ]
    `)
    expect(read('netlify/_redirects', / 30/)).toMatchInlineSnapshot(`
      [
        "/docs/2024 /docs/archive?from=2024 308!",
        "/docs/2024/ /docs/archive?from=2024 308!",
        "/docs/en /docs/ 301!",
        "/docs/en/ /docs/ 301!",
        "/docs/2024/a /docs/a 301!",
        "/docs/2024/a/ /docs/a 301!",
        "/docs/:p01/old /docs/:p01/new 301",
        "/docs/2024/* /docs/archive/:splat?from=2024 308",
        "/docs/en/* /docs/:splat 301",
      ]
    `)
  })

  it('begin with the host of the site where a visitor may write the first folder', () => {
    const [, plain] = render('', rules).filter(({ path }) => path.endsWith('/_redirects'))
    expect(plain?.text.split('\n').filter((line) => line.startsWith('/en/'))).toEqual([
      '/en/ / 301!',
      '/en/* https://www.case.example/:splat 301',
    ])
  })

  it('leave the folders of the site alone where a pattern begins with a name', () => {
    const { redirects } = JSON.parse(read('vercel/vercel.json', /./).join('\n'))
    expect(
      redirects.map(({ source }: { source: string }) => source).slice(6, 8),
    ).toMatchInlineSnapshot(`
      [
        "/docs/:p01((?!(?:assets|_data)/)[^/]+)/old",
        "/docs/:p01((?!(?:assets|_data)/)[^/]+)/old/",
      ]
    `)
    expect(read('apache/.htaccess', /assets\|_data\)\/\)/)).toHaveLength(2)
    expect(read('caddy/quire-site.caddy', /not path_regexp.*\(assets\|_data\)\/$/)).toHaveLength(1)
  })
})

describe('the build warns', () => {
  const rule = (index: number, change: Partial<RedirectRule> = {}): RedirectRule => ({
    ...{ from: `/old${index}`, to: '/new', status: 301, alias: false },
    ...change,
  })
  const warn = (rules: RedirectRule[]) => listHostWarnings(render('', rules))
  const list = (count: number, build: (index: number) => RedirectRule) =>
    Array.from({ length: count }, (_, index) => build(index))

  it('of nothing where every host can do everything', () => {
    expect(warn(PATTERN_RULES.filter(({ status }) => status !== 307))).toEqual([])
    expect(warn(list(1000, rule))).toEqual([])
    expect(warn(list(50, (index) => rule(index, { from: `/old${index}/:name` })))).toEqual([])
  })

  it('of more redirects than a host reads', () => {
    expect(warn(list(2100, rule))).toMatchInlineSnapshot(`
      [
        "Cloudflare Pages reads at most 2000 lines of redirects for one path (two for each), and the site has 4200.",
        "Vercel reads at most 2048 redirects, and the site has 2100.",
      ]
    `)
    expect(
      warn(list(51, (index) => rule(index, { from: `/old${index}/:name` }))),
    ).toMatchInlineSnapshot(`
      [
        "Cloudflare Pages reads at most 100 lines of redirects by pattern (two for each without \`*\`), and the site has 102.",
      ]
    `)
  })

  it('of a status that a host does not have, and of long lines', () => {
    const long = `/${'é'.repeat(900)}`
    expect(
      warn([rule(1, { status: 307 }), rule(2, { to: long.slice(0, 500) })]),
    ).toMatchInlineSnapshot(`
      [
        "Cloudflare Pages ignores redirect lines of more than 1000 characters, and the site has 2 of them.",
        "Netlify does not support redirects with the status 307. Write 302 instead.",
      ]
    `)
  })
})
