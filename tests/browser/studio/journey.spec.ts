/** A person who has never seen JSON builds a page with a form and a menu entry. */
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { Page } from 'playwright/test'
import { buildSite } from '../../../engine/node/build/build-site'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { hashFiles } from '../../support/sites/hash-files'
import { expect, test } from '../support/site'
import type { StudioSite } from '../support/studio'
import { openStudio, serveStudio } from '../support/studio'
import * as steps from './journey/build-page'
import type { Person } from './journey/person'
import { createKeyboardUser, createMouseUser } from './journey/person'

const PAGE = 'pages/courses.json'
const MENU = 'layout.json'
const PICTURES = ['oven.svg', 'loaf.svg']

/** The page as an expert writes it. */
const expected = JSON.parse(readFileSync(join(import.meta.dirname, 'journey/courses.json'), 'utf8'))

const USERS: [name: string, create: (page: Page) => Person][] = [
  ['with the mouse', createMouseUser],
  ['with the keyboard only', createKeyboardUser],
]

/** What a person does, in order. */
const STEPS = [
  steps.addPage,
  steps.describePage,
  steps.fillHero,
  steps.addProse,
  steps.addCards,
  steps.addPlans,
  steps.addQuestions,
  steps.addQuotation,
  steps.addGallery,
  steps.addCall,
  steps.addForm,
  steps.addMenuEntry,
]

test.describe('a person builds a page of nine blocks and its menu entry', () => {
  // React logs a suggestion to install its developer tools.
  test.use({ allowErrors: /React DevTools|404/ })
  // A person types about a thousand letters, and presses Tab as often.
  test.describe.configure({ mode: 'default', timeout: 420_000 })

  for (const [name, createUser] of USERS) {
    test(name, async ({ page }) => {
      const site = await serveStudio('examples/starter', `journey-${name.replaceAll(' ', '-')}`)
      try {
        const pictures = copyPictures(site)
        const before = readState(site)
        const parts = await openStudio(page, site)
        const journey = { ...parts, page, person: createUser(page), pictures }
        for (const step of STEPS) await step(journey)
        await expect(parts.status).toHaveText('All changes saved')
        expectOnlyMeantChanges(site, before)
        await expectPublishable(site)
      } finally {
        await site.close()
      }
    })
  }
})

/** The pictures on the person's computer. Returns their folder. */
function copyPictures({ dir }: StudioSite): string {
  const folder = join(dir, '../pictures')
  mkdirSync(folder)
  for (const name of PICTURES) {
    cpSync(
      join('examples/bakery/assets/pictures', name),
      join(folder, steps.PICTURES[name] ?? name),
    )
  }
  return folder
}

interface SiteState {
  /** File → its hash. */
  hashes: Record<string, string>
  menu: string
}

function readState(site: StudioSite): SiteState {
  return { hashes: hashFiles(site.dir), menu: site.read(MENU) }
}

function expectOnlyMeantChanges(site: StudioSite, before: SiteState): void {
  const { $schema, ...written } = JSON.parse(site.read(PAGE))
  expect(written).toEqual(expected)
  expect($schema).toMatch(/page\.schema\.json$/)
  for (const [uploaded, name] of [
    ['our-oven.svg', 'oven.svg'],
    ['loaf.svg', 'loaf.svg'],
  ]) {
    expect(site.read(`assets/${uploaded}`)).toBe(
      readFileSync(join('examples/bakery/assets/pictures', name ?? ''), 'utf8'),
    )
  }
  const { [PAGE]: _page, ...after } = hashFiles(site.dir)
  const { [MENU]: _after, 'assets/our-oven.svg': _oven, 'assets/loaf.svg': _loaf, ...kept } = after
  const { [MENU]: _before, ...earlier } = before.hashes
  expect(kept).toEqual(earlier)
  expectOnlyNewLink(site.read(MENU), before.menu)
}

/** The menu's file is the same without the new link, byte by byte. */
function expectOnlyNewLink(after: string, before: string): void {
  const root = parseTree(after)
  const links = root && findNodeAtLocation(root, ['before', 0, 'links'])
  const [last, added] = links?.children?.slice(-2) ?? []
  if (!last || !added) throw new Error('The menu has no links.')
  const text = after.slice(added.offset, added.offset + added.length)
  expect(JSON.parse(text)).toEqual({ label: 'Courses', href: '/courses' })
  const rest = after.slice(added.offset + added.length)
  expect(after.slice(0, last.offset + last.length) + rest).toBe(before)
}

/** The site has no problems, and the page is built. */
async function expectPublishable({ dir }: StudioSite): Promise<void> {
  const { problems } = await checkSite(dir)
  expect(problems.map(({ file, rule, message }) => `${file} ${rule} ${message}`)).toEqual([])
  const outDir = join(dir, '../dist')
  await buildSite({ siteDir: dir, outDir })
  const html = readFileSync(join(outDir, 'courses.html'), 'utf8')
  expect(html).toContain('Ask for a date')
  expect(html).toContain('<strong>six at most</strong>')
}
