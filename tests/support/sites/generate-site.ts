import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createMulberry } from '../arbitrary/mulberry'

const WORDS =
  'ledger settlement position reserve tranche mandate benchmark counterparty exposure collateral vault shipment custody mandate accrual valuation hedge liquidity forecast reconciliation approval limit audit policy schedule covenant syndicate facility drawdown repayment coupon maturity yield curve portfolio custodian instruction corporate action dividend register withholding report regulator branch currency denomination order forecast cash pool sweep payment message confirmation match exception workflow evidence control segregation duty entitlement interface archive recovery upgrade release environment'.split(
    ' ',
  )
const ICONS = ['chart-bar', 'building-bank', 'shield-check', 'coins', 'report', 'route']

function createWriter(seed: number) {
  const random = createMulberry(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(' ')
  const sentence = (count: number) => {
    const text = words(count)
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`
  }
  return { pick, words, sentence }
}

/** The route of the page with this number; 100 pages share a folder. */
export function routeOfPage(number: number): string {
  if (number === 0) return '/'
  return `/topics/section-${Math.floor(number / 100)}/page-${number}`
}

/** The page with this number, on a site with the given number of pages. */
export function buildPage(number: number, count: number) {
  const { pick, words, sentence } = createWriter(number + 1)
  const title = `Page ${number}: ${words(2)}`
  const linked = (offset: number) => routeOfPage((number + offset) % count)
  return {
    title,
    description: `${number}: ${sentence(10)}`,
    search: {
      title,
      description: sentence(16),
      type: 'Page',
      keywords: [words(1), words(2), `page ${number}`],
      order: number + 1,
    },
    blocks: [
      {
        type: 'hero',
        eyebrow: words(2),
        title,
        text: sentence(28),
        actions: [
          { label: 'Next page', href: linked(1) },
          { label: 'The page after', href: linked(2), variant: 'secondary' },
        ],
      },
      {
        type: 'cards',
        title: sentence(5),
        items: Array.from({ length: 6 }, (_, index) => ({
          icon: pick(ICONS),
          title: words(3),
          text: sentence(11),
          href: linked(index + 3),
        })),
      },
      {
        type: 'tabs',
        tone: 'mist',
        title: sentence(6),
        items: Array.from({ length: 4 }, (_, index) => ({
          id: `tab-${index + 1}`,
          label: words(2),
          blocks: [
            {
              type: 'prose',
              sections: [{ content: [{ text: sentence(24) }, { text: sentence(20) }] }],
            },
          ],
        })),
      },
      {
        type: 'faq',
        title: sentence(5),
        items: Array.from({ length: 8 }, (_, index) => ({
          id: `question-${index + 1}`,
          question: `${sentence(9).slice(0, -1)}?`,
          answer: sentence(18),
        })),
      },
      {
        type: 'cta',
        title: sentence(7),
        text: sentence(14),
        actions: [{ label: 'Start again', href: '/' }],
      },
    ],
  }
}

/** A theme for sites whose look does not matter. */
export const THEME = {
  colors: {
    ink: '#0B1F33',
    paper: '#FBFAF7',
    mist: '#EEF1F4',
    action: '#0F6E6E',
    accent: '#B08D3C',
  },
}

const SETTINGS = { brand: 'Bench', url: 'https://bench.example', theme: THEME }

const LAYOUT = {
  before: [
    {
      type: 'header',
      brand: { label: 'Bench', href: '/' },
      links: [{ label: 'Home', href: '/' }],
      mobile: { links: [{ label: 'Home', href: '/' }] },
    },
  ],
  after: [{ type: 'footer', copyright: '© {year} Bench' }],
}

/** The 404 page, which every site needs. */
export const NOT_FOUND = {
  title: 'Not found',
  description: 'There is no such page.',
  blocks: [{ type: 'hero', title: 'Not found', actions: [{ label: 'Home', href: '/' }] }],
}

/**
 * Writes a site with the given number of pages over the existing files. The same number always
 * gives the same site.
 */
export function writeBenchSite(dir: string, count: number): void {
  const write = (path: string, data: object) => {
    const file = join(dir, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(data, null, 1)}\n`)
  }
  write('settings.json', SETTINGS)
  write('layout.json', LAYOUT)
  write('pages/404.json', NOT_FOUND)
  for (let number = 0; number < count; number += 1) {
    const route = routeOfPage(number)
    write(`pages${route === '/' ? '/index' : route}.json`, buildPage(number, count))
  }
}
