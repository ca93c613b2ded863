import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createCompiler } from '../../../../engine/node/check/schema/validate'
import type { JsonSchema } from '../../../../engine/node/schemas/json-schema'
import { KEYWORDS } from '../../../../engine/node/schemas/keywords'
import { refuseSchemaIssues } from '../../../../engine/node/schemas/schema-issues'

const DEFINITIONS = 'schemas/definitions.schema.json'
const REFERENCE = '../../schemas/definitions.schema.json#/definitions/richText'

const RIGHT = {
  title: 'PricesBlock',
  type: 'object',
  required: ['type'],
  properties: {
    type: { const: 'prices' },
    text: { $ref: REFERENCE },
    items: { type: 'array', minItems: 1, items: { $ref: '#/definitions/price' } },
  },
  definitions: { price: { type: 'string' } },
}

/** The schema issues in a `prices` block after an edit to its JSON. */
function report(change: (text: string) => string, others: Record<string, JsonSchema> = {}): string {
  const path = 'blocks/prices/schema.json'
  const text = change(JSON.stringify(RIGHT, null, 2))
  const file = join(mkdtempSync(join(tmpdir(), 'schema-')), 'schema.json')
  writeFileSync(file, text)
  const files = new Map<string, JsonSchema>([
    [DEFINITIONS, { definitions: { richText: {}, text: {} } }],
    ...Object.entries(others),
    [path, JSON.parse(text)],
  ])
  try {
    refuseSchemaIssues([{ type: 'prices', path, file }], files)
    return ''
  } catch (reason) {
    return (reason as Error).message
  }
}

describe('the schema of a block (R-319)', () => {
  it('is taken as it should be', () => {
    expect(report((text) => text)).toBe('')
  })

  it('has the type of its folder', () => {
    expect(report((text) => text.replace('"prices"', '"costs"'))).toMatchInlineSnapshot(
      `"blocks/prices/schema.json:9:16  The type is "costs", but the folder is called "prices". Write "prices", or rename the folder."`,
    )
    expect(report((text) => text.replace('"const"', '"default"'))).toMatchInlineSnapshot(
      `"blocks/prices/schema.json:8:13  The property "type" needs "const": "prices", the name of the folder."`,
    )
    expect(report((text) => text.replace('"type"\n  ]', '"items"\n  ]'))).toMatchInlineSnapshot(
      `"blocks/prices/schema.json:4:15  The property "type" must be in "required"."`,
    )
  })

  it('has a title of its own', () => {
    const others = { 'blocks/costs/schema.json': { title: 'PricesBlock' } }
    expect(report((text) => text, others)).toMatchInlineSnapshot(
      `"blocks/prices/schema.json:2:12  The title "PricesBlock" is also that of blocks/costs/schema.json. Give each schema a unique title."`,
    )
  })

  it('has a group that the catalogue has, or no group', () => {
    const write = (group: string) => (text: string) =>
      text.replace('"type": "object"', `"group": "${group}", "type": "object"`)
    expect(report(write('figures'))).toBe('')
    expect(report(write('figure'))).toMatchInlineSnapshot(
      `"blocks/prices/schema.json:3:12  There is no group "figure" in the catalogue. Did you mean "figures"?"`,
    )
    expect(report(write('toString'))).toMatchInlineSnapshot(
      `"blocks/prices/schema.json:3:12  There is no group "toString" in the catalogue. Choose one of "opening", "text", "media", "figures", "lists", "interaction", "layout"."`,
    )
  })

  it('has keywords that exist', () => {
    expect(report((text) => text.replace('minItems', 'minItmes'))).toMatchInlineSnapshot(
      `"blocks/prices/schema.json:16:7  "minItmes" is not a schema keyword. Did you mean "minItems"?"`,
    )
    expect(report((text) => text.replace('"definitions"', '"footnote"'))).toMatchInlineSnapshot(`
      "blocks/prices/schema.json:22:3  "footnote" is not a schema keyword. The properties of a block belong in "properties".
      blocks/prices/schema.json:18:17  There is no definition "price" in blocks/prices/schema.json."
    `)
  })

  it('refers to definitions and files that exist', () => {
    expect(report((text) => text.replace('richText', 'richTextx'))).toMatchInlineSnapshot(
      `"blocks/prices/schema.json:12:15  There is no definition "richTextx" in schemas/definitions.schema.json. Did you mean "richText"?"`,
    )
    expect(
      report((text) => text.replace('definitions.schema', 'defintions.schema')),
    ).toMatchInlineSnapshot(
      `"blocks/prices/schema.json:12:15  There is no schema "../../schemas/defintions.schema.json#/definitions/richText". Did you mean "schemas/definitions.schema.json"?"`,
    )
    expect(
      report((text) => text.replace('#/definitions/price', '#/definitions/prices')),
    ).toMatchInlineSnapshot(
      `"blocks/prices/schema.json:18:17  There is no definition "prices" in blocks/prices/schema.json. Did you mean "price"?"`,
    )
  })

  it('reports all its problems at once', () => {
    const text = report((right) =>
      right.replace('minItems', 'minItmes').replace('richText', 'rich'),
    )
    expect(text.split('\n')).toHaveLength(2)
  })
})

describe('the keywords', () => {
  /** Keywords that the engine adds to schemas, or that other versions of JSON Schema use. */
  const OTHERS = [
    '$async',
    '$defs',
    '$vocabulary',
    'block',
    'contentSchema',
    'id',
    'nullable',
    'plainWords',
    'words',
  ]

  it('are those of the compiler', () => {
    const known = Object.keys(createCompiler({}).RULES.keywords)
    expect([...KEYWORDS, ...OTHERS].sort()).toEqual(known.sort())
  })
})
