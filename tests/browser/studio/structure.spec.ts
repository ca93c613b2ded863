/** What a screen reader gets: the roles and names of the studio's parts. */
import type { Locator } from 'playwright/test'
import { expect, test } from '../support/site'
import { serveStudio } from '../support/studio'
import type { Parts } from './states/states'
import { openState, openTour, prepareSite, STATES } from './states/states'

test.use({ allowErrors: /React DevTools|404|409|500|postMessage/ })

const side = (parts: Parts): Locator => parts.side
const form = (parts: Parts): Locator => parts.form
const dialog = ({ page }: Parts): Locator => page.getByRole('dialog')

type Structure = [name: keyof typeof STATES, part: (parts: Parts) => Locator, tree: string]

const OF_HOME: Structure[] = [
  [
    'the blocks of a page',
    side,
    `
    - tablist:
      - tab "Pages"
      - tab "Blocks" [selected]
      - tab "Site"
      - tab /Problems/
    - tabpanel "Blocks":
      - button /Page settings/
      - list:
        - listitem:
          - button /Hero/
          - button /Commands. Hero/
      - button "Add a block"
    `,
  ],
  [
    'the list of pages',
    side,
    `
    - tabpanel "Pages":
      - searchbox "Find a page"
      - button "New page"
      - button /Fields/
      - status: /pages/
    `,
  ],
  [
    'the problems with their fixes',
    side,
    `
    - tabpanel /Problems/:
      - list:
        - listitem:
          - paragraph:
            - strong: "Error:"
          - button /pages.broken.json, line/
    `,
  ],
  [
    'the settings of a page',
    form,
    `
    - heading "Page settings" [level=2]
    - textbox "Title"
    - button "Delete this page"
    `,
  ],
  [
    'a search for block types',
    dialog,
    `
    - banner:
      - heading "Add a block" [level=2]
      - button "Close"
    - searchbox "Find a block"
    - status: 1 block
    - list:
      - listitem:
        - button /Quotation/
    `,
  ],
]

const OF_FIELDS: Structure[] = [
  [
    'a form',
    form,
    `
    - heading "Hero" [level=2]
    - textbox "Title"
    - group "Format of Text":
      - button "Bold"
    - group "Buttons":
      - list "Buttons":
        - listitem:
          - button "Order"
          - button /Remove. Order/
      - button "Add to Buttons"
    `,
  ],
]

const OF_VISIT: Structure[] = [
  [
    'a page that is not saved',
    ({ page }) => page.getByRole('region', { name: 'Site and page' }),
    `
    - heading [level=1]
    - button "Undo"
    - button "Redo"
    - status: /not saved/
    - button "Save anyway"
    - switch "Use the page"
    - radiogroup "Width of the page"
    `,
  ],
]

test('lists, forms, dialogs and states have roles and names', async ({ page }) => {
  test.slow()
  const site = await serveStudio('examples/bakery', 'structure')
  prepareSite(site)
  try {
    const tours = { '/': OF_HOME, '/fields': OF_FIELDS, '/visit': OF_VISIT }
    for (const [route, structures] of Object.entries(tours)) {
      const parts = await openTour(page, site, route)
      for (const [name, part, tree] of structures) {
        await openState(parts, STATES[name])
        await expect.soft(part(parts), name).toMatchAriaSnapshot(tree)
      }
    }
  } finally {
    await site.close()
  }
})
