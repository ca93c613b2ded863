import type { HeadTag, PageData, SiteData } from '../core/page/data'
import { fetchPatiently } from './patience'

/** The page's data, from the script element that the build wrote beside the HTML, and the head. */
export function loadInlinePage(): PageData {
  const page: PageData = JSON.parse(getElement().textContent ?? '')
  return page.statics ? { ...page, documentTitle: document.title, head: readHead() } : page
}

function readHead(): HeadTag[] {
  return [...document.head.querySelectorAll('[data-page]')].map((element) => ({
    tag: element.localName as HeadTag['tag'],
    attributes: Object.fromEntries(
      [...element.attributes]
        .filter(({ name }) => name !== 'data-page')
        .map(({ name, value }) => [name, value]),
    ),
  }))
}

/** The site's data, from the file that the page names. It is tried twice. */
export async function loadSite(): Promise<SiteData> {
  const url = getElement().dataset.site ?? ''
  const request = () => fetchPatiently(url).then((response) => response.json())
  return request().catch(request)
}

/** The components of a project's own blocks, from the module that the page names; few have one. */
export async function loadOwnBlocks(): Promise<object> {
  const { own } = getElement().dataset
  if (!own) return {}
  const request = () => import(/* @vite-ignore */ new URL(own, document.baseURI).href)
  return (await request().catch(request)).registry
}

function getElement(): HTMLElement {
  const element = document.getElementById('quire-page')
  if (!element) throw new Error('The page has no data of its own.')
  return element
}
