/** Automatic breadcrumbs: a page's ancestors. */
import type { LinkItem } from '../../../schemas/generated/types'
import { listFolders } from './listing'

/** A page's ancestors, from the home page down. `titleOf` returns the titles of existing pages. */
export function buildTrail(
  route: string,
  titleOf: (route: string) => string | undefined,
): LinkItem[] {
  const above = listFolders(route).reverse()
  return above.flatMap((href) => {
    const label = titleOf(href)
    return label === undefined ? [] : [{ label, href, newTab: false, placeholder: false }]
  })
}

/** The most frequent label for the home page in the site's breadcrumbs, or else the site's name. */
export function findHomeLabel(
  breadcrumbs: Iterable<Partial<LinkItem>[]>,
  { brand, home }: { brand: string; home: string },
): string {
  const counts = new Map<string, number>()
  for (const [first] of breadcrumbs) {
    const { href, label } = first ?? {}
    if (href === home && label) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  return most?.[0] ?? brand
}
