import type { Block, Person } from '../../../schemas/generated/types'
import { absoluteUrl } from '../addresses/base'
import { collectBlocks } from './blocks'
import type { PageArticle } from './data'

/** An item on a page, in the vocabulary of https://schema.org. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/**
 * Describes a block for search engines. `publisher` is the organisation behind the site, and
 * `persons` maps ids to the people in `people.json` that the page shows.
 */
export type DescribeBlock<B extends { type: string } = Block> = (
  block: B,
  publisher: Thing,
  persons: Record<string, Person>,
) => Thing[]

/** Block type → function. Most types need none. */
export type BlockDescribers = {
  [Type in Block['type']]?: { describe?: DescribeBlock<Extract<Block, { type: Type }>> }
}

/** Returns a function that collects the items from a page's blocks, including nested blocks. */
export function createBlockDescriber(
  describers: BlockDescribers,
): (blocks: Block[], publisher: Thing, persons?: Record<string, Person>) => Thing[] {
  const known = new Map(Object.entries(describers) as [string, { describe?: DescribeBlock }][])
  return (blocks, publisher, persons = {}) =>
    collectBlocks(blocks, (word) => known.has(word)).flatMap(
      (block) => known.get(block.type)?.describe?.(block, publisher, persons) ?? [],
    )
}

/** Search engines read one list of questions per page, so lists of the same kind are joined. */
function joinLists(things: Thing[]): Thing[] {
  const joined: Thing[] = []
  for (const thing of things) {
    const same = joined.find((other) => other['@type'] === thing['@type'])
    if (Array.isArray(thing.mainEntity) && Array.isArray(same?.mainEntity)) {
      same.mainEntity = [...same.mainEntity, ...thing.mainEntity]
    } else joined.push({ ...thing })
  }
  return joined
}

export interface StructuredDataOptions {
  /** The site's URL, without a trailing slash. */
  siteUrl: string
  /** The page's path. */
  path: string
  title: string
  breadcrumbs: { label: string; href?: string }[]
  /** The home page in the page's language. Default: the site's home page. */
  home?: string
  /** The page's language, on a site with several languages. */
  language?: string
  /** The site's publisher, described on the home page. */
  publisher: Thing
  /** The items from the page's blocks. */
  things: Thing[]
  /** The page's metadata, including its description and its picture's path. */
  article?: PageArticle & { description?: string; picture?: string }
}

/** The page's structured data as one JSON-LD object. Undefined if empty. */
export function buildStructuredData(options: StructuredDataOptions): object | undefined {
  const { siteUrl, path, title, breadcrumbs, publisher, things } = options
  const publishers = path === (options.home ?? '/') ? [publisher] : []
  const graph = [
    ...publishers,
    ...buildTrail({ siteUrl, path, title, breadcrumbs }),
    ...buildArticle(options),
    ...joinLists(things),
  ]
  return graph.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': graph }
}

/** https://schema.org/Article, for a page with a date. */
function buildArticle({
  siteUrl,
  path,
  title,
  language,
  publisher,
  article,
}: StructuredDataOptions): Thing[] {
  if (article?.date === undefined) return []
  const { date, updated, author, tags, description, picture } = article
  const { '@type': type, name, url } = publisher
  const place = (href: string | undefined) => href && absoluteUrl(siteUrl, href)
  const person = author && { '@type': 'Person', name: author.name, url: place(author.href) }
  return [
    {
      '@type': 'Article',
      headline: title,
      inLanguage: language,
      description,
      datePublished: date,
      dateModified: updated,
      author: person,
      publisher: { '@type': type, name, url },
      image: place(picture),
      keywords: tags.length > 0 ? tags.map((tag) => tag.name) : undefined,
      mainEntityOfPage: place(path),
    },
  ]
}

type TrailOptions = Omit<StructuredDataOptions, 'publisher' | 'things' | 'article'>

function buildTrail({ siteUrl, path, title, breadcrumbs }: TrailOptions): Thing[] {
  if (breadcrumbs.length === 0) return []
  const trail = [...breadcrumbs, { label: title, href: path }]
  const itemListElement = trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href === undefined ? {} : { item: absoluteUrl(siteUrl, href) }),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
