/** Styles that few pages need. A page gets those that its HTML can match. */
import type { Bundle, Stylesheet } from '../../bundle/bundle'
import { RARE_STYLES } from '../../bundle/bundle'

export function isRare(href: string): boolean {
  return href.startsWith(`/assets/${RARE_STYLES}`)
}

const CLASS = /\.([a-z][\w-]*)/gi

/** Returns a function from a page's HTML to the URLs of the rare styles that it can match. */
export function createRareFinder({ blocks }: Pick<Bundle, 'blocks'>): (html: string) => string[] {
  const styles = unique([...blocks.values()].flatMap((files) => files.styles))
  const rare = styles.flatMap(({ href, text }) => {
    const classes = new Set(Array.from(text.matchAll(CLASS), ([, name = '']) => name))
    return isRare(href) ? [{ href, classes: [...classes] }] : []
  })
  return (html) =>
    rare.flatMap(({ href, classes }) => (classes.some((name) => html.includes(name)) ? href : []))
}

export function unique(styles: Stylesheet[]): Stylesheet[] {
  return [...new Map(styles.map((style) => [style.href, style])).values()]
}
