import type { PageData, SiteData } from '../core/page/data'
import { fetchPatiently } from './patience'

/** The page's data, from the script element that the build wrote beside the HTML. */
export function loadInlinePage(): PageData {
  return JSON.parse(getElement().textContent ?? '')
}

/** The site's data, from the file that the page names. It is tried twice. */
export async function loadSite(): Promise<SiteData> {
  const url = getElement().dataset.site ?? ''
  const request = () => fetchPatiently(url).then((response) => response.json())
  return request().catch(request)
}

function getElement(): HTMLElement {
  const element = document.getElementById('quire-page')
  if (!element) throw new Error('The page has no data of its own.')
  return element
}
