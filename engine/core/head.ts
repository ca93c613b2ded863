import type { Page, Settings } from '../../schemas/generated/types'
import type { HeadTag } from './data'
import { NOT_FOUND } from './paths'

export interface HeadOptions {
  page: Page
  settings: Settings
  route: string
}

/** The title of the document: the page's own and the site's name, unless they are the same. */
export function buildDocumentTitle(page: Pick<Page, 'title'>, brand: string): string {
  return page.title.includes(brand) ? page.title : `${page.title} | ${brand}`
}

/** The head tags that belong to one page; exactly one of them is for robots (D30). */
export function buildHead({ page, settings, route }: HeadOptions): HeadTag[] {
  const meta = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { [name.startsWith('og:') ? 'property' : 'name']: name, content },
  })
  const url = settings.url + (route === '/' ? '/' : route)
  const known: HeadTag[] =
    route === NOT_FOUND
      ? []
      : [{ tag: 'link', attributes: { rel: 'canonical', href: url } }, meta('og:url', url)]
  return [
    meta('description', page.description),
    meta('robots', page.robots ?? (route === NOT_FOUND ? 'noindex, follow' : settings.robots)),
    meta('og:title', buildDocumentTitle(page, settings.brand)),
    meta('og:description', page.description),
    meta('og:type', 'website'),
    meta('og:site_name', settings.brand),
    ...known,
  ]
}
