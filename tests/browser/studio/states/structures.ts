import type { Locator } from 'playwright/test'
import type { Parts, STATES } from './states'

const side = (parts: Parts): Locator => parts.side
const form = (parts: Parts): Locator => parts.form
const dialog = ({ page }: Parts): Locator => page.getByRole('dialog')

type Structure = [name: keyof typeof STATES, part: (parts: Parts) => Locator, tree: string]

const LIST: Structure[] = [
  [
    'the blocks of a page',
    side,
    `
    - tablist:
      - tab "Pages"
      - tab "Blocks" [selected]
      - tab "Site"
      - tab /Problems/
      - tab /Changes/
    - tabpanel "Blocks":
      - button /Page settings/
      - list:
        - listitem:
          - button /Page opening/
          - button /Commands. Page opening/
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
          - button /^Broken . Page opening . Text/
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
  [
    'a form',
    form,
    `
    - heading "Page opening" [level=2]
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
  [
    'a shared block',
    form,
    `
    - heading "Page opening" [level=2]
    - paragraph: "Shared: Hours"
    - paragraph: "A change shows on 2 pages:"
    - list:
      - listitem:
        - button "Rye"
      - listitem:
        - button "Shared"
    - textbox "Title"
    `,
  ],
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

/** What a screen reader gets in a state: a part of the studio, and its roles and names. */
export const STRUCTURES = new Map<string, { part: (parts: Parts) => Locator; tree: string }>(
  LIST.map(([name, part, tree]) => [name, { part, tree }]),
)
