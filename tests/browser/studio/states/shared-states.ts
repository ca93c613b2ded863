/** The states of blocks and settings that several pages share. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '../../support/site'
import type { State } from './states'

const HOURS = {
  parameters: { when: { description: 'When it is open.' } },
  content: { type: 'hero', title: 'Open {with.when}' },
}

const OFFERS = {
  page: { description: 'An offer of the week.', search: { type: 'Bread' } },
  before: [{ use: 'hours', with: { when: 'every day' } }],
}

/** Adds a page with a shared block, and a collection, to a site. */
export function prepareShared(dir: string): void {
  for (const folder of ['shared', 'pages/offers']) mkdirSync(join(dir, folder), { recursive: true })
  const use = { use: 'hours', with: { when: 'from six' } }
  const files = {
    'shared/hours.json': HOURS,
    'pages/shared.json': { title: 'Shared', description: 'A shared block.', blocks: [use] },
    'pages/offers/_collection.json': OFFERS,
    'pages/offers/rye.json': { title: 'Rye', blocks: [{ type: 'cta', title: 'Rye' }] },
  }
  for (const [file, value] of Object.entries(files)) {
    writeFileSync(join(dir, file), JSON.stringify(value, null, 2))
  }
}

const openShared: State['open'] = async ({ side, form }) => {
  await side.getByRole('button', { name: /^Page opening.*Shared: Hours/ }).click()
  await expect(form.getByText('A change shows on 2 pages:')).toBeVisible()
}

export const SHARED_STATES = {
  'a shared block': { route: '/shared', open: openShared },
  'the question before a block is detached': {
    route: '/shared',
    open: async ({ page, side }) => {
      await side.getByRole('button', { name: 'Commands: Page opening' }).click()
      await page.getByRole('menuitem', { name: 'Detach' }).click()
      await expect(page.getByRole('dialog', { name: 'Detach this block?' })).toBeVisible()
    },
  },
  'the settings of a page in a collection': {
    route: '/offers/rye',
    open: async ({ side, form }) => {
      await side.getByRole('button', { name: 'Page settings' }).click()
      await expect(form.getByRole('button', { name: 'Description', exact: true })).toBeVisible()
    },
  },
} satisfies Record<string, State>
