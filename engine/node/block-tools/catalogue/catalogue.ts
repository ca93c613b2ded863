/**
 * The catalogue of all block types: what each is for, its properties, its examples, and where a
 * site uses it. It is for those who write pages; no part of it is in a built site.
 */
import { collectBlockTypes } from '../../../core/page/blocks'
import { loadPage } from '../../check/run/check-site'
import type { Site } from '../../check/run/site'
import { projectRoot } from '../../lib/files/project-root'
import { bundleSchema, loadSchemas } from '../../schemas/schemas'
import type { Example } from './examples'
import { loadExamples } from './examples'
import type { Property } from './properties'
import { listProperties } from './properties'

/** The address of the catalogue in development. */
export const CATALOGUE_ROUTE = '/_catalogue'
/** Below it are the pages of the examples. */
export const EXAMPLES_ROUTE = '/-examples'

export interface CatalogueEntry {
  type: string
  description: string
  properties: Property[]
  examples: (Example & { route: string })[]
  /** Addresses and titles of the site's pages that have such a block. */
  usedBy: { route: string; title: string }[]
  /** Whether it is in the layout that all pages share. */
  inLayout: boolean
}

export interface Catalogue {
  entries: CatalogueEntry[]
  brand: string
  /** Whether the site's pages could be read; they cannot while they have mistakes. */
  hasPages: boolean
}

/** Where the catalogue shows an example. */
export function routeOfExample(type: string, index: number): string {
  return `${EXAMPLES_ROUTE}/${type}/example-${index + 1}`
}

/** What the catalogue says of each block type; `site` is that whose pages use them. */
export function buildCatalogue(site: Site | undefined): Catalogue {
  const schemas = loadSchemas(projectRoot)
  const { definitions = {} } = bundleSchema(schemas, 'page')
  const examples = loadExamples()
  const isType = (word: string) => schemas.blockTypes.includes(word)
  const pages = (site?.pages ?? []).map((page) => {
    const { title, blocks } = loadPage(page)
    return { route: page.route, title, types: collectBlockTypes(blocks, isType) }
  })
  const shared = site ? collectBlockTypes([site.layout, site.ctas], isType) : []
  return {
    brand: site?.settings.brand ?? '',
    hasPages: site !== undefined,
    entries: schemas.blockTypes.map((type) => {
      const schema = definitions[`block-${type}`] ?? {}
      return {
        type,
        description: schema.description ?? '',
        properties: listProperties(schema, definitions),
        examples: (examples.get(type) ?? []).map((example, index) => ({
          ...example,
          route: routeOfExample(type, index),
        })),
        usedBy: pages
          .filter(({ types }) => types.includes(type))
          .map(({ route, title }) => ({ route, title })),
        inLayout: shared.includes(type),
      }
    }),
  }
}
