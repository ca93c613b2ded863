import type { HeadTag, PageData, SiteData } from '../core/page/data'
import { NO_TEXT, readReferences, totalTexts } from '../core/page/text-references'
import { fetchData } from './page-loader'
import { fetchWithTimeout } from './timeout'

/**
 * The page's data, read from the document's script element and from the HTML itself. If the HTML
 * has changed since, for example because it was translated, the blocks are fetched.
 * @throws if the blocks cannot be fetched, or do not match the HTML.
 */
export async function loadInlinePage(root: HTMLElement, base: string): Promise<PageData> {
  const { texts: totals, ...page }: PageData = JSON.parse(getElement().textContent ?? '')
  const whole = { ...page, documentTitle: document.title, head: readHead() }
  if (!totals) return whole
  const texts = listTexts(root)
  const { count, length } = totalTexts(texts)
  const { breadcrumbs, blocks, lists } = page
  return count === totals.count && length === totals.length
    ? { ...whole, ...readReferences({ breadcrumbs, blocks, lists }, texts) }
    : { ...whole, ...(await fetchBlocks(base, page)) }
}

function listTexts(root: HTMLElement): string[] {
  const selector = NO_TEXT.join()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode
    if (!parentElement?.matches(selector)) texts.push(nodeValue ?? '')
  }
  return texts
}

async function fetchBlocks(base: string, page: PageData): Promise<Partial<PageData>> {
  const request = () => fetchData(base, page.path)
  const whole = await request().catch(request)
  const isSame =
    'blocks' in whole &&
    whole.build === page.build &&
    whole.blocks.length === page.blocks.length &&
    whole.blocks.every(({ type }, index) => type === page.blocks[index]?.type)
  if (!isSame) throw new Error('The page has changed since it was loaded.')
  return {
    breadcrumbs: whole.breadcrumbs,
    lists: whole.lists,
    blocks: page.blocks.map((block, index) =>
      page.statics?.page[index] ? block : (whole.blocks[index] ?? block),
    ),
  }
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

/** The site data, from the file that the page names. A failed request is retried once. */
export async function loadSite(): Promise<SiteData> {
  const url = getElement().dataset.site ?? ''
  const request = () => fetchWithTimeout(url).then((response) => response.json())
  return request().catch(request)
}

/** The components of the project's custom blocks, from the module that the page names, if any. */
export async function loadOwnBlocks(): Promise<object> {
  const { own } = getElement().dataset
  if (!own) return {}
  const request = () => import(/* @vite-ignore */ new URL(own, document.baseURI).href)
  return (await request().catch(request)).registry
}

function getElement(): HTMLElement {
  const element = document.getElementById('quire-page')
  if (!element) throw new Error('The page contains no data.')
  return element
}
