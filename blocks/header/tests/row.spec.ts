import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright/test'
import { buildSite } from '../../../engine/node/build/build-site'
import { findBrokenWords } from '../../../tests/browser/support/broken-words'
import { expect, test } from '../../../tests/browser/support/site'
import { combinePairwise } from '../../../tests/support/arbitrary/pairwise'
import { pickSize } from '../../../tests/support/run-length'
import { makeScratchFolder } from '../../../tests/support/scratch-folder'
import { startPlainHost } from '../../../tests/support/servers/plain-host'
import { THEME } from '../../../tests/support/sites/generate-site'

const FONTS = {
  body: {
    family: 'Public Sans',
    src: '/assets/fonts/public-sans.woff2',
    weight: '100 900',
    fallback: 'sans-serif',
  },
  heading: {
    family: 'Newsreader',
    src: '/assets/fonts/newsreader.woff2',
    weight: '600',
    fallback: 'serif',
  },
}

/** Typical labels for menus, links and an action in these languages. */
const WORDS = {
  en: [
    'Products',
    'Pricing',
    'Customer stories',
    'About us',
    'Support',
    'Careers',
    'News',
    'Contact',
  ],
  de: [
    'Leistungen',
    'Preisübersicht',
    'Datenschutzerklärung',
    'Über uns',
    'Anfahrt',
    'Karriere',
    'Neuigkeiten',
    'Kontakt',
  ],
  nl: [
    'Behandelingen',
    'Tarieven en vergoeding',
    'Ons team',
    'Nieuws',
    'Veelgestelde vragen',
    'Vacatures',
    'Contact',
    'Route',
  ],
  ar: [
    'المنتجات',
    'الأسعار',
    'قصص العملاء',
    'من نحن',
    'الدعم الفني',
    'الوظائف',
    'الأخبار',
    'اتصل بنا',
  ],
}
const ACTIONS = {
  short: { en: 'Book', de: 'Buchen', nl: 'Boek', ar: 'احجز' },
  long: {
    en: 'Make an appointment online now',
    de: 'Jetzt online Termin vereinbaren',
    nl: 'Maak nu online een afspraak aan',
    ar: 'احجز موعدك عبر الإنترنت الآن فورا',
  },
}
const OTHERS = { en: 'de', de: 'nl', nl: 'de', ar: 'fr' } as const

const COMBINATIONS = combinePairwise(
  {
    brand: [
      'Acme',
      'Saltmarsh Bakery',
      'Physiotherapie Amstelveen',
      'Northumberland Cooperative Credit Union',
    ],
    links: [0, 1, 3, 5, 8],
    language: ['en', 'de', 'nl', 'ar'],
    search: [true, false],
    action: ['none', 'short', 'long'],
    languages: [1, 2, 3],
    fonts: ['own', 'system'],
  } as const,
  pickSize({ short: 12, long: 72 }),
)
type Combination = (typeof COMBINATIONS)[number]

const WIDTHS = pickSize({
  short: [320, 640, 1024, 1280, 1440, 1920],
  long: [320, 360, 480, 640, 768, 900, 1024, 1152, 1280, 1440, 1600, 1920],
})

/**
 * Builds a one-page site with this header.
 * @returns the output folder
 */
async function buildHeader(combination: Combination): Promise<string> {
  const { brand, links, language, search, action, languages, fonts } = combination
  const folder = makeScratchFolder()
  const write = (path: string, data: object) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), JSON.stringify(data))
  }
  cpSync('examples/news/assets', join(folder, 'assets'), { recursive: true })
  const labels = WORDS[language].slice(0, links)
  const menus = labels.slice(0, Math.max(1, links - 6))
  const label = action === 'none' ? undefined : ACTIONS[action][language]
  const hero = { type: 'hero', title: brand }
  const page = (title: string) => ({ title, description: `${title}: a page.`, blocks: [hero] })
  const others = [OTHERS[language], language === 'en' ? 'nl' : 'en'].slice(0, languages - 1)
  write('settings.json', {
    ...{ brand, language, url: 'https://row.example' },
    organization: { legalName: brand, email: 'post@row.example', telephone: '+44 1632 960000' },
    locales: others.map((other) => ({ language: other, partial: true })),
    theme: { ...THEME, fonts: fonts === 'own' ? FONTS : {} },
  })
  write('layout.json', {
    before: [
      {
        type: 'header',
        brand: { label: brand, href: '/' },
        groups: menus.map((label) => ({ label, links: [{ label: `${label} 1`, href: '/' }] })),
        links: labels.slice(menus.length).map((label) => ({ label, href: '/' })),
        ...(search && { search: { href: '/search', placeholder: 'Search' } }),
        ...(label && { action: { label, href: '/' } }),
      },
    ],
    after: [],
  })
  write('pages/index.json', page(brand))
  write('pages/404.json', page('Not found'))
  write('pages/search.json', { ...page('Search'), blocks: [hero, { type: 'search-results' }] })
  for (const other of others) write(`pages/${other}.json`, page(other))
  const outDir = join(folder, 'out')
  const { pages, problems } = await buildSite({ siteDir: folder, outDir, precompress: false })
  expect(pages, JSON.stringify(problems)).toBeGreaterThan(0)
  return outDir
}

/**
 * Lists elements that a visitor cannot reach, and parts of the row that overlap or leave the
 * window.
 */
function findProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('header') as HTMLElement
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const menuButton = header.querySelector('[aria-haspopup="dialog"]') as Element
    const menu = document.querySelector('dialog') as Element
    const problems = [
      ...header.querySelectorAll(':scope a, :scope summary, :scope button, :scope form'),
    ]
      .filter((target) => target !== menuButton && !target.closest('ul ul, form button'))
      .flatMap((target) => {
        // The language list opens when its name is pressed.
        if (isShown(target.closest('details') ?? target)) return []
        const name = target.getAttribute('aria-label') ?? target.textContent ?? ''
        const isSearch = name === (header.querySelector('form')?.getAttribute('aria-label') ?? '')
        const isInRow = isSearch && [...header.querySelectorAll('form, form + a')].some(isShown)
        const isInMenu = isSearch
          ? menu.querySelector('form')
          : menu.textContent?.includes(name.replace(/\s*\(.*/, ''))
        return isInRow || (isShown(menuButton) && isInMenu) ? [] : [`not reachable: ${name}`]
      })
    const parts = [...header.children]
      .filter(isShown)
      .map((part) => ({ part, ...part.getBoundingClientRect().toJSON() }))
      .sort((a, b) => a.left - b.left)
    for (const [index, { part, left, right, top, bottom }] of parts.entries()) {
      const before = parts[index - 1]?.right ?? 0
      const isOutside = right > innerWidth || top < 0 || bottom > header.offsetHeight + 1
      if (left < before - 1 || isOutside) problems.push(`no space: ${part.className}`)
    }
    if (document.documentElement.scrollWidth > innerWidth) problems.push('the page is too wide')
    return problems
  })
}

/** The fraction of the row that would stay empty if the links and the search box were in it. */
function measureSlack(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement.style
    const full = {
      bar: 'block',
      box: 'flex',
      icon: 'none',
      tail: 'block',
      action: 'block',
      button: 'none',
    }
    for (const [name, value] of Object.entries(full)) root.setProperty(`--header-${name}`, value)
    const header = document.querySelector('header') as HTMLElement
    header.style.whiteSpace = 'nowrap'
    const used = [...header.children]
      .filter((part) => part.checkVisibility())
      .reduce((sum, part) => {
        const style = getComputedStyle(part)
        // The search box may be narrower than in a wide row.
        const width = part.matches('form')
          ? 160
          : (part.querySelector(':scope > ul') ?? part).scrollWidth
        const margin = part.matches('nav:first-of-type')
          ? 8
          : Number.parseFloat(style.marginInlineStart)
        return sum + width + margin
      }, 0)
    root.cssText = ''
    header.style.whiteSpace = ''
    return 1 - used / (innerWidth - 48)
  })
}

for (const combination of COMBINATIONS) {
  test(`a header fits at every width: ${Object.values(combination).join(', ')}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const host = await startPlainHost(await buildHeader(combination))
    await page.goto(host.url)
    await page.evaluate(() => document.fonts.ready)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const where = `at ${width} pixels`
      expect(await findProblems(page), where).toEqual([])
      expect(await findBrokenWords(page, 'header'), where).toEqual([])
      const isCollapsed = await page.locator('header nav').first().isHidden()
      if (!isCollapsed || combination.links === 0 || width < 640) continue
      // Widths in system fonts are an upper bound, because the site's fonts have no Arabic.
      const isEstimated = combination.fonts === 'system' || combination.language === 'ar'
      const reserve = isEstimated ? 0.2 : 0.1
      expect(await measureSlack(page), `unused ${where}`).toBeLessThan(reserve)
    }
    host.close()
  })
}
