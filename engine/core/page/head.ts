import type { Page, Settings } from '../../../schemas/generated/types'
import { basePathOf, withBase } from '../addresses/base'
import { notFoundOfLocale } from '../addresses/locales'
import { markdownPathOf } from '../addresses/paths'
import type { HeadTag } from './data'

export interface HeadOptions {
  page: Page
  settings: Settings
  route: string
  /** The base path of the language. Empty for the default language. */
  locale?: string
  /** The path of the social image. */
  picture?: string
}

/** The document's title: the page's title and the site's name, unless they are equal. */
export function buildDocumentTitle(page: Pick<Page, 'title'>, brand: string): string {
  return page.title.includes(brand) ? page.title : `${page.title} | ${brand}`
}

/** A page's head tags. Exactly one of them is for robots. */
export function buildHead({ page, settings, route, locale = '', picture }: HeadOptions): HeadTag[] {
  const isMissing = route === notFoundOfLocale(locale)
  const url = settings.url + (route === '/' ? '/' : route)
  const known: HeadTag[] = isMissing
    ? []
    : [{ tag: 'link', attributes: { rel: 'canonical', href: url } }, meta('og:url', url)]
  const twin = settings.markdown ? [buildMarkdownLink(settings.url, route)] : []
  return [
    meta('description', page.description),
    meta('robots', page.robots ?? (isMissing ? 'noindex, follow' : settings.robots)),
    meta('og:title', buildDocumentTitle(page, settings.brand)),
    meta('og:description', page.description),
    ...(page.date === undefined ? [meta('og:type', 'website')] : buildArticleTags(page)),
    meta('og:site_name', settings.brand),
    meta('og:locale', settings.language.replaceAll('-', '_')),
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...(picture
      ? [meta('og:image', settings.url + picture), meta('og:image:alt', page.title)]
      : []),
    ...known,
    ...twin,
  ]
}

function buildMarkdownLink(siteUrl: string, route: string): HeadTag {
  const href = withBase(basePathOf(siteUrl), markdownPathOf(route))
  return { tag: 'link', attributes: { rel: 'alternate', type: 'text/markdown', href } }
}

/** A meta tag for a page property. */
function meta(name: string, content: string): HeadTag {
  const key = /^(?:og|article):/.test(name) ? 'property' : 'name'
  return { tag: 'meta', attributes: { [key]: name, content } }
}

/** https://ogp.me/#type_article */
function buildArticleTags({ date, updated }: Pick<Page, 'date' | 'updated'>): HeadTag[] {
  return [
    meta('og:type', 'article'),
    ...(date === undefined ? [] : [meta('article:published_time', date)]),
    ...(updated === undefined ? [] : [meta('article:modified_time', updated)]),
  ]
}
