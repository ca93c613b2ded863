/**
 * A folder's newest pages for feed readers, as Atom and as JSON Feed.
 * https://www.rfc-editor.org/rfc/rfc4287 https://www.jsonfeed.org/version/1.1/
 */
import { statSync } from 'node:fs'
import { lookup } from 'mime-types'
import type { Feed, PageQuery, Person, Settings } from '../../../../schemas/generated/types'
import { absoluteUrl } from '../../../core/addresses/base'
import type { FeedForm } from '../../../core/page/feed-forms'
import { listFeedForms } from '../../../core/page/feed-forms'
import type { ListedPage } from '../../../core/page/listing'
import { unescapeText } from '../../../core/text/escape-rich-text'
import { resolveTokens } from '../../../core/text/tokens'
import type { Collection } from '../../sources/compose/collections'
import { stampDate } from '../../sources/time/read-time'
import type { ServedAsset } from '../assets/resources'

/** A folder's feed in one format. */
export interface FolderFeed extends FeedForm {
  /** The URL of the folder. */
  folder: string
  feed: Feed
}

export interface FeedsOptions {
  settings: Pick<Settings, 'url' | 'brand' | 'language' | 'timeZone'>
  /** The tokens of the site, including the year. */
  tokens: Record<string, string>
  /** Returns the pages that a query selects. */
  list: (query: PageQuery) => ListedPage[]
  assets: Map<string, Pick<ServedAsset, 'url' | 'source'>>
  /** The home page of the language. */
  home: string
  hasPage: (route: string) => boolean
}

/** The feeds that a site's collections request. */
export function listFeeds(collections: Pick<Collection, 'route' | 'feed'>[]): FolderFeed[] {
  return collections.flatMap(({ route: folder, feed }) =>
    feed ? listFeedForms(folder).map((form) => ({ ...form, folder, feed })) : [],
  )
}

type DatedPage = ListedPage & { date: string }

/** A feed, independent of its format. */
interface FeedContent {
  /** The URL of the feed itself. */
  self: string
  /** The feed's permanent id, the same in each format. */
  id: string
  /** The page that the feed is about. */
  home: string
  title: string
  description?: string
  brand: string
  site: string
  language: string
  updated: Date
  entries: FeedEntry[]
}

interface FeedEntry {
  /** The page's URL, which is also the entry's id. */
  url: string
  title: string
  summary: string
  published: Date
  updated: Date
  tags: string[]
  author?: { name: string; url?: string; avatar?: string }
  picture?: { url: string; type: string; length: number }
}

/** The date for a feed without entries: the Unix epoch. */
const NEVER = new Date(0)

/**
 * Returns a function that renders a feed. Equal pages give equal bytes at any time. The feed
 * library is loaded only on sites with a feed.
 */
export function createFeeds(options: FeedsOptions): (feed: FolderFeed) => Promise<string> {
  return async (feed) => {
    const { generateAtomFeed, generateJsonFeed } = await import('feedsmith')
    const content = buildContent(feed, options)
    if (feed.kind === 'atom') return generateAtomFeed(buildAtom(content))
    // The library omits empty lists, and JSON Feed requires this one.
    const { items = [], ...head } = generateJsonFeed(buildJson(content)) as { items?: unknown[] }
    return `${JSON.stringify({ ...head, items })}\n`
  }
}

function buildContent({ folder, path, feed }: FolderFeed, options: FeedsOptions): FeedContent {
  const { settings, tokens, list, home, hasPage } = options
  const { url, brand } = settings
  const { limit } = feed
  const found = list({ from: folder, deep: true, sort: 'newest', limit })
  const entries = found
    .filter((page): page is DatedPage => page.date !== undefined)
    .map((page) => buildEntry(page, options))
  const latest = Math.max(NEVER.getTime(), ...entries.map(({ updated }) => updated.getTime()))
  const [atom] = listFeedForms(folder)
  return {
    self: absoluteUrl(url, path),
    id: absoluteUrl(url, atom?.path ?? path),
    home: absoluteUrl(url, hasPage(folder) ? folder : home),
    ...cleanTexts(
      resolveTokens({ title: feed.title, description: feed.description, brand }, tokens),
    ),
    site: absoluteUrl(url, home),
    language: settings.language,
    updated: new Date(latest),
    entries,
  }
}

function buildEntry(page: DatedPage, { settings, assets }: FeedsOptions): FeedEntry {
  const { url, timeZone } = settings
  const { route, title, summary, date, updated = date, tags, author, picture } = page
  const asset = assets.get(picture?.src ?? '')
  return {
    url: absoluteUrl(url, route),
    ...cleanTexts({ title, summary }),
    published: new Date(stampDate(date, timeZone)),
    updated: new Date(stampDate(updated, timeZone)),
    tags: tags.map(cleanText),
    author: author && buildAuthor(author, { url, assets }),
    picture: asset && {
      url: absoluteUrl(url, asset.url),
      type: lookup(asset.url) || 'application/octet-stream',
      length: statSync(asset.source).size,
    },
  }
}

function buildAuthor(
  { name, href, picture }: Person,
  { url, assets }: Pick<FeedsOptions, 'assets'> & { url: string },
): FeedEntry['author'] {
  const asset = assets.get(picture?.src ?? '')
  return {
    name: cleanText(name),
    ...(href !== undefined && { url: absoluteUrl(url, href) }),
    ...(asset && { avatar: absoluteUrl(url, asset.url) }),
  }
}

/** The characters that XML documents cannot contain: https://www.w3.org/TR/xml/#charsets */
const UNFIT = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

function cleanText(text: string): string {
  return unescapeText(text).replace(UNFIT, '')
}

function cleanTexts<T extends Record<string, string | undefined>>(texts: T): T {
  const cleaned = Object.entries(texts).map(([key, text]) => [key, text && cleanText(text)])
  return Object.fromEntries(cleaned)
}

/** https://www.jsonfeed.org/version/1.1/ */
function buildJson({ self, home, title, description, brand, site, ...feed }: FeedContent) {
  return {
    title,
    home_page_url: home,
    feed_url: self,
    description,
    language: feed.language,
    authors: [{ name: brand, url: site }],
    items: feed.entries.map(({ url, title, summary, published, updated, ...entry }) => ({
      ...{ id: url, url, title, summary, content_text: summary },
      image: entry.picture?.url,
      date_published: published,
      date_modified: updated,
      authors: entry.author && [entry.author],
      tags: entry.tags,
    })),
  }
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
function buildAtom({ self, home, title, description, brand, site, ...feed }: FeedContent) {
  return {
    xml: { lang: feed.language },
    id: feed.id,
    title: { value: title },
    subtitle: description === undefined ? undefined : { value: description },
    updated: feed.updated,
    authors: [{ name: brand, uri: site }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: self },
      { rel: 'alternate', type: 'text/html', href: home },
    ],
    entries: feed.entries.map(({ url, title, summary, published, updated, ...entry }) => ({
      id: url,
      title: { value: title },
      links: [
        { rel: 'alternate', type: 'text/html', href: url },
        ...(entry.picture ? [buildEnclosure(entry.picture)] : []),
      ],
      published,
      updated,
      authors: entry.author && [buildPerson(entry.author)],
      categories: entry.tags.map((term) => ({ term })),
      summary: { value: summary },
    })),
  }
}

/**
 * The library adds white space around escaped text, which a URL must not have.
 * https://www.rfc-editor.org/rfc/rfc4287#section-3.2.2
 */
function buildPerson({ name, url = '' }: NonNullable<FeedEntry['author']>) {
  return { name, uri: url.includes('&') ? undefined : url }
}

function buildEnclosure({ url, type, length }: NonNullable<FeedEntry['picture']>) {
  return { rel: 'enclosure', type, length, href: url }
}
