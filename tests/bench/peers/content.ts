/**
 * The content that every measured generator builds: generated pages, chosen by page number, and the
 * site's layout.
 */
import { createMulberry } from '../../support/arbitrary/mulberry'

/** A page: a hero, six cards, four tabs, eight questions and a closing call to action. */
export interface ContentPage {
  path: string
  title: string
  description: string
  blocks: [Hero, Cards, Tabs, Questions, CallToAction]
}

interface Action {
  label: string
  href: string
  variant: 'primary' | 'secondary'
}

interface Hero {
  type: 'hero'
  title: string
  text: string
  actions: Action[]
}

interface Cards {
  type: 'cards'
  title: string
  items: { icon: string; title: string; text: string; link: string }[]
}

interface Tabs {
  type: 'tabs'
  items: { label: string; title: string; text: string }[]
}

interface Questions {
  type: 'faq'
  items: { question: string; answer: string }[]
}

interface CallToAction {
  type: 'cta'
  title: string
  text: string
  actions: Action[]
}

interface Link {
  label: string
  href: string
}

/** The layout that all pages share. */
export interface ContentLayout {
  name: string
  header: { nav: Link[] }
  footer: { columns: { title: string; links: Link[] }[]; copyright: string }
}

export interface Content {
  layout: ContentLayout
  pages: ContentPage[]
}

const SECTIONS = 13
const LINKED = [
  'Cash',
  'Banks',
  'Payments',
  'Liquidity',
  'Hedging',
  'Debt',
  'Controls',
  'Reports',
  'Pricing',
  'Customers',
  'Company',
]
const ICONS = [
  'wallet',
  'building-bank',
  'chart-bar',
  'shield-check',
  'clock',
  'users',
  'file-text',
  'calendar',
  'credit-card',
  'scale',
  'refresh',
  'bell',
]
const SUBJECTS = [
  'The cash position',
  'Each bank statement',
  'A payment run',
  'The liquidity forecast',
  'Every intercompany loan',
  'The hedge register',
  'A signed mandate',
  'The reconciliation queue',
  'Each approval step',
  'The audit trail',
  'A currency exposure',
  'The netting centre',
  'Every counterparty limit',
  'The month-end close',
  'A sweeping rule',
  'The payment factory',
]
const VERBS = [
  'is checked against',
  'is matched with',
  'feeds',
  'is held beside',
  'is booked to',
  'follows',
  'is drawn from',
  'updates',
  'is compared with',
  'is released after',
  'is valued with',
  'is reported to',
]
const OBJECTS = [
  'the general ledger',
  'yesterday’s closing balances',
  'the house bank accounts',
  'the approved signatories list',
  'the rolling thirteen-week view',
  'the rate feed of the central bank',
  'the budget of the subsidiary',
  'the policy limits of the group',
  'the open items of the receivables team',
  'the standing settlement instructions',
  'the sanctions list of the day',
  'the cut-off times of each bank',
]
const TAILS = [
  'before the first payment leaves the building',
  'without a spreadsheet in between',
  'for every entity and in every currency',
  'so that the controller sees one number',
  'with two people and never one',
  'in the time zone of the account',
  'and keeps the reason on file',
  'within a few minutes of its arrival',
  'whichever bank sent it',
  'even when a file comes late',
  'as the auditors asked for',
  'with no change to the ERP',
]
const NOUNS = [
  'Cash visibility',
  'Bank connectivity',
  'Payment control',
  'Liquidity planning',
  'Hedge accounting',
  'In-house banking',
  'Debt schedules',
  'Guarantee tracking',
  'Fraud screening',
  'Fee analysis',
  'Account mandates',
  'Month-end close',
  'Intercompany netting',
  'Exposure reporting',
]
const ENDS = [
  'for growing groups',
  'in one place',
  'without spreadsheets',
  'across every bank',
  'by the hour',
  'with fewer clicks',
  'that auditors trust',
  'for lean teams',
  'in every currency',
  'before cut-off',
]
const LABELS = [
  'Collect',
  'Match',
  'Approve',
  'Forecast',
  'Report',
  'Settle',
  'Reconcile',
  'Archive',
]
const ASKS = ['How does', 'When does', 'Who sees how', 'Why does', 'Where does']
const ASKED = [
  'the system import bank statements',
  'a payment reach the bank',
  'the forecast pick up a new account',
  'an approver replace a colleague',
  'a rejected file come back',
  'the ledger receive its postings',
  'a limit change take effect',
  'the audit log record a view',
  'a subsidiary join the pool',
  'an exchange rate enter a valuation',
]
const MORE = [
  'during a holiday',
  'after a merger',
  'in a shared service centre',
  'with two ERPs',
  'on the last working day',
  'for a new entity',
  'when a bank is down',
  'under dual control',
]

/**
 * Creates the content of a site with the given number of pages. A page's words do not depend on
 * that number.
 */
export function makeContent(count: number): Content {
  return {
    layout: makeLayout(count),
    pages: Array.from({ length: count }, (_, index) => makePage(index, count)),
  }
}

/** The page to edit, which is an ordinary one. */
export function typicalPage({ pages }: Content): ContentPage {
  const page = pages[Math.min(42, Math.floor(pages.length / 2))]
  if (!page) throw new Error('A site needs at least one page.')
  return page
}

/** The name of a page's file, without its extension. */
export const fileNameOf = (path: string): string => (path === '/' ? 'index' : path.slice(1))

function pathOf(index: number): string {
  if (index === 0) return '/'
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `/section-${pad(index % SECTIONS, 2)}/page-${pad(index, 4)}`
}

/** Returns a generator of numbers from 0 to 1. Neighbouring seeds give unrelated sequences. */
const createRandom = (seed: number) => createMulberry((seed * 0x9e3779b1) >>> 0)

function createWriter(seed: number) {
  const random = createRandom(seed)
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? ''
  const join = (lists: string[][]) => lists.map(pick).join(' ')
  const sentence = () => `${join([SUBJECTS, VERBS, OBJECTS, TAILS])}.`
  const text = (length: number) => Array.from({ length }, sentence).join(' ')
  const title = () => join([NOUNS, ENDS])
  const question = () => `${join([ASKS, ASKED, MORE])}?`
  return { random, pick, text, title, question }
}

function makePage(index: number, count: number): ContentPage {
  const { random, pick, text, title, question } = createWriter(index + 1)
  // Links use a separate random sequence, so that the words do not depend on the number of pages.
  const drawTarget = createRandom(index + 500_009)
  const link = () => pathOf(Math.floor(drawTarget() * count))
  const labels = shuffle(LABELS, random)
  return {
    path: pathOf(index),
    title: `${title()} (${index})`,
    description: text(1),
    blocks: [
      {
        type: 'hero',
        title: title(),
        text: text(2),
        actions: [
          { label: 'Book a demo', href: link(), variant: 'primary' },
          { label: 'See how it works', href: link(), variant: 'secondary' },
        ],
      },
      {
        type: 'cards',
        title: title(),
        items: Array.from({ length: 6 }, () => ({
          icon: pick(ICONS),
          title: title(),
          text: text(1),
          link: link(),
        })),
      },
      {
        type: 'tabs',
        items: labels.slice(0, 4).map((label) => ({ label, title: title(), text: text(4) })),
      },
      {
        type: 'faq',
        items: Array.from({ length: 8 }, () => ({ question: question(), answer: text(2) })),
      },
      {
        type: 'cta',
        title: title(),
        text: text(1),
        actions: [
          { label: 'Talk to us', href: link(), variant: 'primary' },
          { label: 'Read the guide', href: link(), variant: 'secondary' },
        ],
      },
    ],
  }
}

function shuffle(list: string[], random: () => number): string[] {
  const shuffled = [...list]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const held = shuffled[last] as string
    shuffled[last] = shuffled[other] as string
    shuffled[other] = held
  }
  return shuffled
}

function makeLayout(count: number): ContentLayout {
  const links = LINKED.map((label, index) => ({
    label,
    href: pathOf((index + 1) % count),
  }))
  return {
    name: 'Harbour Treasury',
    header: { nav: [{ label: 'Home', href: '/' }, ...links] },
    footer: {
      columns: [
        { title: 'Product', links: links.slice(0, 4) },
        { title: 'Resources', links: links.slice(4, 8) },
        { title: 'Company', links: links.slice(8) },
      ],
      copyright: '© 2026 Harbour Treasury. Fictional text for measurements.',
    },
  }
}
