import { dirname, relative } from 'node:path/posix'
import { UsageError } from '../../lib/files/usage-error'
import type { BlockPictures } from '../docs/block-pictures'
import { renderPicture } from '../docs/block-pictures'
import { toCell } from '../docs/property-table'
import type { JsonSchema } from '../json-schema'

const BANNER = '// Made by `npm run generate` from the folders in blocks/; do not edit.'
const START = '<!-- block types -->\n'
const END = '<!-- /block types -->\n'

/** A block type with its schema. */
export type BlockSchema = readonly [type: string, schema: JsonSchema]

/** `price-list` → `PriceList` */
export function getComponentName(type: string): string {
  return type.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
}

/** The module that loads the component of each block type, one line per type. */
export function buildRegistry(types: string[]): string {
  const entries = types.map((type) => {
    const name = getComponentName(type)
    return `  ${quoteKey(type)}: () => import('./${type}/${name}').then((module) => module.${name}),`
  })
  return [
    BANNER,
    "import type { BlockRegistry } from '../engine/ui/context/registry'",
    '',
    'export const registry = {',
    ...entries,
    '} satisfies BlockRegistry',
    '',
  ].join('\n')
}

/** A key of an object, in quotes if necessary. */
function quoteKey(type: string): string {
  return type.includes('-') ? `'${type}'` : type
}

/** The module with the build modules of all block types that have one. */
export function buildBuildRegistry(types: string[]): string {
  const nameBuild = (type: string) => `build${getComponentName(type)}`
  const imports = types.map(
    (type) => `import { build as ${nameBuild(type)} } from './${type}/build'`,
  )
  const entries = types.map((type) => `  ${quoteKey(type)}: ${nameBuild(type)},`)
  return [
    BANNER,
    "import type { BlockBuilds } from '../engine/block-build-api'",
    ...imports,
    '',
    'export const builds = {',
    ...entries,
    '} satisfies BlockBuilds',
    '',
  ].join('\n')
}

/** The module with the receiver modules of all block types that have one. */
export function buildReceiveRegistry(types: string[]): string {
  const nameReceiver = (type: string) => `receive${getComponentName(type)}`
  const imports = types.map(
    (type) => `import { receiver as ${nameReceiver(type)} } from './${type}/receive'`,
  )
  const entries = types.map((type) => `  ${quoteKey(type)}: ${nameReceiver(type)},`)
  return [
    BANNER,
    "import type { FormReceivers } from '../engine/core/receive/received-form'",
    ...imports,
    '',
    'export const receivers: FormReceivers = {',
    ...entries,
    '}',
    '',
  ].join('\n')
}

/** The reference of the block types. */
export const BLOCK_REFERENCE = 'docs/block-reference.md'

/** The content of the table in a guide. */
interface GuideTable {
  blocks: BlockSchema[]
  pictures: BlockPictures
}

/**
 * A guide with an updated table of block types.
 * @throws {UsageError} when the guide lacks one of the two comments that enclose the table.
 */
export function updateGuide(guide: string, path: string, { blocks, pictures }: GuideTable): string {
  const start = guide.indexOf(START)
  const end = guide.indexOf(END, start)
  if (start < 0 || end < 0) {
    throw new UsageError(
      `"${path}" has no table of block types to update: write a line "${START.trim()}" and, after it, a line "${END.trim()}".`,
    )
  }
  const from = dirname(path)
  const reference = relative(from, BLOCK_REFERENCE)
  const rows = blocks.map(
    ([type, { description = '' }]) =>
      `| [\`${type}\`](${reference}#${type}) | ${toCell(description)} | ${renderPicture(pictures, type, { from, width: 240 })} |`,
  )
  const table = [
    '',
    '| block | what it is | what it looks like |',
    '|---|---|---|',
    ...rows,
    '',
    '',
  ]
  return guide.slice(0, start) + START + table.join('\n') + guide.slice(end)
}
