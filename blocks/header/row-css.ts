import type { RowWidths } from './row-width'

/** Up to this window width, in em, the links are never in the row. It is the width of phones. */
const PHONE = 40

/** The width of both gutters and a scrollbar, which media queries include. */
const MARGIN = 3 + 1.0625

/**
 * How much wider the space between the site name and the links may be than in the narrowest row.
 */
const SPACE = 1.75

/**
 * Writes the media queries that decide which elements fit in the header row:
 * 1. the name and the menu button,
 * 2. also the search icon and the languages,
 * 3. also the action,
 * 4. the links instead of the menu button,
 * 5. the search box instead of its icon. The header's style sheets use these variables. Widths are
 * in rem and em, so that the header follows the visitor's text size.
 */
export function renderRowCss(widths: RowWidths): string {
  const { brand, bar, box, icon, action, languages, button } = widths
  const tail = brand + icon + languages
  const withLinks = tail + action + bar
  const withBox = withLinks - icon + box
  // A header without links may have room for the action before it has room for the menu button.
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

/** The site name's font size on phones. A long name takes two lines next to the menu button. */
function nameSize(brand: number): number {
  const room = 2 * 11
  return round(Math.min(1.4375, Math.max(1, (1.4375 * room) / brand)))
}

const round = (width: number) => Math.round(width * 100) / 100
