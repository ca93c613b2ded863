/**
 * The catalogue of all block types: their purpose, properties and examples, and the pages that use
 * them. It is for authors, and not part of a built site.
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

/** The path of the catalogue in development. */
export const CATALOGUE_ROUTE = '/_catalogue'
/** The base path of the examples' pages. */
export const EXAMPLES_ROUTE = '/-examples'

export interface CatalogueEntry {
  type: string
  description: string
  properties: Property[]
  examples: (Example & { route: string })[]
  /** Paths and titles of the site's pages that contain the block. */
  usedBy: { route: string; title: string }[]
  /** If `true`, the block is in the layout that all pages share. */
  inLayout: boolean
}

export interface Catalogue {
  entries: CatalogueEntry[]
  brand: string
  /** `false` if the site's pages cannot be read because of errors. */
  hasPages: boolean
}

/** The URL at which the catalogue shows an example. */
export function routeOfExample(type: string, index: number): string {
  return `${EXAMPLES_ROUTE}/${type}/example-${index + 1}`
}

/** The catalogue's entries of all block types. `site` is the site whose pages use them. */
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
