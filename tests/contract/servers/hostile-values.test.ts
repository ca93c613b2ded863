/** Values that the check accepts reach servers, style sheets and lists unchanged. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withBase } from '../../../engine/core/addresses/base'
import { createRedirects } from '../../../engine/core/addresses/find-redirect'
import { applyRedirect } from '../../../engine/core/addresses/redirects'
import { encodeHref, validateUrl } from '../../../engine/core/addresses/urls'
import type { Header } from '../../../engine/core/page/security-policy'
import { buildPolicyHeaders, buildSecurityPolicy } from '../../../engine/core/page/security-policy'
import { renderHostFiles } from '../../../engine/node/build/hosting/hosts'
import { SITE_FILE } from '../../../engine/node/build/output/side-folder'
import { renderRedirectStub } from '../../../engine/node/build/pages/redirect-stub'
import { readRedirects } from '../../../engine/node/check/run/assemble-site'
import { createValidator } from '../../../engine/node/check/schema/validate'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { loadSchemas } from '../../../engine/node/schemas/schemas'
import type { RedirectRule, Security } from '../../../schemas/generated/types'
import {
  addressesAt,
  features,
  hosts,
  oldPaths,
  targets,
} from '../../support/arbitrary/value-arbitrary'
import { pickSize } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import {
  parseHeaders,
  parseRedirects,
  parseVercelRedirects,
} from '../../support/servers/host-parsers'
import { httpsGet } from '../../support/servers/https-get'
import { startWebServer } from '../../support/servers/start-web-server'
import type { WebServerName } from '../../support/servers/web-servers'
import { whyWithout } from '../../support/servers/web-servers'

const SIZE = pickSize({ short: 60, long: 500 })
const SERVERS: WebServerName[] = ['nginx', 'caddy', 'apache']
/** A site at the root of its host, and a site under a subpath. */
const BASES = ['', '/v1.2/~me']
const URL_OF_SITE = 'https://www.case.example'
const validator = createValidator(loadSchemas(projectRoot))

/** Generates the given number of values that the check accepts. */
function gather<T>(
  arbitrary: fc.Arbitrary<T>,
  isAccepted: (value: T) => boolean,
  most = SIZE / 4,
): T[] {
  const tried = fc.sample(arbitrary, { numRuns: most * 10, seed: 1 })
  const accepted = tried.filter(isAccepted)
  expect(accepted.length).toBeLessThan(tried.length)
  return accepted.slice(0, most)
}

function isValid(kind: string, data: unknown): boolean {
  return validator.validate(kind, structuredClone(data)).errors.length === 0
}

const COLORS = { ink: '#000000', paper: '#FFFFFF', mist: '#EEEEEE', action: '#0000AA' }
const SETTINGS = {
  brand: 'Case',
  url: URL_OF_SITE,
  theme: { colors: { ...COLORS, accent: '#AA0000' } },
}
const fitsSettings = (part: object) => isValid('settings', { ...SETTINGS, ...part })

function gatherRedirects(): RedirectRule[] {
  const statuses = fc.constantFrom<RedirectRule['status']>(301, 302, 307, 308)
  const rules = fc.record({ from: oldPaths, to: targets, status: statuses })
  const accepted = gather(
    rules,
    (rule) => isValid('redirects', { rules: [rule] }) && validateUrl(rule.to) === undefined,
    SIZE,
  )
  const read = readRedirects(
    accepted.map((rule) => ({ ...rule, alias: false })),
    {},
  )
  return [...new Map(read.map((rule) => [rule.from, rule])).values()]
}

/** A header for each accepted value of a property that is used in headers. */
function gatherHeaders(): Header[] {
  const addresses = addressesAt('/report?x=y')
  const sendsTo = [
    ...gather(addresses, (url) => fitsSettings({ monitoring: { errors: { url } } })),
    ...gather(addresses, (url) => isValid('page', pageWithForm(url))),
  ]
  const allowed = gather(hosts, (host) => fitsSettings({ security: { hosts: { crm: [host] } } }))
  const denied = gather(features, (feature) =>
    fitsSettings({ security: { deniedFeatures: [feature] } }),
  )
  const usual = defaults()
  const build = (part: object, sent: string[] = []) =>
    buildPolicyHeaders(
      buildSecurityPolicy({
        security: { ...usual, ...part },
        scriptHashes: [],
        sendsTo: sent,
        postsTo: sent,
      }),
    )
  const find = (headers: Header[], name: string) =>
    headers.find(([other]) => other === name)?.[1] ?? ''
  const connect = (headers: Header[]) =>
    /connect-src [^;]*/.exec(find(headers, 'Content-Security-Policy'))?.[0] ?? ''
  const values = [
    ...sendsTo.map((url) => connect(build({}, [url]))),
    ...allowed.map((host) => connect(build({ hosts: { ...usual.hosts, crm: [host] } }))),
    ...denied.map((name) => find(build({ deniedFeatures: [name] }), 'Permissions-Policy')),
  ]
  return [...new Set(values)].map((value, index) => [`X-Case-${index}`, value])
}

function defaults(): Security {
  const settings = structuredClone(SETTINGS) as typeof SETTINGS & { security: Security }
  validator.validate('settings', settings)
  return settings.security
}

function pageWithForm(url: string): unknown {
  const field = { type: 'text', name: 'name', label: 'Name' }
  const form = { type: 'form', name: 'Case', fields: [field], submit: 'Send' }
  const blocks = [{ ...form, transport: { type: 'http', url } }]
  return { title: 'Page', description: 'A page.', blocks }
}

const redirects = gatherRedirects()
const headers = gatherHeaders()
const render = (base: string) =>
  renderHostFiles({ url: URL_OF_SITE + base, headers, redirects, precompressed: true })
const files = render('')
const read = (path: string) => files.find((file) => file.path === path)?.text ?? ''
/** As in `applyRedirect`, an empty query counts as no query. */
const targetOf = (rule: RedirectRule, search = '') => applyRedirect(rule, { search, hash: '' })

describe(`${redirects.length} redirects and ${headers.length} headers that the check accepts`, () => {
  it('are enough to prove something', () => {
    expect(redirects.length).toBeGreaterThan(SIZE / 2)
    expect(headers.length).toBeGreaterThan(SIZE / 4)
    expect(redirects.some(({ from }) => /[^ -~]/.test(from))).toBe(true)
    expect(redirects.some(({ from }) => from.includes(' '))).toBe(true)
  })

  for (const [name, base] of SERVERS.flatMap((one) => BASES.map((base) => [one, base] as const))) {
    it.skipIf(whyWithout(name))(
      `are what ${name} answers with${base && ` below ${base}`} (R-048, R-263)`,
      async () => {
        const folder = makeScratchFolder()
        for (const { path, text } of render(base)) {
          write(join(folder, '.quire/hosting', path), text)
        }
        write(join(folder, SITE_FILE), JSON.stringify({ base }))
        write(join(folder, '404.html'), '<!doctype html><title>Missing</title>')
        const server = await startWebServer(name, folder)
        try {
          expect(server.validate()).toBe('')
          const asked = redirects.flatMap((rule) =>
            ['', '?a=1&b=%20x'].map((search) => ({ rule, search })),
          )
          const answers = await Promise.all(
            asked.map(({ rule, search }) =>
              httpsGet(server.url, base + encodeURI(rule.from) + search),
            ),
          )
          for (const [index, { rule, search }] of asked.entries()) {
            const { status = 0, headers: sent = [] } = answers[index] ?? {}
            const location = locationOf(sent)?.replace(server.url, '')
            const target = withBase(base, targetOf(rule, search))
            expect([rule, status, location]).toEqual([rule, rule.status, target])
          }
          const { headers: sent } = await httpsGet(server.url, `${base}/nothing`)
          const own = sent.filter(([header]) => header.startsWith('x-case-'))
          expect(new Map(own)).toEqual(
            new Map(headers.map(([header, value]) => [header.toLowerCase(), value])),
          )
        } finally {
          await server.close()
        }
      },
      600_000,
    )
  }

  it('are what Netlify and Cloudflare Pages read', () => {
    for (const host of ['netlify', 'cloudflare-pages']) {
      const rules = parseRedirects(read(`${host}/_redirects`)).slice(0, redirects.length * 2)
      const wanted = redirects.flatMap(({ from, to, status }) =>
        [from, `${from}/`].map((path) => ({ from: path, to: withoutColons(to), status })),
      )
      expect(rules.map((rule) => ({ ...rule, from: decodeURIComponent(rule.from) }))).toEqual(
        wanted,
      )
      const all = parseHeaders(read(`${host}/_headers`)).get('/*') ?? []
      expect(all.filter(([name]) => name.startsWith('X-Case-'))).toEqual(headers)
    }
  })

  it('are what Vercel reads', () => {
    const config = read('vercel/vercel.json')
    const rules = parseVercelRedirects(config)
    expect(rules.map((rule) => ({ ...rule, from: decodeURIComponent(rule.from) }))).toEqual(
      redirects.map(({ from, to, status }) => ({ from, to: withoutColons(to), status })),
    )
    const [{ headers: sent }] = JSON.parse(config).headers
    expect(sent).toEqual(headers.map(([key, value]) => ({ key, value })))
  })

  it('are found by the app, the preview and dev, however their characters are escaped', () => {
    const find = createRedirects(redirects)
    for (const rule of redirects) {
      expect(find(encodeURI(rule.from))).toBe(rule)
      expect(find(encodeHref(rule.from))).toBe(rule)
      expect(encodeHref(rule.to)).toBe(rule.to)
      expect(rule.to).toMatch(/^[!-~]+$/)
    }
  })

  it('are a document in which nothing runs but its own script', () => {
    for (const rule of redirects) {
      const stub = renderRedirectStub(rule, { url: URL_OF_SITE, language: 'en' })
      expect(stub.match(/<\/?script/g)).toHaveLength(2)
      expect(stub.match(/<(?!\/)\w+/g)).toHaveLength(9)
    }
  })
})

/** Colons introduce a host's placeholders, except after a scheme or before a port. */
function withoutColons(href: string): string {
  const [origin = ''] = /^https?:\/\/[^/?#]*/.exec(href) ?? []
  return origin + href.slice(origin.length).replaceAll(':', '%3A')
}

function locationOf(sent: [string, string][]): string | undefined {
  return sent.find(([name]) => name === 'location')?.[1]
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
