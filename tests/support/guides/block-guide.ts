import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Snippet } from './guide-snippets'

/** The paths, in a clone, of the modules that a project's blocks import. */
const MODULES = {
  'quire-pages/blocks/build': '../../engine/block-build-api',
  'quire-pages/blocks': '../../engine/block-api',
  'quire-pages/types': '../../schemas/generated/types',
}

/** The comment that a clone has above a key that is an index. */
const INDEX_REASON = 'biome-ignore lint/suspicious/noArrayIndexKey: two entries can be equal.'

/**
 * A block listing as it would look in a clone, according to the table of differences in
 * docs/blocks/in-a-clone.md.
 */
export function inClone(listing: string): string {
  const imported = Object.entries(MODULES).reduce(
    (text, [name, file]) => text.replaceAll(`'${name}'`, `'${file}'`),
    listing,
  )
  return imported.replaceAll(
    /^( *)<\w+ key=\{index\}/gm,
    (line, indent: string) => `${indent}// ${INDEX_REASON}\n${line}`,
  )
}

/**
 * Changes the schema of a new block in the `root` folder, following the tutorial
 * docs/blocks/first-block.md.
 */
export function changeSchema(root: string, snippets: Snippet[]): void {
  const property = snippets.find(({ kind }) => kind === 'property')
  if (!property) throw new Error('The guide shows no property.')
  const file = join(root, property.detail)
  const { properties, ...schema } = JSON.parse(readFileSync(file, 'utf8'))
  const { texts: _, ...kept } = properties
  const added = { ...kept, ...JSON.parse(property.text) }
  const changed = { ...schema, required: ['type', 'items'], properties: added }
  writeFileSync(file, JSON.stringify(changed, null, 2))
}
