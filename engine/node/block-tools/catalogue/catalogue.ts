/**
 * The catalogue of all block types: their purpose, properties and examples, and the pages that use
 * them. It is for authors, and not part of a built site.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { collectBlockTypes } from '../../../core/page/blocks'
import { loadPage } from '../../check/run/check-site'
import type { Site } from '../../check/run/site'
import { projectRoot } from '../../lib/files/project-root'
import { listBlockFolders } from '../../schemas/block-folders'
import { BLOCK_GROUPS, OWN_GROUP } from '../../schemas/block-groups'
import { blockPictureFile } from '../../schemas/docs/block-pictures'
import type { JsonSchema } from '../../schemas/json-schema'
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
  /** The heading of its group. */
  group: string
  /** Other names, for the search. */
  alsoCalled: string[]
  /** The path of its picture on disk. Undefined for types without one. */
  picture?: string
  /** If `true`, it belongs to the project, and the catalogue shows its first example as its picture. */
  isOwn: boolean
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
  /** `false` if the site's pages cannot be read because of errors. */
  hasPages: boolean
}

/** The path of a block type's page within the catalogue. */
export const blockPagePath = (type: string): string => `blocks/${type}.html`

/** The path of a block type's picture within the catalogue. */
export const blockPicturePath = (type: string): string => `pictures/${type}.webp`

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
  const pictures = listPictures()
  const shared = site ? collectBlockTypes([site.layout, site.ctas], isType) : []
  return {
    hasPages: site !== undefined,
    entries: schemas.blockTypes.map((type) => {
      const schema = definitions[`block-${type}`] ?? {}
      return {
        type,
        ...classify(schema),
        picture: pictures.get(type),
        isOwn: schemas.ownTypes?.includes(type) ?? false,
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

function classify({ group, label, alsoCalled = [] }: JsonSchema) {
  return {
    group: BLOCK_GROUPS[String(group)] ?? OWN_GROUP,
    alsoCalled: [label ?? [], alsoCalled].flat().map(String),
  }
}

/** Block type → the path of its picture on disk. Only built-in types have one. */
export function listPictures(): Map<string, string> {
  return new Map(
    listBlockFolders(projectRoot)
      .filter(({ isOwn }) => !isOwn)
      .map(({ type }) => [type, join(projectRoot, blockPictureFile(type))] as const)
      .filter(([, file]) => existsSync(file)),
  )
}
