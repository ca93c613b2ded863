import { createRedirects } from '../../../core/addresses/find-redirect'
import { withLocale } from '../../../core/addresses/locales'
import { fileOfRoute } from '../../../core/addresses/paths'
import {
  createNearest,
  findNearest,
  proposeNearest,
  renderSuggestion,
  suggest,
} from '../../lib/problems/nearest'
import type { RuleIssue } from '../../lib/problems/problem'
import { readFix, replaceText } from '../../lib/problems/proposed-fixes'
import { isPageFile } from '../../sources/files/file-names'
import type { CheckContext } from '../facts/context'
import { CTA_FILE, REDIRECTS_FILE } from '../facts/context'
import type { Link } from '../facts/link'
import { isFilePath } from '../facts/linked-file-paths'
import { fixLinks, getLinkPart, hintAt, listInternalLinks } from '../facts/links'
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
      if (moved) return { hint: renderSuggestion([moved]), ...proposeNearest(path, [moved]) }
      return suggest(path, findNear(path))
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
        const { hint, ...fixes } = offer(path)
        const base = { file, pointer, message: `There is no page "${path}".` }
        const own = hint === undefined ? suggestNewPage(link) : { hint, ...fixLinks(link, fixes) }
        return { ...base, ...own, hint: hintAt(link, own.hint), ...getLinkPart(link) }
      }),
      ...checkCtaPatterns(context, (path) => {
        const { hint, fix, fixes } = offer(path)
        if (hint === undefined) return suggestNewPage({ path })
        return { hint, fixes: fix ? [readFix(fix)] : fixes }
      }),
      ...checkTargets(context),
    ]
  },
}

/** Links and actions, which can be shown before their target exists. */
const HAS_PLACEHOLDER = /\/(?:actions?|links?|social|more)(?:\/\d+)?\/href$/
const WAIT = { kind: 'member', name: 'placeholder', value: true } as const
const LATER = ' Until it exists, you can write "placeholder": true instead of "href".'

type Texts = Pick<RuleIssue, 'hint' | 'fix' | 'fixes'>

/** The hint if no path is similar. */
function suggestNewPage({ path, pointer = '', isRich }: Pick<Link, 'path'> & Partial<Link>): Texts {
  const route = path.replace(/\.(?:mdx?|markdown|html?)$/i, '').replace(/\/{1,9}$/, '')
  const file = fileOfRoute(route)
  if (!isPageFile(file)) return {}
  const write = route === path ? '' : ` and write "${route}",`
  const canWait = !isRich && HAS_PLACEHOLDER.test(pointer)
  const hint = `Create the page in ${file},${write} or link to an existing one.`
  return canWait ? { hint: hint + LATER, fixes: [WAIT] } : { hint }
}

/** The page with the same last path segments. */
function findMoved(path: string, routes: Iterable<string>): string | undefined {
  const end = path.slice(path.lastIndexOf('/'))
  return end === '/' ? undefined : [...routes].find((route) => route.endsWith(end))
}

/** A closing call to action for a path without pages is never shown. */
function checkCtaPatterns(context: CheckContext, suggest: (path: string) => Texts): RuleIssue[] {
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
    const near = isFolder ? findNearest(path, folders) : []
    const texts = isFolder
      ? { hint: renderSuggestion(near), ...proposeNearest(path, near) }
      : suggest(own)
    if (own === path || !isUsed(own)) {
      return [{ file: CTA_FILE, pointer: `/rules/${index}/path`, message, ...texts }]
    }
    const ofLanguage = `The rule matches no page of its language: "${path}" is a path in another one.`
    return [
      {
        file: CTA_FILE,
        pointer: `/rules/${index}/path`,
        message: ofLanguage,
        hint: `Write "${own}".`,
        fixes: replaceText(path, [own]),
      },
    ]
  })
}

/** `/bread/rye/dark` → `/bread/*` and `/bread/rye/*` */
function listFolders(route: string): string[] {
  const parts = route.split('/').slice(1, -1)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/*`)
}
