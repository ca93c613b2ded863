import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Theme } from '../../../../schemas/generated/types'
import { projectRoot } from '../../lib/files/project-root'
import { blockSchemaFile, loadSchemas } from '../../schemas/schemas'
import { routeOfExample } from './catalogue'
import { writeExamples } from './examples'
import { drawPicture } from './pictures'

interface CatalogueSite {
  /** The folder of the site with the theme, for its fonts. */
  siteDir: string
  theme: Theme
  /** The path at which a host serves the examples. Default: its root. */
  base?: string
}

/** Writes the site of the catalogue's examples, with the theme of a site. */
export function writeCatalogueSite(
  dir: string,
  { siteDir, theme, base = '/' }: CatalogueSite,
): void {
  const plain = findPlainType()
  writeExamples({
    dir,
    settings: { brand: 'Examples', url: new URL(base, 'https://examples.example').href, theme },
    pictureOf: drawPicture,
    routeOf: routeOfExample,
    buildPage: (title, blocks) => ({
      title,
      description: `${title}, as an example.`,
      breadcrumbs: [{ label: 'Examples', href: '/' }],
      blocks: blocks.length > 0 ? blocks : [{ type: plain }],
    }),
    buildTarget: (id) => ({ type: plain, id }),
  })
  const fonts = join(siteDir, 'assets')
  if (existsSync(fonts)) cpSync(fonts, join(dir, 'assets'), { recursive: true, force: false })
}

/** A block type without required properties, for pages that need any block. */
export function findPlainType(): string | undefined {
  const { blockTypes, files } = loadSchemas(projectRoot)
  return blockTypes.find((type) => files.get(blockSchemaFile(type))?.required?.length === 1)
}
