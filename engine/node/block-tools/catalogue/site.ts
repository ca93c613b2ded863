import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Theme } from '../../../../schemas/generated/types'
import { projectRoot } from '../../lib/files/project-root'
import { blockSchemaFile, loadSchemas } from '../../schemas/schemas'
import { routeOfExample } from './catalogue'
import { writeExamples } from './examples'
import { drawPicture } from './pictures'

/** Writes the site of the catalogue's examples, with the theme of the site at `siteDir`. */
export function writeCatalogueSite(dir: string, siteDir: string, theme: Theme): void {
  const plain = findPlainType()
  writeExamples({
    dir,
    settings: { brand: 'Examples', url: 'https://examples.example', theme },
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
