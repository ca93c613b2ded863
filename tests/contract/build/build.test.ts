import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { showStages } from '../../../engine/node/build/stages'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { makeScratchFolder } from '../../support/scratch-folder'
import { buildTimeIn } from '../../support/sites/build-time'
import { writeBenchSite } from '../../support/sites/generate-site'
import { hashFiles } from '../../support/sites/hash-files'
import { listBlockSources, listProjectFiles } from '../../support/sources/sources'

const folder = makeScratchFolder()
const at = (...path: string[]) => join(folder, ...path)
const read = (...path: string[]) => readFileSync(at(...path), 'utf8')
const YEAR = 2026

function listScripts(dir: string): Record<string, string> {
  return Object.fromEntries(Object.entries(hashFiles(dir)).filter(([file]) => file.endsWith('.js')))
}

/** The terminal output that shows the build stages. */
const shown: string[] = []
const stage = showStages({ write: (text) => shown.push(text), isLive: false, now: () => 0 })

beforeAll(async () => {
  const { problems } = await buildSite({
    siteDir: 'tests/sites/tiny',
    outDir: at('tiny'),
    buildTime: buildTimeIn(YEAR),
    stage,
  })
  expect(problems).toEqual([])
}, 120_000)

describe('a build', () => {
  it('shows its stages by name, with counts and times', () => {
    // The number of files in the bundle depends on how it is split into chunks.
    const lines = shown.map((line) => line.trimEnd().replace(/(output): \d+/, '$1: …'))
    expect(lines).toMatchInlineSnapshot(`
      [
        "✓ checking pages: 8 (0.0 s)",
        "✓ bundling scripts and styles (0.0 s)",
        "✓ reading pictures and files: 1 (0.0 s)",
        "✓ subsetting fonts (0.0 s)",
        "✓ copying files (0.0 s)",
        "✓ writing what pages share (0.0 s)",
        "✓ writing redirects: 4 (0.0 s)",
        "✓ writing server settings (0.0 s)",
        "✓ writing the sitemap (0.0 s)",
        "✓ encoding pictures (0.0 s)",
        "✓ drawing social images (0.0 s)",
        "✓ rendering pages: 8 (0.0 s)",
        "✓ verifying the output: … (0.0 s)",
        "✓ writing the manifest (0.0 s)",
      ]
    `)
  })

  it('names the stage that failed', async () => {
    const failing: string[] = []
    const bundle = Promise.reject(new Error('No bundle.'))
    const engine = { sources: 'none', bundle }
    engine.bundle.catch(() => {})
    const failed = buildSite({
      ...{ siteDir: 'tests/sites/tiny', outDir: at('failed'), engine },
      stage: showStages({ write: (text) => failing.push(text), isLive: false, now: () => 0 }),
    })
    await expect(failed).rejects.toThrow('No bundle.')
    expect(failing.at(-1)).toBe('✗ bundling scripts and styles\n')
  })
})

describe('a built site', () => {
  it('holds nothing of what is for development only (R-342)', () => {
    for (const file of Object.keys(listScripts(at('tiny')))) {
      expect(read('tiny', file), file).not.toMatch(/\/_source|__open-in-editor|import\.meta\.hot/)
    }
  })

  it('has the HTML and the data of every page, the 404 page and the stubs of old addresses', () => {
    const files = Object.keys(hashFiles(at('tiny'))).filter((file) => !file.startsWith('assets/'))
    expect(files).toMatchInlineSnapshot(`
      [
        ".quire/headers.json",
        ".quire/hosting/README.md",
        ".quire/hosting/apache/.htaccess",
        ".quire/hosting/caddy/Caddyfile",
        ".quire/hosting/cloudflare-pages/_headers",
        ".quire/hosting/cloudflare-pages/_redirects",
        ".quire/hosting/netlify/_headers",
        ".quire/hosting/netlify/_redirects",
        ".quire/hosting/netlify/not-found.txt",
        ".quire/hosting/nginx/example.conf",
        ".quire/hosting/nginx/quire-http.conf",
        ".quire/hosting/nginx/quire-server.conf",
        ".quire/hosting/vercel/vercel.json",
        ".quire/manifest/1-of-1.json",
        ".quire/output.json",
        ".quire/redirects.json",
        ".quire/schedule.json",
        ".quire/site.json",
        ".well-known/security.txt",
        "404.html",
        "_data/404.json",
        "_data/almanac.json",
        "_data/bread.json",
        "_data/bread/sourdough.json",
        "_data/brötchen.json",
        "_data/index.json",
        "_data/loaves.json",
        "_data/notices.json",
        "_data/old shop.html.json",
        "_data/old/shop.json",
        "_data/order.json",
        "_data/search-index.json",
        "_data/visit.json",
        "almanac.html",
        "bread.html",
        "bread/sourdough.html",
        "brötchen.html",
        "index.html",
        "loaves.html",
        "notices.html",
        "old shop.html.html",
        "old/shop.html",
        "order.html",
        "robots.txt",
        "sitemap.xml",
        "third-party-licences.txt",
        "visit.html",
      ]
    `)
  })

  it('has the notice of every library that sources for the browser import (R-334)', () => {
    const notices = read('tiny', 'third-party-licences.txt')
    const sources = [...listProjectFiles(['engine/ui', 'engine/browser']), ...listBlockSources()]
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
    const imported = sources.flatMap((text) =>
      [...text.matchAll(/^import (?!type).*? from '((?:@[\w-]+\/)?[a-z][\w.-]*)/gm)].map(
        ([, name = '']) => name,
      ),
    )
    expect(imported).toEqual(
      expect.arrayContaining(['react', 'wouter', '@mantine/form', 'comlink']),
    )
    const missing = new Set(imported.filter((name) => !notices.includes(`\n${name} `)))
    expect([...missing]).toEqual([])
    // The notices omit modules that are only used at build time.
    expect(notices).not.toMatch(/^(vite|ajv|satori|tsx|vitest) /m)
    expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.')
    expect(read('tiny', 'sitemap.xml')).not.toContain('licences')
  })

  it('has its search entries in their order (D14)', () => {
    const index: { url: string }[] = JSON.parse(read('tiny', '_data/search-index.json'))
    expect(index.map(({ url }) => url)).toEqual(['/bread', '/'])
  })

  it('replaces its tokens and leaves none in the pages (R-020)', () => {
    const html = read('tiny', 'index.html')
    expect(html).toContain('<a href="mailto:hello@wren.example">hello@wren.example</a>')
    expect(html).toContain(`© ${YEAR} Wren Street Bakery`)
    expect(html).not.toMatch(/\{(brand|email)\}/)
  })

  it('knows nothing of the shipped site', () => {
    const texts = Object.keys(hashFiles(at('tiny')))
      .filter((file) => /\.(html|json|js|css)$/.test(file))
      .map((file) => read('tiny', file))
    expect(texts.filter((text) => /halyard/i.test(text))).toEqual([])
    expect(read('tiny', 'index.html')).toContain('--color-action:#8A3B12')
  })

  it('gives each path the closing call to action that says most about it (R-012)', () => {
    expect(read('tiny', 'bread.html')).toContain('Keep a loaf for me')
    expect(read('tiny', 'bread/sourdough.html')).toContain('Taste it while it is warm')
    expect(read('tiny', 'visit.html')).not.toContain('Keep a loaf for me')
  })

  it('inlines the styles of the blocks on the page and of no others', () => {
    const linked = (page: string) =>
      [
        ...read('tiny', page).matchAll(
          /<link rel="stylesheet" href="\/assets\/(\w+)-[^"]+" disabled>/g,
        ),
      ].map((match) => match[1])
    expect(linked('index.html')).toEqual(expect.arrayContaining(['Tabs', 'Faq', 'Hero', 'Header']))
    expect(linked('visit.html')).not.toContain('Tabs')
    expect(linked('visit.html')).toContain('Prose')
  })

  it('has the security policy before anything that it is about (R-261, R-262)', () => {
    for (const page of ['index.html', 'bread.html', '404.html']) {
      const html = read('tiny', page)
      const [, before = '', policy = ''] =
        /^(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html) ?? []
      expect(before).toBe(
        '<!doctype html><html lang="en-GB" data-mantine-color-scheme="light"><head><meta charset="utf-8">',
      )
      expect(policy).toContain("default-src 'self'; script-src 'self' 'unsafe-inline'")
      expect(policy).toMatch(/; upgrade-insecure-requests$/)
      expect(html).toContain('<meta name="referrer" content="strict-origin-when-cross-origin">')
      const [script = ''] = /(?<=<script>).*?(?=<\/script>)/s.exec(html) ?? []
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
    }
  })

  it('fetches early only what exists', () => {
    for (const page of ['index.html', 'bread.html', '404.html']) {
      for (const [, href = ''] of read('tiny', page).matchAll(
        /<link [^>]*href="(\/assets\/[^"]+)"/g,
      )) {
        expect(existsSync(at('tiny', href)), href).toBe(true)
      }
    }
  })

  it('has no source map, no absolute path and no development code (R-336)', () => {
    const files = Object.keys(hashFiles(at('tiny')))
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    for (const file of files.filter((name) => /\.(html|json|js|css)$/.test(name))) {
      const text = read('tiny', file)
      expect(text.includes(process.cwd()), file).toBe(false)
      expect(text.includes('import.meta.hot') || text.includes('jsxDEV'), file).toBe(false)
    }
  })

  it('is the same byte by byte when it is built again (R-283)', async () => {
    await buildSite({
      siteDir: 'tests/sites/tiny',
      outDir: at('again'),
      buildTime: buildTimeIn(YEAR),
    })
    expect(hashFiles(at('again'))).toEqual(hashFiles(at('tiny')))
  })
})

describe('the bundle', () => {
  it('has what nearly every page uses in two files, and not in crumbs', () => {
    const scripts = Object.keys(listScripts(at('tiny')))
    for (const name of ['content', 'common'])
      expect(scripts.filter((file) => file.startsWith(`assets/${name}-`))).toHaveLength(1)
    // Only the search and static blocks use `hash-text`, so few pages load it.
    const crumb =
      /^assets\/(RichText|SearchInput|hash(?!-text)|paths|rich-text|search-box|tab-list|timing|trim-end)-/
    expect(scripts.filter((file) => crumb.test(file))).toEqual([])
  })

  it('has third-party scripts that come without React and the app (R-347)', () => {
    const [, first = ''] = / data-third-party="\/([^"]+)"/.exec(read('tiny', 'index.html')) ?? []
    const needed = new Set([first])
    for (const file of needed)
      for (const [, name] of read('tiny', file).matchAll(/(?:from|import)\s*["`]\.\/([^"`]+)["`]/g))
        needed.add(`assets/${name}`)
    const names = [...needed].map((file) => file.replace(/^assets\/|-.{7}\.js$/g, ''))
    expect(names.sort()).toEqual(['common', 'entry-third-party'])
  })

  it('does not depend on how many pages there are (R-285, R-346)', async () => {
    for (const pages of [20, 200]) {
      writeBenchSite(at(`site-${pages}`), pages)
      await buildSite({
        siteDir: at(`site-${pages}`),
        outDir: at(`out-${pages}`),
        buildTime: buildTimeIn(YEAR),
      })
    }
    expect(listScripts(at('out-20'))).toEqual(listScripts(at('out-200')))
    const scripts = Object.keys(listScripts(at('out-20')))
    for (const file of scripts) expect(read('out-20', file)).not.toContain('section-0')
  }, 60_000)
})

describe('a site with errors', () => {
  it('leaves the old output as it was and reports every problem (R-323)', async () => {
    cpSync('tests/sites/tiny', at('broken'), { recursive: true })
    cpSync(at('tiny'), at('kept'), { recursive: true })
    writeFileSync(at('broken', 'pages/visit.json'), '{ "title": "Visit", }')
    rmSync(at('broken', 'pages/bread.json'))
    const failing: string[] = []
    const result = await buildSite({
      ...{ siteDir: at('broken'), outDir: at('kept'), buildTime: buildTimeIn(YEAR) },
      stage: showStages({ write: (text) => failing.push(text), isLive: false, now: () => 0 }),
    })
    expect(failing).toEqual([expect.stringMatching(/^✗ checking pages: \d+ \(/)])
    expect(result.pages).toBe(0)
    const rules = new Set(result.problems.map(({ rule }) => rule))
    expect([...rules].sort()).toEqual(expect.arrayContaining(['missing-page']))
    expect(result.problems.some(({ file }) => file.endsWith('visit.json'))).toBe(true)
    expect(hashFiles(at('kept'))).toEqual(hashFiles(at('tiny')))
    expect(existsSync(at('kept.next'))).toBe(false)
  })

  it('may be no site at all', async () => {
    const { problems, pages } = await buildSite({ siteDir: at('nowhere'), outDir: at('kept') })
    expect(pages).toBe(0)
    expect(problems.length).toBeGreaterThan(0)
    expect(hashFiles(at('kept'))).toEqual(hashFiles(at('tiny')))
  })
})
