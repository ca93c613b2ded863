import { describe, expect, it } from 'vitest'
import { withAudiences } from '../../../../engine/node/schemas/audience-schema'

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

function findVariant(schema: ReturnType<typeof withAudiences>) {
  return schema.properties?.byAudience?.additionalProperties as Record<string, unknown>
}

describe('the schema of what differs by audience', () => {
  it('lets every block vary in everything but its type, anchor and band', () => {
    expect(findVariant(withAudiences(block)).properties).toEqual({
      text: { title: 'Text', type: 'string', meaning: 'text' },
      size: { type: 'integer' },
    })
  })

  it('requires nothing, so that what is left out stays as it is', () => {
    expect(findVariant(withAudiences(block))).not.toHaveProperty('required')
  })

  it('leaves a block alone that has nothing of its own to vary', () => {
    const bare = { ...block, properties: { type: { const: 'note' } } }
    expect(withAudiences(bare)).toBe(bare)
  })
})
