import { describe, expect, it } from 'vitest'
import {
  buildPolicyHeaders,
  buildPolicyMeta,
  buildSecurityPolicy,
  renderIframePolicy,
  withoutHttps,
} from '../../../../engine/core/page/security-policy'
import type { Security } from '../../../../schemas/generated/types'

const security: Security = {
  hosts: {
    crm: ['https://crm.example'],
    analytics: ['https://stats.example'],
    chat: ['https://chat.example'],
    forms: ['https://forms.example'],
    fonts: ['https://fonts.example'],
    frames: [],
  },
  embedder: 'require-corp',
  embeddable: [],
  referrer: 'strict-origin-when-cross-origin',
  deniedFeatures: ['camera', 'microphone'],
  strictTransport: { maxAge: 31536000, includeSubDomains: true, preload: true },
  literalMeta: false,
}
const build = (changes: Partial<Security> = {}, sendsTo: string[] = [], postsTo: string[] = []) =>
  buildSecurityPolicy({
    security: { ...security, ...changes },
    scriptHashes: ['sha256-abc='],
    sendsTo,
    postsTo,
  })

/** A directive's sources. */
function sourcesOf(csp: string | undefined, name: string): string[] | undefined {
  return csp
    ?.split('; ')
    .map((directive) => directive.split(' '))
    .find(([first]) => first === name)
    ?.slice(1)
}

describe('the headers of a policy', () => {
  it('are all that the specification names (R-263)', () => {
    expect(Object.fromEntries(buildPolicyHeaders(build()))).toMatchInlineSnapshot(`
      {
        "Content-Security-Policy": "default-src 'self'; script-src 'self' 'unsafe-inline' 'sha256-abc=' https://crm.example https://stats.example https://chat.example; style-src 'self' 'unsafe-inline' https://fonts.example; font-src 'self' https://fonts.example; img-src 'self' data: https://crm.example https://stats.example https://chat.example; connect-src 'self' https://crm.example https://stats.example https://chat.example https://forms.example; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; upgrade-insecure-requests",
        "Cross-Origin-Embedder-Policy": "require-corp",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=()",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Strict-Transport-Security": "max-age=31536000; includeSubDomains; preload",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
      }
    `)
  })

  it('let forms and errors be sent to where they are sent, and no further', () => {
    const sendsTo = ['https://api.example/enquiries?a', '/api/errors', '']
    const { 'Content-Security-Policy': csp } = Object.fromEntries(
      buildPolicyHeaders(build({}, sendsTo)),
    )
    expect(sourcesOf(csp, 'connect-src')).toContain('https://api.example')
    expect(csp).not.toContain('enquiries')
    expect(csp).not.toContain('api/errors')
  })

  it('let browsers post forms to where forms are sent, and nothing else', () => {
    const form = 'https://api.example/enquiries?a'
    const { 'Content-Security-Policy': csp } = Object.fromEntries(
      buildPolicyHeaders(build({}, [form, 'https://errors.example'], [form, '/api/enquiries'])),
    )
    expect(sourcesOf(csp, 'form-action')).toEqual(["'self'", 'https://api.example'])
  })

  it('may allow files of hosts that say nothing (D32)', () => {
    const headers = buildPolicyHeaders(build({ embedder: 'credentialless' }))
    expect(headers).toContainEqual(['Cross-Origin-Embedder-Policy', 'credentialless'])
  })

  it('may give up isolation, for frames in all browsers', () => {
    const headers = buildPolicyHeaders(build({ embedder: 'unsafe-none' }))
    expect(headers).toContainEqual(['Cross-Origin-Embedder-Policy', 'unsafe-none'])
  })

  it('omit what has nothing to say', () => {
    const names = buildPolicyHeaders(build({ deniedFeatures: [] })).map(([name]) => name)
    expect(names).not.toContain('Permissions-Policy')
  })

  it('do not ask for https where there is none (D33)', () => {
    const local = withoutHttps(buildPolicyHeaders(build()))
    expect(JSON.stringify(local)).not.toMatch(/upgrade-insecure|Strict-Transport/)
    expect(local).toHaveLength(buildPolicyHeaders(build()).length - 1)
  })
})

describe('the meta tags of a policy', () => {
  it('are those that browsers honour, with a note of what only headers carry (R-261, R-265)', () => {
    const { tags, omitted } = buildPolicyMeta(build())
    expect(tags.map(({ name }) => name)).toEqual(['Content-Security-Policy', 'referrer'])
    const csp = tags[0]?.content
    expect(sourcesOf(csp, 'default-src')).toEqual(["'self'"])
    expect(sourcesOf(csp, 'object-src')).toEqual(["'none'"])
    expect(sourcesOf(csp, 'script-src')).toEqual([
      "'self'",
      "'unsafe-inline'",
      "'sha256-abc='",
      'https://crm.example',
      'https://stats.example',
      'https://chat.example',
    ])
    expect(sourcesOf(csp, 'upgrade-insecure-requests')).toEqual([])
    expect(csp).not.toContain('frame-ancestors')
    expect(omitted).toEqual([
      'frame-ancestors',
      'Strict-Transport-Security',
      'X-Frame-Options',
      'X-Content-Type-Options',
      'Permissions-Policy',
      'Cross-Origin-Embedder-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
    ])
  })

  it('may be all of them, to the letter of the specification (D31)', () => {
    const { tags } = buildPolicyMeta(build({ literalMeta: true }))
    expect(tags).toContainEqual({
      attribute: 'http-equiv',
      name: 'X-Frame-Options',
      content: 'DENY',
    })
  })
})

describe('frames of other hosts', () => {
  it('are allowed by the headers and the meta tags where they are listed, and not mentioned elsewhere', () => {
    const frames = ['https://maps.example', 'https://*.films.example']
    const policy = build({ hosts: { ...security.hosts, frames } })
    const [header] = buildPolicyHeaders(policy)
    const [meta] = buildPolicyMeta(policy).tags
    expect(sourcesOf(header?.[1], 'frame-src')).toEqual(frames)
    expect(sourcesOf(meta?.content, 'frame-src')).toEqual(frames)
    expect(buildPolicyHeaders(build())[0]?.[1]).not.toContain('frame-src')
  })

  it('are narrowed by each page to its own', () => {
    expect(renderIframePolicy(['https://maps.example'])).toBe(
      '<meta http-equiv="Content-Security-Policy" content="frame-src https://maps.example">',
    )
    expect(renderIframePolicy([])).toContain(`content="frame-src 'none'"`)
  })
})
