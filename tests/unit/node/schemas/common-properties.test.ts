import { describe, expect, it } from 'vitest'
import { addCommonProperties } from '../../../../engine/node/schemas/common-properties'

const block = {
  title: 'NoteBlock',
  type: 'object',
  required: ['type', 'text'],
  properties: {
    type: { const: 'note' },
    id: { type: 'string' },
    tone: { type: 'string', default: 'paper' },
    text: { title: 'Text', type: 'string', meaning: 'text' },
    size: { title: 'Size', type: 'integer', default: 3 },
  },
}

function findVariant(schema: ReturnType<typeof addCommonProperties>) {
  return schema.properties?.byAudience?.additionalProperties as Record<string, unknown>
}

describe('the properties of all blocks', () => {
  it('let every block vary in everything but its type, anchor and band', () => {
    expect(findVariant(addCommonProperties(block)).properties).toEqual({
      text: { title: 'Text', type: 'string', meaning: 'text' },
      size: { type: 'integer' },
    })
  })

  it('require nothing, so that what is omitted stays as it is', () => {
    expect(findVariant(addCommonProperties(block))).not.toHaveProperty('required')
  })

  it('are not added to a block that has nothing of its own to vary', () => {
    const bare = { ...block, properties: { type: { const: 'note' } } }
    expect(addCommonProperties(bare)).toEqual(bare)
  })
})
