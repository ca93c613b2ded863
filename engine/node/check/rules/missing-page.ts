import { createRedirects } from '../../../core/addresses/find-redirect'
import { withLocale } from '../../../core/addresses/locales'
import { fileOfRoute } from '../../../core/addresses/paths'
import { createNearest, findNearest, renderSuggestion, suggest } from '../../lib/problems/nearest'
import type { RuleIssue } from '../../lib/problems/problem'
import { isPageFile } from '../../sources/files/file-names'
import type { CheckContext } from '../facts/context'
import { CTA_FILE, REDIRECTS_FILE } from '../facts/context'
import type { Link } from '../facts/link'
import { isFilePath } from '../facts/linked-file-paths'
import { fixLink, getLinkPart, hintAt, listInternalLinks } from '../facts/links'
import { renderUrlSuggestion, suggestPath } from '../facts/suggest-url'
import { checkTargets, listPatternTargets } from '../redirects/targets'
import type { SiteRule } from './rule'

/** Every link within the site points to a page's current or old path. */
export const missingPage: SiteRule = {
  name: 'missing-page',
  scope: 'language',
  check(context) {
    const { redirects, readLinks, base } = context
    const { pages, withdrawn } = context.whole
    if (!context.isKnown(REDIRECTS_FILE)) return []
    const findRedirect = createRedirects(redirects)
    const findNear = createNearest(pages.keys())
    const isPage = (path: string) => pages.has(path) || findRedirect(path) !== undefined
    const offer = (path: string) => {
      const suggestion = suggestPath(path, { isPage, base })
      if (suggestion)
        return { hint: renderUrlSuggestion(suggestion), fix: { from: path, to: suggestion.href } }
      const moved = findMoved(path, pages.keys())
      if (moved) return { hint: renderSuggestion([moved]) }
      const { hint, fix } = suggest(path, findNear(path))
      return { hint, fix }
    }
    const targets = listPatternTargets(redirects)
    const broken = listInternalLinks(readLinks()).filter(
      ({ file, pointer, path }) =>
        path !== '' &&
        !isPage(path) &&
        !withdrawn.has(path) &&
        !isFilePath(path, context) &&
        !(file === REDIRECTS_FILE && targets.has(pointer)),
    )
    return [
      ...broken.map((link) => {
        const { file, pointer, path } = link
        const { hint, fix } = offer(path)
        const message = `There is no page "${path}".`
        const linkFix = fix && fixLink(link, fix.from, fix.to)
        return {
          file,
          pointer,
          message,
          hint: hintAt(link, hint ?? suggestNewPage(link)),
          fix: linkFix,
          ...getLinkPart(link),
        }
      }),
      ...checkCtaPatterns(context, (path) => offer(path).hint ?? suggestNewPage({ path })),
      ...checkTargets(context),
    ]
  },
}

/** Links and actions, which can be shown before their target exists. */
const HAS_PLACEHOLDER = /\/(?:actions?|links?|social|more)(?:\/\d+)?\/href$/
const LATER = ' Until it exists, you can write "placeholder": true instead of "href".'

/** The hint if no path is similar. */
function suggestNewPage({
  path,
  pointer = '',
  isRich,
}: Pick<Link, 'path'> & Partial<Link>): string | undefined {
  const route = path.replace(/\.(?:mdx?|markdown|html?)$/i, '').replace(/\/{1,9}$/, '')
  const file = fileOfRoute(route)
  if (!isPageFile(file)) return undefined
  const write = route === path ? '' : ` and write "${route}",`
  const later = !isRich && HAS_PLACEHOLDER.test(pointer) ? LATER : ''
  return `Create the page in ${file},${write} or link to an existing one.${later}`
}

/** The page with the same last path segments. */
function findMoved(path: string, routes: Iterable<string>): string | undefined {
  const end = path.slice(path.lastIndexOf('/'))
  return end === '/' ? undefined : [...routes].find((route) => route.endsWith(end))
}

/** A closing call to action for a path without pages is never shown. */
function checkCtaPatterns(
  context: CheckContext,
  suggest: (path: string) => string | undefined,
): RuleIssue[] {
  const { ctas, locale, whole } = context
  // A language without its own rules uses the site's rules.
  const alike = whole.languages.filter((one) => one.ctas === ctas)
  const routes = (alike.length > 0 ? alike : [whole]).flatMap((one) => [
    ...one.pages.keys(),
    ...one.withdrawn.keys(),
  ])
  const folders = new Set(routes.flatMap(listFolders))
  const isUsed = (path: string) =>
    path.endsWith('*')
      ? routes.some((route) => route.startsWith(path.slice(0, -1)))
      : routes.includes(path)
  return ctas.flatMap(({ path }, index) => {
    if (path === '*' || isUsed(path)) return []
    const isFolder = path.endsWith('*')
    const own = withLocale(locale, path)
    const message = isFolder
      ? `There is no page below "${path.slice(0, -1)}".`
      : `There is no page "${path}".`
    const hint = isFolder ? renderSuggestion(findNearest(path, folders)) : suggest(own)
    if (own === path || !isUsed(own)) {
      return [{ file: CTA_FILE, pointer: `/rules/${index}/path`, message, hint }]
    }
    const ofLanguage = `The rule matches no page of its language: "${path}" is a path in another one.`
    return [
      {
        file: CTA_FILE,
        pointer: `/rules/${index}/path`,
        message: ofLanguage,
        hint: `Write "${own}".`,
      },
    ]
  })
}

/** `/bread/rye/dark` → `/bread/*` and `/bread/rye/*` */
function listFolders(route: string): string[] {
  const parts = route.split('/').slice(1, -1)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/*`)
}
