import type { CheckContext } from '../context'
import { CTA_FILE, REDIRECTS_FILE } from '../context'
import { listInternalLinks } from '../links'
import { createNearest, renderSuggestion } from '../nearest'
import type { Remark } from '../problem'
import type { SiteRule } from './rule'

/** Every link within the site leads to a page, or to an old address of one. */
export const missingPage: SiteRule = {
  name: 'missing-page',
  scope: 'site',
  check(context) {
    const { pages, redirects, links } = context
    if (!context.isKnown(REDIRECTS_FILE)) return []
    const old = new Set(redirects.map(({ from }) => from))
    const findNearest = createNearest(pages.keys())
    const suggest = (path: string) =>
      renderSuggestion(findMoved(path, pages.keys()) ?? findNearest(path))
    const broken = listInternalLinks(links).filter(
      ({ path }) => path !== '' && !pages.has(path) && !old.has(path),
    )
    return [
      ...broken.map(({ file, pointer, path }) => ({
        file,
        pointer,
        message: `There is no page "${path}".`,
        hint: suggest(path),
      })),
      ...checkPatterns(context, suggest),
    ]
  },
}

/** The page whose address ends like the path. */
function findMoved(path: string, routes: Iterable<string>): string | undefined {
  const end = path.slice(path.lastIndexOf('/'))
  return end === '/' ? undefined : [...routes].find((route) => route.endsWith(end))
}

/** A closing call to action for a path that has no page is never seen. */
function checkPatterns(
  { ctas, pages }: CheckContext,
  suggest: (path: string) => string | undefined,
): Remark[] {
  const routes = [...pages.keys()]
  return ctas.flatMap(({ path }, index) => {
    const isFolder = path.endsWith('*')
    const start = path.slice(0, -1)
    const isUsed = isFolder ? routes.some((route) => route.startsWith(start)) : pages.has(path)
    if (path === '*' || isUsed) return []
    const message = isFolder ? `There is no page below "${start}".` : `There is no page "${path}".`
    const hint = isFolder ? undefined : suggest(path)
    return [{ file: CTA_FILE, pointer: `/rules/${index}/path`, message, hint }]
  })
}
