import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { GitRepository } from '../../../support/studio/git-repository'
import type { StudioParts } from '../../../support/studio/studio-parts'
import { expect } from '../../support/site'
import type { StudioSite } from '../../support/studio'
import { openStudio } from '../../support/studio'
import { prepareShared, SHARED_STATES } from './shared-states'

export type Parts = StudioParts & { page: Page; site: StudioSite }

export interface State {
  /** The page of the site that the studio shows. Default: `/`. */
  route?: string
  /** Opens the state, in a window that shows all lists. */
  open: (parts: Parts) => Promise<void>
}

/** The page with a block for each kind of field. */
const FIELDS = {
  title: 'Fields',
  description: 'A block for each kind of field.',
  blocks: [
    {
      type: 'hero',
      title: 'Fields',
      actions: [{ label: 'Order', href: '/order' }],
      picture: { src: '/assets/pictures/loaf.svg', alt: 'A loaf.' },
    },
    { type: 'prose', sections: [{ title: 'Flour', content: [{ text: 'Stoneground.' }] }] },
    { type: 'cards', title: 'Breads', items: [{ icon: 'bread', title: 'Rye', text: 'Dark.' }] },
  ],
}

/** The first page in Arabic, and its header. */
const ARABIC = {
  title: 'خبز من فرن الحطب',
  description: 'مخبز في كريك لين، يفتح من الثلاثاء إلى الأحد.',
  blocks: [
    {
      type: 'hero',
      title: 'خبز يستحق الاستيقاظ',
      text: 'طحين وماء وملح ويومان.',
      actions: [{ label: 'اطلب رغيفًا', href: '/ar#order' }],
    },
    { type: 'cards', id: 'order', title: 'على الرف', items: [{ title: 'شيلم', text: 'داكن.' }] },
  ],
}
const ARABIC_HEADER = { type: 'header', brand: { label: 'مخبز', href: '/ar' }, links: [] }

/** Adds what the states need to a copy of the bakery. */
export function prepareSite({ dir, read }: StudioSite): void {
  const write = (file: string, value: unknown) =>
    writeFileSync(join(dir, file), JSON.stringify(value, null, 2))
  write('settings.json', {
    ...JSON.parse(read('settings.json')),
    locales: [{ language: 'ar', partial: true }],
  })
  mkdirSync(join(dir, 'locales/ar'), { recursive: true })
  write('locales/ar/layout.json', { before: [ARABIC_HEADER], after: [] })
  write('locales/ar/cta.json', { rules: [] })
  write('pages/ar.json', ARABIC)
  write('pages/fields.json', FIELDS)
  prepareShared(dir)
  const actions = [{ label: 'Bread', href: '/breds' }]
  const hero = { type: 'hero', title: 'Broken', text: { de: 'Brot' }, actions }
  const broken = { title: 'Broken', description: 'A page with errors.', blocks: [hero] }
  write('pages/broken.json', broken)
  new GitRepository(join(dir, '..')).commit('Open the bakery')
  const [opening, prose, cards] = FIELDS.blocks
  write('pages/fields.json', {
    ...FIELDS,
    blocks: [cards, { ...opening, title: 'All fields', eyebrow: 'New' }, prose],
  })
}

/** Removes all pages from a site, and what refers to them. */
export function removePages({ dir, read }: StudioSite): void {
  const { locales: _, ...settings } = JSON.parse(read('settings.json'))
  writeFileSync(join(dir, 'settings.json'), JSON.stringify(settings))
  writeFileSync(join(dir, 'layout.json'), JSON.stringify({ before: [], after: [] }))
  const rest = ['pages', 'locales', 'cta.json', 'redirects.json']
  for (const path of rest) rmSync(join(dir, path), { recursive: true })
}

/** Opens the studio for the states of a page. */
export async function openTour(page: Page, site: StudioSite, route: string): Promise<Parts> {
  await page.setViewportSize({ width: 1280, height: 800 })
  return { ...(await openStudio(page, site, route)), page, site }
}

/** Opens a state after another one, in a wide window. A narrower one then shows the same lists. */
export async function openState(parts: Parts, { open }: State): Promise<void> {
  const { page, side } = parts
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const notice = page.getByRole('alert').getByRole('button', { name: 'Close' })
  if (await notice.isVisible()) await notice.click()
  await page.setViewportSize({ width: 768, height: 800 })
  await page.getByRole('radiogroup', { name: 'Shown part' }).getByText('Contents').click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await side.getByRole('tab', { name: 'Blocks' }).click()
  await open(parts)
}

const openPages: State['open'] = async ({ side }) => {
  await side.getByRole('tab', { name: 'Pages' }).click()
  await expect(side.getByRole('button', { name: /^Fields/ })).toBeVisible()
}

const openPicker: State['open'] = async ({ page, side }) => {
  await side.getByRole('button', { name: 'Add a block' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Cards/ })).toBeVisible()
}

const searchPicker =
  (query: string, count: string): State['open'] =>
  async (parts) => {
    await openPicker(parts)
    const dialog = parts.page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill(query)
    await expect(dialog.getByRole('status')).toHaveText(count)
  }

const openNewPage: State['open'] = async (parts) => {
  await openPages(parts)
  await parts.side.getByRole('button', { name: 'New page' }).click()
  await expect(parts.page.getByRole('dialog', { name: 'New page' })).toBeVisible()
}

const openSettings: State['open'] = async ({ side, form }) => {
  await side.getByRole('button', { name: 'Page settings' }).click()
  await expect(form.getByRole('button', { name: 'Delete this page' })).toBeVisible()
}

const openBlock =
  (name: RegExp, inside: string[] = []): State['open'] =>
  async ({ side, form }) => {
    await side.getByRole('button', { name }).first().click()
    for (const one of inside) {
      const button = form.getByRole('button', { name: one }).first()
      // An item without others is open already.
      if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
    }
    await expect(form.getByRole('textbox').first()).toBeVisible()
  }

const openPick =
  (block: RegExp, item: string, field: string): State['open'] =>
  async (parts) => {
    await openBlock(block, [item])(parts)
    await parts.form.getByRole('combobox', { name: field, exact: true }).first().click()
    await expect(parts.form.getByRole('option').nth(2)).toBeVisible()
  }

/** A title without a text keeps the page from being saved. */
const clearTitle: State['open'] = async (parts) => {
  await openBlock(/^Page opening/)(parts)
  await parts.form.getByRole('textbox', { name: 'Title', exact: true }).fill('')
  await expect(parts.page.getByRole('button', { name: 'Save anyway' })).toBeVisible()
}

const openTheme: State['open'] = async ({ side, form }) => {
  await side.getByRole('tab', { name: 'Site' }).click()
  await side.getByRole('button', { name: /^Theme and look/ }).click()
  await expect(form.getByRole('list', { name: 'Contrast of Ink' }).first()).toBeVisible()
}

export const STATES = {
  ...SHARED_STATES,
  'the blocks of a page': { open: async () => {} },
  'the list of pages': { open: openPages },
  'the parts of the site': {
    open: async ({ side }) => {
      await side.getByRole('tab', { name: 'Site' }).click()
      await expect(side.getByRole('button').first()).toBeVisible()
    },
  },
  'a trial of the search': {
    open: async (parts) => {
      await openSettings(parts)
      await parts.form.getByRole('searchbox', { name: 'Try the search' }).fill('bread')
      await expect(parts.form.getByRole('list', { name: 'Results' })).toBeVisible()
    },
  },
  'the choice of a time': {
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'As of …' }).click()
      await expect(page.getByLabel('Show the site as of')).toBeVisible()
    },
  },
  'the colours with their contrasts': { open: openTheme },
  'the looks': {
    open: async (parts) => {
      await openTheme(parts)
      await parts.form.getByRole('button', { name: 'Choose a look' }).click()
      await expect(parts.page.getByRole('button', { name: 'Choose Warm' })).toBeVisible()
    },
  },
  'what a look changes': {
    open: async (parts) => {
      await openTheme(parts)
      await parts.form.getByRole('button', { name: 'Choose a look' }).click()
      await parts.page.getByRole('button', { name: 'Choose Warm' }).click()
      await expect(parts.page.getByRole('button', { name: 'Use Warm' })).toBeVisible()
    },
  },
  'the problems with their fixes': {
    open: async ({ side }) => {
      await side.getByRole('tab', { name: /^Problems/ }).click()
      await expect(side.getByRole('button', { name: /breads/ }).first()).toBeVisible()
    },
  },
  'the changes since the last commit': {
    open: async ({ side }) => {
      await side.getByRole('tab', { name: /^Changes/ }).click()
      await expect(side.getByRole('button', { name: /^Put back: Cards/ })).toBeVisible()
    },
  },
  'a form': { route: '/fields', open: openBlock(/^Page opening/) },
  'a form with all its parts open': {
    open: openBlock(/^Cards/, ['More options', 'Layout']),
  },
  'the settings of a page': { open: openSettings },
  'the kinds of a value': {
    route: '/fields',
    open: openBlock(/^Text/, ['More options', 'Flour', 'Stoneground.']),
  },
  'a picture and its focus point': {
    route: '/fields',
    open: async (parts) => {
      await openBlock(/^Page opening/)(parts)
      for (const name of ['More options', 'Picture']) {
        const closed = parts.form.getByRole('button', { name, expanded: false })
        for (const one of (await closed.all()).reverse()) await one.click()
      }
    },
  },
  'the list of links': { route: '/fields', open: openPick(/^Page opening/, 'Order', 'Link') },
  'the list of icons': { route: '/fields', open: openPick(/^Cards/, 'Rye', 'Icon') },
  'the commands of a block': {
    open: async ({ page, side }) => {
      await side.getByRole('button', { name: 'Commands: Cards' }).click()
      await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
    },
  },
  'the places for a block': {
    open: async ({ page, side }) => {
      await side.getByRole('button', { name: 'Commands: Cards' }).click()
      await page.getByRole('menuitem', { name: 'Move to…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Move to…' })
      await expect(dialog.getByRole('combobox', { name: 'Position' })).toBeVisible()
    },
  },
  'the block types': { open: openPicker },
  'a search for block types': { open: searchPicker('quotation', '1 block') },
  'a search without results': { open: searchPicker('aeroplane', '0 blocks') },
  'a page list without results': {
    open: async (parts) => {
      await openPages(parts)
      await parts.side.getByRole('searchbox').fill('aeroplane')
      await expect(parts.side.getByRole('status')).toHaveText('0 pages')
    },
  },
  'a value that only text can show': {
    open: async ({ side, form }) => {
      await side.getByRole('tab', { name: /^Problems/ }).click()
      await side.getByRole('button', { name: 'Broken › Page opening › Text' }).click()
      await expect(form.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(/Brot/)
    },
  },
  'the dialog for a new page': { open: openNewPage },
  'the question before a page is deleted': {
    open: async (parts) => {
      await openSettings(parts)
      await parts.form.getByRole('button', { name: 'Delete this page' }).click()
      await expect(parts.page.getByRole('dialog')).toBeVisible()
    },
  },
  'a change that was refused': {
    open: async (parts) => {
      await openNewPage(parts)
      await parts.page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('About')
      await parts.page.getByRole('button', { name: 'Add the page' }).click()
      await expect(parts.page.getByRole('alert', { name: 'This is not possible' })).toBeVisible()
    },
  },
  'a server that has ended': {
    open: async ({ page, side }) => {
      await page.context().setOffline(true)
      await side.getByRole('button', { name: /^Page opening/ }).click()
      await expect(page.getByRole('alert', { name: 'Quire is not running' })).toBeVisible()
    },
  },
  'a page from right to left': { route: '/ar', open: openBlock(/^Page opening/, ['More options']) },
  'a page without blocks': {
    route: '/ar',
    open: async ({ page, side }) => {
      for (const type of ['Page opening', 'Cards']) {
        await side.getByRole('button', { name: `Commands: ${type}` }).click()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        await expect(side.getByRole('button', { name: `Commands: ${type}` })).toHaveCount(0)
      }
    },
  },
  'a page that is not saved': { route: '/visit', open: clearTitle },
  'a change by another program': {
    route: '/visit',
    open: async (parts) => {
      await openBlock(/^Page opening/)(parts)
      const file = join(parts.site.dir, 'pages/visit.json')
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, text.replace(/("type": "hero"[^}]*"title": ")[^"]*/, '$1Elsewhere'))
      await expect(parts.form.getByRole('alert', { name: 'Changed in two places' })).toBeVisible()
    },
  },
} satisfies Record<string, State>

/** The states of each page, in order. */
export const TOURS = Object.entries<State>(STATES).reduce((tours, [name, state]) => {
  const { route = '/' } = state
  return tours.set(route, [...(tours.get(route) ?? []), { name, ...state }])
}, new Map<string, (State & { name: string })[]>())
