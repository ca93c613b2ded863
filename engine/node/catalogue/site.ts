import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Theme } from '../../../schemas/generated/types'
import { blockSchemaFile, loadSchemas } from '../schemas/schemas'
import { projectRoot } from '../util/project-root'
import { routeOfExample } from './catalogue'
import { writeExamples } from './examples'

/** What stands for a picture, whatever it shows. */
export const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="0 0 480 320">' +
  '<rect width="480" height="320" fill="#dde3e8"/>' +
  '<path d="M0 320 150 150l90 90 80-110 160 190z" fill="#b9c4cd"/>' +
  '<circle cx="370" cy="80" r="34" fill="#b9c4cd"/></svg>'

/** Writes the site of the catalogue's examples, which looks like the site at `siteDir`. */
export function writeCatalogueSite(dir: string, siteDir: string, theme: Theme): void {
  const plain = findPlainType()
  writeExamples({
    dir,
    settings: { brand: 'Examples', url: 'https://examples.example', theme },
    picture: PICTURE,
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

/** A type of block that needs to say no more than its type: it stands wherever some block is needed. */
export function findPlainType(): string | undefined {
  const { blockTypes, files } = loadSchemas(projectRoot)
  return blockTypes.find((type) => files.get(blockSchemaFile(type))?.required?.length === 1)
}
