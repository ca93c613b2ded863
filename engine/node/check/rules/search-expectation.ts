import { createSearch } from '../../../core/search/search'
import { buildSearchIndex } from '../../../core/search/search-index'
import type { PageHead } from '../facts/page-summary'
import type { SiteRule } from './rule'

type Search = NonNullable<PageHead['search']>

/** The search finds a page for each query that the page lists. */
export const searchExpectation: SiteRule = {
  name: 'search-expectation',
  scope: 'language',
  check({ documents, pages, tokens, collections, language }) {
    const asking = documents.filter(
      ({ route, data, valid }) => route !== undefined && valid && readSearch(data)?.expect.length,
    )
    if (asking.length === 0) return []
    const entries = [...pages].flatMap(([route, { data, valid }]) =>
      valid ? [{ route, head: data as PageHead }] : [],
    )
    const search = createSearch(
      buildSearchIndex(entries, { tokens, folders: collections, language }),
    )
    return asking.flatMap(({ file, route, data }) =>
      (readSearch(data)?.expect ?? []).flatMap(({ query, within }, index) => {
        const urls = search(query).map(({ url }) => url)
        const place = urls.indexOf(route ?? '') + 1
        if (place > 0 && place <= within) return []
        const message =
          place === 0
            ? `A search for "${query}" does not find this page.`
            : `In a search for "${query}", this page is result ${place}, not ${within === 1 ? 'the first one' : `one of the first ${within}`}.`
        const before = urls.slice(0, place === 0 ? within : place - 1)
        return [{ file, pointer: `/search/expect/${index}`, message, hint: advise(query, before) }]
      }),
    )
  },
}

function readSearch(data: unknown): Search | undefined {
  return (data as Partial<PageHead> | undefined)?.search
}

function advise(query: string, before: string[]): string {
  const found = before.length === 0 ? '' : ` Listed before it: ${before.slice(0, 5).join(', ')}.`
  return `Add "${query}" to its keywords. If two pages have that keyword, the one with the lower "order" comes first.${found}`
}
