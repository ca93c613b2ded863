/** The sites' security policies, evaluated by a well-known checker. */

import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { buildPolicyHeaders, buildPolicyMeta } from '../../../engine/core/page/security-policy'
import { buildSitePolicy } from '../../../engine/node/build/hosting/site-policy'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { makeScratchFolder } from '../../support/scratch-folder'
import { shippedSites } from '../../support/sites/shipped-sites'

const SCRIPTS = { boot: 'start()', fonts: 'addFonts()', dismissals: '' }

describe.each(shippedSites)('the policy of %s (R-331)', (dir) => {
  it('has nothing that CSP evaluators call a high risk', async () => {
    const { site } = await checkSite(dir)
    if (!site) throw new Error(`${dir} has problems.`)
    const policy = buildSitePolicy(site, SCRIPTS)
    const [csp] = buildPolicyHeaders(policy)
    const [meta] = buildPolicyMeta(policy).tags
    for (const text of [csp?.[1] ?? '', meta?.content ?? '']) {
      const issues = new CspEvaluator(new CspParser(text).csp).evaluate()
      // Ignores lower severities: any host that serves scripts could also serve one that bypasses
      // the policy.
      const risks = issues.filter(({ severity }) => severity <= Severity.MEDIUM)
      expect(
        risks.map(({ directive, value, description }) => ({ directive, value, description })),
      ).toEqual([])
    }
  })

  it('refuses eval, other bases, other form targets and frames', async () => {
    const { site } = await checkSite(dir)
    if (!site) throw new Error(`${dir} has problems.`)
    const [csp] = buildPolicyHeaders(buildSitePolicy(site, SCRIPTS))
    expect(csp?.[1]).not.toContain('unsafe-eval')
    expect(csp?.[1]).toContain("base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
    expect(csp?.[1]).toMatch(/script-src 'self' 'unsafe-inline' 'sha256-[^']+'/)
    const dismissals = { ...SCRIPTS, dismissals: 'dismiss()' }
    const countHashes = (policy: string | undefined) => policy?.match(/'sha256-/g)?.length
    const [other] = buildPolicyHeaders(buildSitePolicy(site, dismissals))
    expect([csp, other].map((header) => countHashes(header?.[1]))).toEqual([2, 3])
  })
})

describe('a site whose pages send something elsewhere', () => {
  it('allows it to, and no more', async () => {
    const dir = makeScratchFolder()
    cpSync('tests/sites/tiny', dir, { recursive: true })
    const edit = (file: string, change: (data: Record<string, unknown>) => void) => {
      const data = JSON.parse(readFileSync(join(dir, file), 'utf8'))
      change(data)
      writeFileSync(join(dir, file), JSON.stringify(data))
    }
    edit('settings.json', (data) => {
      data.monitoring = { errors: { url: 'https://errors.example/report' } }
    })
    edit('pages/order.json', (data) => {
      for (const block of data.blocks as { transport?: unknown }[]) {
        if (block.transport) block.transport = { type: 'http', url: 'https://orders.example/new?a' }
      }
    })
    const { site, problems } = await checkSite(dir)
    expect(problems).toEqual([])
    if (!site) throw new Error('The site has problems.')
    const [csp] = buildPolicyHeaders(buildSitePolicy(site, SCRIPTS))
    expect(csp?.[1]).toContain("connect-src 'self' https://errors.example https://orders.example;")
    expect(csp?.[1]).toContain("form-action 'self' https://orders.example;")
  })
})

describe('the sources of the engine and the blocks', () => {
  it('set no HTML and evaluate no text (R-321, R-331)', () => {
    const risky =
      /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|\beval\(|new Function/i
    const sources = ['engine', 'blocks'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.split(sep).includes('tests'))
        .map((file) => join(folder, file)),
    )
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.filter((file) => risky.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
