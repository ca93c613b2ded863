import type { RowWidths } from './row-width'

/** The widest window, in em, that never has the links in the row: that of phones. */
const PHONE = 40

/** The gutters at both sides, and a scrollbar, which media queries count in. */
const MARGIN = 3 + 1.0625

/** How much farther the links may be from the name than in the narrowest row. */
const SPACE = 1.75

/**
 * Writes the media queries by which the header takes what fits in one row:
 *
 * 1. the name and the button of the menu,
 * 2. also the icon of the search and the languages,
 * 3. also the action,
 * 4. the links in place of the button,
 * 5. the search box in place of its icon.
 *
 * The style sheets of the header use these variables. Widths are in rem and em, so that the header
 * follows the text size of the visitor.
 */
export function renderRowCss(widths: RowWidths): string {
  const { brand, bar, box, icon, action, languages, button } = widths
  const tail = brand + icon + languages
  const withLinks = tail + action + bar
  const withBox = withLinks - icon + box
  // A header without links may have space for the action before it has space for the button.
  const withAction = Math.min(tail + action + button, withLinks)
  const steps = [
    { from: Math.min(tail + button, withAction), css: 'icon:flex;--header-tail:block' },
    { from: withAction, css: 'action:block' },
    {
      from: withLinks,
      css: `bar:block;--header-button:none;--header-row:${round(withLinks + SPACE)}rem`,
    },
    { from: withBox, css: `icon:none;--header-box:flex;--header-row:${round(withBox + SPACE)}rem` },
  ]
  const queries = steps.map(({ from, css }) => {
    const width = round(Math.max(from + MARGIN, PHONE))
    return `@media (min-width:${width}em){:root{--header-${css}}}`
  })
  return `:root{${PHONE_CSS};--header-name:${nameSize(brand)}rem}${queries.join('')}`
}

const PHONE_CSS =
  '--header-icon:none;--header-box:none;--header-tail:none;--header-action:none;' +
  '--header-bar:none;--header-button:block;--header-wrap:normal'

/** The size of a name on a phone, so that a long one takes two lines beside the button. */
function nameSize(brand: number): number {
  const room = 2 * 11
  return round(Math.min(1.4375, Math.max(1, (1.4375 * room) / brand)))
}

const round = (width: number) => Math.round(width * 100) / 100
