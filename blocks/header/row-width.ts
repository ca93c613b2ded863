import type { MeasureText, SiteData } from '../../engine/block-build-api'
import type { HeaderBlock } from '../../schemas/generated/types'

/** The widths of the parts of the header row, in rem. */
export interface RowWidths {
  /** The width of the name and the logo. */
  brand: number
  /** The width of the menus and links, or 0 without any. */
  bar: number
  /** The widths of the search box and of the icon that replaces it. */
  box: number
  icon: number
  action: number
  languages: number
  /** The width of the menu button. */
  button: number
}

/** A factor per header line that allows for underestimated text widths. */
const RESERVE = 1.05

/** Sizes that match those in the style sheets, in rem. */
const ITEM_SIZE = 0.9375
const BRAND_SIZE = 1.4375
/** The font size of the note below a language name, in em. */
const NOTE_SIZE = 0.8125

export function measureRow(
  block: HeaderBlock,
  { assets, languages }: Pick<SiteData, 'assets' | 'languages'>,
  measure: MeasureText,
): RowWidths {
  const item = (text: string, weight = 500) =>
    measure(text, { font: 'body', weight }) * ITEM_SIZE * RESERVE
  const { brand, groups, links, search, action } = block
  const logos = [brand.logo, brand.logoInverse].map((src) => logoWidth(assets[src ?? '']))
  const items = [
    ...groups.map(({ label }) => item(label) + 2.375),
    ...links.map(({ label }) => item(label) + 1.5),
  ]
  return {
    brand:
      measure(brand.label, { font: 'heading', weight: 600 }) * BRAND_SIZE * RESERVE +
      Math.max(...logos),
    bar: items.length > 0 ? sum(items) + 0.25 * (items.length - 1) + 0.5 : 0,
    box: search ? 10.75 : 0,
    icon: search ? 3.5 : 0,
    action: action ? item(action.label, 600) + 2.875 : 0,
    languages: languages ? languagesWidth(languages, item) : 0,
    button: 3.5,
  }
}

/**
 * The width of the logo and the space next to it. The logo is at most 200 pixels wide and 44 high.
 */
function logoWidth(logo: { width: number; height: number } | undefined): number {
  if (!logo) return 0
  return (logo.width * Math.min(1, 200 / logo.width, 44 / logo.height)) / 16 + 0.75
}

/**
 * The width of the link to the other language, or of the current language's name, which opens the
 * list.
 */
function languagesWidth(
  { path, list }: NonNullable<SiteData['languages']>,
  item: (text: string) => number,
): number {
  const others = list.filter((one) => one.path !== path)
  const [only] = others
  // A link to a language without a translation of the page opens that language's home page, with a
  // note below the name.
  if (only && others.length === 1) {
    return Math.max(item(only.name), item(`(${only.home})`) * NOTE_SIZE) + 2
  }
  return item(list.find((one) => one.path === path)?.name ?? '') + 3.25
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
