/** The W3C's checker accepts the pages' HTML. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeCatalogue } from '../../../engine/node/block-tools/catalogue/write-catalogue'
import { createPageTrial } from '../../../engine/node/block-tools/testing/page-trial'
import { buildSite } from '../../../engine/node/build/build-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { blocksOf, blockTypes } from '../../support/arbitrary/block-arbitrary'
import { checkHtml, createRuleFilter, whyWithoutChecker } from '../../support/install/html-checker'
import { pickSize } from '../../support/run-length'
import { buildExamplePage, writeExamplesSite } from '../../support/sites/examples-site'
import { shippedSites } from '../../support/sites/shipped-sites'

/**
 * The number of pages generated from each block type's schema: 46 pages in all in the gate, 207 in
 * the long run.
 */
const PAGES = pickSize({ short: 2, long: 9 })
const MANY = 24
const SEED = 149
const TEST = join(projectRoot, '.test/html-checker')

const reason = whyWithoutChecker()
if (reason) process.stderr.write(`${reason}\n`)

const documents = new Map<string, string>()

/** The pages in a folder, and the documents at old URLs. */
function addFolder(name: string): void {
  const dir = join(TEST, name)
  for (const path of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html')) continue
    documents.set(join(name, path), readFileSync(join(dir, path), 'utf8'))
  }
}

async function addGenerated(): Promise<void> {
  const dir = join(TEST, 'examples')
  writeExamplesSite(dir)
  const trial = await createPageTrial(dir)
  for (const type of blockTypes) {
    const blocks = fc.sample(blocksOf(type, MANY), { numRuns: PAGES, seed: SEED })
    for (const [index, block] of blocks.entries()) {
      const page = buildExamplePage('Trial', [block])
      documents.set(`generated/${type}-${index}.html`, await trial.renderDocument(page, '/x.json'))
    }
  }
}

/** A page with five errors, one of each kind that is checked. */
const WRONG = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title>
<meta http-equiv="Content-Security-Policy" content="script-src 'self'">
<meta http-equiv="refresh" content="0;url=/x">
<style>a{font:12pxx}@contain (width>1px){a{color:red}}</style></head>
<body><script>alert(1)</script><img src="/x.png"></body></html>`

describe.skipIf(reason)('the HTML checker', () => {
  let reported: string[]

  beforeAll(async () => {
    for (const [index, site] of shippedSites.entries()) {
      const outDir = join(TEST, `site-${index}`)
      await buildSite({ siteDir: join(projectRoot, site), outDir, precompress: false })
      addFolder(`site-${index}`)
    }
    await writeCatalogue(join(projectRoot, 'tests/sites/tiny'), join(TEST, 'catalogue'))
    addFolder('catalogue')
    await addGenerated()
    reported = await checkHtml(new Map([...documents, ['wrong.html', WRONG]]))
  }, 300_000)

  it('finds no error in the shipped sites, old addresses, the catalogue, examples and generated pages', () => {
    const names = [...documents.keys()]
    const count = (start: string) => names.filter((name) => name.startsWith(start)).length
    for (const index of shippedSites.keys()) expect(names).toContain(`site-${index}/404.html`)
    // A document at an old URL.
    expect(names).toContain('site-0/shop.html')
    expect(names).toContain('catalogue/index.html')
    expect(count('catalogue/-examples/')).toBeGreaterThan(blockTypes.length)
    expect(count('generated/')).toBe(PAGES * blockTypes.length)
    console.log(`HTML: ${names.length} documents`)
    expect(reported.filter((text) => !text.startsWith('wrong.html'))).toEqual([])
  })

  it('finds what is wrong, in the page and in its styles, and what its policy refuses', () => {
    const wrong = reported.filter((text) => text.startsWith('wrong.html'))
    expect(wrong.map((text) => text.replace(/ In: .*/s, ''))).toMatchInlineSnapshot(`
      [
        "wrong.html: Bad value “0;url=/x” for attribute “content” on element “meta”: Expected a space character, but saw “u” instead.",
        "wrong.html: CSS: “font”: Unknown dimension.",
        "wrong.html: CSS: Unrecognized at-rule “@contain”",
        "wrong.html: An “img” element must have an “alt” attribute, except under certain conditions. For details, consult guidance on providing text alternatives for images.",
        "wrong.html: Inline script violates Content Security Policy (meta tag): blocked by “script-src” directive (missing “‘unsafe-inline’” or nonce/hash).",
      ]
    `)
  })
})

describe('the styles that the checker is given', () => {
  it('are every rule once', () => {
    const dropSeenRules = createRuleFilter()
    const rule = '@media print{a{color:red}b{color:red}}'
    expect(dropSeenRules(`a{color:red}${rule}`)).toBe(`a{color:red}${rule}`)
    expect(dropSeenRules(`b{color:red}${rule}a{color:red}c`)).toBe('b{color:red}c')
  })
})
