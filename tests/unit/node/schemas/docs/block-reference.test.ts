import { describe, expect, it } from 'vitest'
import { buildBlockReference } from '../../../../../engine/node/schemas/docs/block-reference'
import type { JsonSchema } from '../../../../../engine/node/schemas/json-schema'

const rule: JsonSchema = {
  type: 'object',
  discriminator: { propertyName: 'rule' },
  oneOf: [
    {
      properties: {
        rule: { const: 'long', description: 'The rule.' },
        least: { type: 'integer', description: 'How long.' },
      },
    },
  ],
}

function kindOf(type: string, properties: Record<string, JsonSchema>): JsonSchema {
  const rules = { type: 'array', items: rule, description: 'Its rules.' }
  return { properties: { type: { const: type }, ...properties, rules } }
}

const schemas = {
  files: new Map<string, JsonSchema>([
    ['blocks/plain/schema.json', { description: 'Plain.', properties: { type: {} } }],
    [
      'blocks/poll/schema.json',
      {
        description: 'A poll.',
        properties: {
          type: { const: 'poll' },
          fields: {
            type: 'array',
            description: 'The fields.',
            items: {
              discriminator: { propertyName: 'type' },
              oneOf: [
                kindOf('line', { hint: { type: 'string', description: 'A hint.' } }),
                kindOf('none', {}),
              ],
            },
          },
        },
      },
    ],
  ]),
  kinds: [],
  blockTypes: ['plain', 'poll'],
}

const line = { type: 'line', hint: 'x', rules: [{ rule: 'long', least: 2 }] }
const text = buildBlockReference(
  schemas,
  new Map([
    ['plain', [{ type: 'plain' }]],
    [
      'poll',
      [
        { type: 'poll', fields: [] },
        { type: 'poll', fields: [line] },
      ],
    ],
  ]),
  new Map([['plain', 'The block "plain": Nothing but itself.']]),
)

describe('the reference of blocks', () => {
  it('shows the picture of a block that has one', () => {
    expect(text).toContain(
      '<img src="pictures/blocks/plain.webp" width="450" alt="The block &quot;plain&quot;: Nothing but itself.">',
    )
    expect(text).not.toContain('poll.webp')
  })

  it('says so where a block has no property of its own', () => {
    expect(text).toContain('Plain.')
    expect(text).toContain(
      'It has only [the properties of every block](#properties-of-every-block).',
    )
  })

  it('has a table and an example for each kind of value', () => {
    const [, line = ''] = text.split('### poll: `fields` with the type `line`')
    expect(line).toContain('| `hint` | string |  | A hint. |')
    expect(line).toContain('"hint": "x"')
    const [, none = ''] = text.split('### poll: `fields` with the type `none`')
    expect(none).not.toContain('```')
  })

  it('describes once what is the same in several kinds', () => {
    expect(text.match(/### poll: `rules` with the rule `long`/g)).toHaveLength(1)
    expect(text.match(/\| `least` \| integer \|/g)).toHaveLength(1)
    expect(text).toContain('{\n  "rule": "long",\n  "least": 2\n}')
  })
})
