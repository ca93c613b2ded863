import type { BlockPictures } from './block-pictures'
import { renderPicture } from './block-pictures'
import { fence } from './fence'
import { toCell } from './generate-blocks'
import { renderProperties } from './property-table'
import type { Schemas } from './schemas'
import { blockSchemaFile } from './schemas'

const BANNER =
  '<!-- Made by `npm run generate` from the schemas and examples in blocks/; do not edit. -->'
const SHARED = ['type', 'id', 'tone', 'lazy']
const DEFINITIONS = 'schemas/definitions.schema.json'
/** The first block of each type, as editors insert it. */
type Examples = Map<string, unknown>

/** The reference of all block types: what each is, its properties, and a block of it. */
export function buildBlockReference(
  schemas: Schemas,
  examples: Examples,
  pictures: BlockPictures,
): string {
  const describe = (type: string) =>
    toCell(schemas.files.get(blockSchemaFile(type))?.description ?? '')
  return [
    BANNER,
    '# Block reference',
    '',
    'Every block type with its properties and an example to copy. While `npm run dev` runs, the catalogue at `/_catalogue` shows the same blocks live, in your colours. [authors.md](authors.md#pages) shows how to put a block on a page.',
    '',
    '| block | what it is |',
    '|---|---|',
    ...schemas.blockTypes.map((type) => `| [${type}](#${type}) | ${describe(type)} |`),
    '',
    '`[]` in a path is each entry of a list; `fields[select].options` belongs to entries of the type `select` alone. All texts replace `{brand}`, `{year}` and the `tokens` of `settings.json`. A *text* is plain; a *rich text* can also have `**strong**`, `*emphasis*` and `[a link](/path)`. There is no HTML. A property that is not *required* can be left out; its default then applies, if it has one. Addresses and pictures in the examples are those of an invented library: replace them.',
    '',
    '## Properties of every block',
    '',
    '| property | what it is |',
    '|---|---|',
    '| `type` | The block type; the one property that no block can leave out. |',
    ...listShared(schemas),
    '| `byAudience` | What differs for each audience; see [different content for different audiences](authors.md#different-content-for-different-audiences). |',
    '',
    ...schemas.blockTypes.flatMap((type) => [
      `## ${type}`,
      '',
      describe(type),
      '',
      ...(pictures.has(type) ? [renderPicture(pictures, type, 450), ''] : []),
      ...renderProperties(schemas, blockSchemaFile(type), SHARED),
      '',
      ...renderExample(examples.get(type)),
    ]),
  ].join('\n')
}

function listShared(schemas: Schemas): string[] {
  const { definitions = {} } = schemas.files.get(DEFINITIONS) ?? {}
  return SHARED.flatMap((name) => {
    const { description, default: usual } = definitions[name] ?? {}
    if (description === undefined) return []
    const told = usual === undefined ? '' : ` Default: \`${JSON.stringify(usual)}\`.`
    return [`| \`${name}\` | ${toCell(description)}${told} |`]
  })
}

function renderExample(block: unknown): string[] {
  return block === undefined ? [] : [fence('jsonc', JSON.stringify(block, null, 2)), '']
}
