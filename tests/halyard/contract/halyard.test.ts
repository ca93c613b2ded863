/** Statements in the specification about the shipped site that can be verified in its files. */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { htmlPathOf } from '../../../engine/core/addresses/paths'
import { buildSearchIndex } from '../../../engine/core/search/search-index'
import { buildSite } from '../../../engine/node/build/build-site'
import { loadAssembly } from '../../../engine/node/build/pages/assembly'
import { checkSite, loadPage } from '../../../engine/node/check/run/check-site'
import type { Site } from '../../../engine/node/check/run/site'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import { makeScratchFolder } from '../../support/scratch-folder'
import { readPages } from '../../support/sites/read-pages'
import { findRepeatedTexts } from '../../support/sites/repeated-texts'

const outDir = join(makeScratchFolder(), 'dist')
let site: Site

/** The text in a page's `main` element, without the layout. */
function readMain(route: string): string {
  const html = readFileSync(join(outDir, htmlPathOf(route)), 'utf8')
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
}

/** The pages in the search index, in the order of the specification (D14). */
const SEARCHED = [
  '/solutions/treasury',
  '/solutions/treasury/banking/conventional',
  '/solutions/treasury/banking/islamic',
  '/solutions/treasury/banking/digital',
  '/solutions/treasury/corporate',
  '/solutions/treasury-reserve',
  '/solutions/loans',
  '/solutions/custody',
  '/solutions/investment',
  '/solutions/wholesale',
  '/about',
  '/about/customer-success',
  '/about/integration-options',
  '/about/managed-services',
  '/partners',
  '/contact',
  '/career',
]

const ROUTES = [
  '/',
  '/about',
  '/about/customer-success',
  '/about/integration-options',
  '/about/managed-services',
  '/about/news-compliance',
  '/career',
  '/contact',
  '/insights',
  '/learning-portal',
  '/legal',
  '/partners',
  '/privacy',
  '/search',
  '/solutions/custody',
  '/solutions/investment',
  '/solutions/loans',
  '/solutions/treasury',
  '/solutions/treasury-reserve',
  '/solutions/treasury/banking',
  '/solutions/treasury/banking/conventional',
  '/solutions/treasury/banking/digital',
  '/solutions/treasury/banking/islamic',
  '/solutions/treasury/corporate',
  '/solutions/wholesale',
  '/support',
  '/terms',
]

/** The pages beyond the specification: articles, pages by institution, and reference pages. */
const ADDITIONS = [
  '/glossary',
  '/insights/depository-reconciliation',
  '/insights/hedge-documentation',
  '/insights/intraday-liquidity',
  '/insights/loan-migration',
  '/institutions',
  '/institutions/central-bank',
  '/institutions/commercial-bank',
  '/institutions/corporate',
  '/institutions/insurance',
  '/institutions/investment-bank',
  '/institutions/pension-fund',
  '/interfaces',
  '/trust',
]

const ALL_ROUTES = [...ROUTES, ...ADDITIONS]

const CLAIMS = [
  'ISO 27001:2022',
  'ISO 9001:2015',
  'Shariah-compliant',
  '40+ years',
  '1981',
  '5 offices',
  '1000+',
  '50+ team members',
  '12-18 months',
  '40% faster',
  '30% lower TCO',
  '15-25%',
  '80%',
  '98%',
  '8 months',
  '6-12 months',
  '24/7',
  '2 hours',
  '99.5%',
  '50+ countries',
  'Asia Pacific',
  'Middle East',
  'GCC',
  'Africa',
  'on-premises',
  'hybrid',
]

beforeAll(async () => {
  const [checked, built] = await Promise.all([
    checkSite('site'),
    buildSite({ siteDir: 'site', outDir, precompress: false }),
  ])
  expect([checked.problems, built.problems]).toEqual([[], []])
  if (checked.site) site = checked.site
}, 120_000)

describe('the shipped site', () => {
  it('has the routes of the specification, the 404 page and its additions only (R-021)', () => {
    expect(site.pages.map(({ route }) => route)).toEqual([...ALL_ROUTES, '/404'].sort())
  })

  it('has a page for each institution type, with its name', () => {
    const titleOf = (id: string) =>
      site.pages.find(({ route }) => route === `/institutions/${id}`)?.head.title
    expect(site.audiences.map(({ id }) => titleOf(id))).toEqual(
      site.audiences.map(({ name }) => name),
    )
  })

  it('makes every claim of the specification on some page (R-003, R-007, R-008)', () => {
    const texts = ROUTES.map(readMain).join('\n')
    expect(CLAIMS.filter((claim) => !texts.includes(claim))).toEqual([])
  })

  it('says 30 years at home and 40+ years about itself, and not the other way round (R-001, R-002)', () => {
    expect(readMain('/')).toContain('30 years')
    expect(readMain('/')).not.toContain('40+ years')
    expect(readMain('/about')).toMatch(/40\+ years.*1981|1981.*40\+ years/)
    expect(readMain('/about')).not.toContain('30 years')
  })

  it('has no text in the data of a page that its HTML has too (R-347)', () => {
    const read = (route: string) => readFileSync(join(outDir, htmlPathOf(route)), 'utf8')
    const repeated = ALL_ROUTES.map((route) => [route, findRepeatedTexts(read(route))] as const)
    expect(repeated.filter(([, texts]) => texts.length > 0)).toEqual([])
  })

  it('has no page whose HTML is heavier than its budget, after brotli (R-347)', () => {
    const { 'HTML of each shipped route, with its CSS and data': budgets } = JSON.parse(
      readFileSync('tests/budgets.json', 'utf8'),
    )
    expect(Object.keys(budgets).sort()).toEqual([...ALL_ROUTES, '/404'].sort())
    const weigh = (route: string) =>
      brotliCompressSync(readFileSync(join(outDir, htmlPathOf(route)))).length
    const over = Object.keys(budgets).filter((route) => weigh(route) > budgets[route])
    expect(over.map((route) => [route, weigh(route)])).toEqual([])
  })

  it('has in no page the styles of what only the app shows', () => {
    const sheets = listFiles('engine/ui').filter((file) => file.endsWith('.late.css'))
    const classes = sheets.flatMap((sheet) =>
      [...readFileSync(join('engine/ui', sheet), 'utf8').matchAll(/^\.[\w-]+/gm)].map(
        ([name]) => name,
      ),
    )
    expect(classes).toContain('.spinner')
    const carried = ALL_ROUTES.flatMap((route) => {
      const html = readFileSync(join(outDir, htmlPathOf(route)), 'utf8')
      return classes.filter((name) => new RegExp(`\\${name}\\b`).test(html))
    })
    expect(carried).toEqual([])
  })

  it('has no word of logging in and no placeholder text (R-019, R-020)', () => {
    const texts = ALL_ROUTES.map(readMain).join('\n')
    expect(
      texts.match(/log ?in\b|sign (in|up)\b|my account|TODO|lorem|undefined|\{\w+\}/gi),
    ).toBeNull()
  })

  it('redirects exactly the old addresses and the declared aliases, by 301 (R-041, D1, D2)', () => {
    const rules = site.redirects.map(({ from, to, status, alias }) => [from, to, status, alias])
    expect(rules).toEqual([
      ['/solutions/treasury/reserve', '/solutions/treasury-reserve', 301, false],
      ['/treasury-reserve', '/solutions/treasury-reserve', 301, false],
      ['/treasury', '/solutions/treasury', 301, false],
      ['/custody', '/solutions/custody', 301, false],
      ['/investment', '/solutions/investment', 301, false],
      ['/loans', '/solutions/loans', 301, false],
      ['/wholesale', '/solutions/wholesale', 301, false],
      ['/careers', '/career', 301, true],
      ['/resources', '/support', 301, true],
    ])
  })

  it('has seventeen pages in its search, ten solutions first (R-221, R-222)', () => {
    const index = buildSearchIndex(site.pages)
    const count = (type: string) => index.filter((entry) => entry.type === type).length
    expect(index.map(({ url }) => url).filter((url) => !ROUTES.includes(url))).toEqual([])
    expect(index.map(({ url }) => url)).toEqual(SEARCHED)
    expect([index.length, count('Solution'), count('Company'), count('Contact')]).toEqual([
      17, 10, 6, 1,
    ])
  })

  it('names its own mailbox when an enquiry does not arrive (R-165)', async () => {
    const { locales } = await loadAssembly({ site, build: 'test', year: 2025 })
    const { messages } = locales[0].buildSiteData()
    const { title, description } = messages.notices.submissionFailed
    expect(`${title}: ${description}`).toBe(
      `Submission failed: Please try again or contact us directly at ${site.settings.tokens.email}.`,
    )
  })

  it('keeps the legal pages out of search engines and no other page (R-218, R-220)', () => {
    const robots = (route: string) =>
      /<meta name="robots" content="([^"]+)"/.exec(
        readFileSync(join(outDir, htmlPathOf(route)), 'utf8'),
      )?.[1]
    const hidden = ALL_ROUTES.filter((route) => robots(route) !== 'index, follow')
    expect(hidden).toEqual(['/legal', '/privacy', '/terms'])
    expect(robots('/404')).toContain('noindex')
  })

  it('gives editors the schema of each page (R-275)', () => {
    const broken = site.pages.filter(({ file }) => {
      const path = join('site', file)
      const { $schema } = JSON.parse(readFileSync(path, 'utf8'))
      return relative('.', join(dirname(path), $schema)) !== 'schemas/generated/page.schema.json'
    })
    expect(broken).toEqual([])
  })

  it('names the address of its learning portal once (R-055)', () => {
    const texts = [site.settings, site.layout, site.ctas, ...site.pages.map(loadPage)].map((part) =>
      JSON.stringify(part),
    )
    expect(texts.join('\n').split('learn.halyard.example').length - 1).toBe(1)
  })

  it('has the six institution types in their order (R-286)', () => {
    expect(site.audiences.map(({ id }) => id)).toEqual([
      'central-bank',
      'commercial-bank',
      'investment-bank',
      'pension-fund',
      'insurance',
      'corporate',
    ])
  })

  it('has lists whose ids occur once each (R-290)', () => {
    const pages = readPages('site')
    const idsOf = (route: string, type: string) =>
      pages
        .find((candidate) => candidate.route === route)
        ?.page.blocks.flatMap((block) =>
          block.type === type && 'items' in block
            ? block.items.map((item) => ('id' in item ? item.id : ''))
            : [],
        )
    expect(idsOf('/career', 'listings')).toEqual([
      ...['dev-001', 'dev-002', 'fin-001', 'sales-001', 'imp-001'],
      ...['intern-001', 'intern-002', 'intern-003', 'intern-004', 'intern-005'],
    ])
    const questions = idsOf('/contact', 'faq') ?? []
    expect(questions).toHaveLength(8)
    expect(new Set(questions).size).toBe(8)
  })

  it('gives search engines its pages, its questions and its jobs (R-345)', () => {
    const sitemap = readFileSync(join(outDir, 'sitemap.xml'), 'utf8')
    expect(sitemap).toContain('<loc>https://www.halyard.example/contact</loc>')
    expect(sitemap).not.toContain('/legal<')
    const count = (route: string, type: string) =>
      readFileSync(join(outDir, htmlPathOf(route)), 'utf8').split(`"@type":"${type}"`).length - 1
    expect(count('/support', 'FAQPage')).toBe(1)
    expect(count('/career', 'JobPosting')).toBe(10)
    const overview = readFileSync(join(outDir, 'llms.txt'), 'utf8')
    expect(overview.match(/^## .+$/gm)).toEqual([
      '## Pages',
      '## About Us',
      '## Insights',
      '## Solutions',
    ])
  })

  it.each([
    ['Oops! Page not found', 'pages/404.json'],
    ['No Results Found', 'pages/search.json'],
  ])('has the text %s on its page and nowhere else (R-307)', (text, file) => {
    const files = [
      'layout.json',
      'cta.json',
      'messages.json',
      ...site.pages.map((page) => page.file),
    ]
    const holds = (name: string) => readFileSync(join('site', name), 'utf8').includes(`"${text}"`)
    expect(files.filter(holds)).toEqual([file])
  })
})
