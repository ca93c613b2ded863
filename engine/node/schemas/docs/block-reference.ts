import type { Schemas } from '../schemas'
import { blockSchemaFile } from '../schemas'
import type { BlockPictures } from './block-pictures'
import { renderPicture } from './block-pictures'
import { fence } from './fence'
import type { KindTable } from './property-table'
import { renderByKind, toCell } from './property-table'

const BANNER =
  '<!-- Made by `npm run generate` from the schemas and examples in blocks/; do not edit. -->'
const SHARED = ['type', 'id', 'tone', 'lazy']
const DEFINITIONS = 'schemas/definitions.schema.json'
/** Block type → the blocks of its examples. */
type Examples = Map<string, unknown[]>

/** The reference of all block types: description, properties and an example. */
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
    'This page lists every block type, with its properties and an example to copy. [Add a block](authors/pages.md#add-a-block) shows how to put one on a page. While `npx quire dev` runs, `/_catalogue` shows the same blocks live, in your colours.',
    '',
    '| block | what it is |',
    '|---|---|',
    ...schemas.blockTypes.map((type) => `| [${type}](#${type}) | ${describe(type)} |`),
    '',
    'In the tables:',
    '',
    '- You can omit a property that is not *required*. Its default then applies, if it has one.',
    '- `items[].title` is the `title` of each entry in the list `items`.',
    '- A *text* is plain. A *rich text* can contain `**strong**`, `*emphasis*`, `` `code` `` and `[a link](/path)`. Neither can contain HTML.',
    '- In all texts, Quire replaces `{brand}`, `{year}` and the `tokens` from `settings.json` with their values.',
    '- Some properties come in several kinds, such as the fields of a form. Each kind then has a table and an example of its own.',
    '',
    'The examples are about an invented library. Replace its links, pictures and contact details with your own.',
    '',
    '## Properties of every block',
    '',
    '| property | what it is |',
    '|---|---|',
    '| `type` | The type of the block. Every block needs it. |',
    ...listShared(schemas),
    '| `byAudience` | Other content for some audiences. See [different content for different audiences](authors/audiences.md#different-content-for-different-audiences). |',
    '',
    ...schemas.blockTypes.flatMap((type) => [
      `## ${type}`,
      '',
      describe(type),
      '',
      ...(pictures.has(type)
        ? [renderPicture(pictures, type, { from: 'docs', width: 450 }), '']
        : []),
      ...renderBlock(schemas, type, examples.get(type) ?? []),
    ]),
  ].join('\n')
}

function listShared(schemas: Schemas): string[] {
  const { definitions = {} } = schemas.files.get(DEFINITIONS) ?? {}
  return SHARED.flatMap((name) => {
    const { description, default: usual } = definitions[name] ?? {}
    if (description === undefined) return []
    const suffix = usual === undefined ? '' : ` Default: \`${JSON.stringify(usual)}\`.`
    return [`| \`${name}\` | ${toCell(description)}${suffix} |`]
  })
}

/** The properties of a block type, its first example, and the properties of each kind of value. */
function renderBlock(schemas: Schemas, type: string, blocks: unknown[]): string[] {
  const { shared, kinds } = renderByKind(schemas, blockSchemaFile(type), SHARED)
  return [
    ...(shared.length > 0
      ? shared
      : ['It has only [the properties of every block](#properties-of-every-block).']),
    '',
    ...renderExample(blocks[0]),
    ...kinds.flatMap((kind) => renderKind(type, kind, blocks)),
  ]
}

function renderKind(type: string, kind: KindTable, blocks: unknown[]): string[] {
  const { name, tag, kinds, rows } = kind
  const named = kinds.map((one) => `\`${one}\``).join(', ')
  return [
    `### ${type}: \`${name}\` with the ${tag} ${named}`,
    '',
    ...(rows.length > 0 ? rows : [`Its only property is \`${tag}\`.`]),
    '',
    ...renderExample(findOfKind(blocks, kind)),
  ]
}

/** The first value of a kind in blocks, at any depth. */
function findOfKind(value: unknown, kind: KindTable, isNamed = false): unknown {
  if (Array.isArray(value)) return findFirst(value, (entry) => findOfKind(entry, kind, isNamed))
  if (typeof value !== 'object' || value === null) return undefined
  const tagged = (value as Record<string, unknown>)[kind.tag]
  if (isNamed && kind.kinds.includes(String(tagged))) return value
  return findFirst(Object.entries(value), ([key, child]) =>
    findOfKind(child, kind, key === kind.name),
  )
}

/** The first defined result of a function. */
function findFirst<T>(list: T[], find: (entry: T) => unknown): unknown {
  for (const entry of list) {
    const found = find(entry)
    if (found !== undefined) return found
  }
  return undefined
}

function renderExample(block: unknown): string[] {
  return block === undefined ? [] : [fence('jsonc', JSON.stringify(block, null, 2)), '']
}
