import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../../../../engine/node/schemas/schemas'
import { bundleSchema, loadSchemas } from '../../../../engine/node/schemas/schemas'
import { projectRoot } from '../../../../engine/node/util/project-root'

const schemas = loadSchemas(projectRoot)

function bundle(files: Record<string, JsonSchema>, kind: string): JsonSchema {
  return bundleSchema({ files: new Map(Object.entries(files)), kinds: [], blockTypes: [] }, kind)
}

describe('bundled schemas', () => {
  it('exist for every kind of file, and for nothing else', () => {
    expect(schemas.kinds).toEqual(
      expect.arrayContaining(['page', 'settings', 'layout', 'redirects']),
    )
    expect(schemas.kinds).not.toContain('theme')
    expect(schemas.kinds).not.toContain('definitions')
  })

  it.each(schemas.kinds)('%s refers only to its own definitions', (kind) => {
    const { definitions = {}, ...root } = bundleSchema(schemas, kind)
    const text = JSON.stringify([root, definitions])
    for (const [, reference = ''] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
      const name = reference.replace(/^#\/definitions\//, '')
      expect(Object.keys(definitions)).toContain(name)
    }
  })

  it('have what has a default in place, where validators fill it in', () => {
    const files = {
      'schemas/a.schema.json': { properties: { b: { $ref: 'b.schema.json#/definitions/b' } } },
      'schemas/b.schema.json': { definitions: { b: { type: 'string', default: 'x' } } },
    }
    expect(bundle(files, 'a')).toEqual({
      properties: { b: { type: 'string', default: 'x' } },
      definitions: {},
    })
  })

  it('are refused when a reference leads nowhere', () => {
    expect(() =>
      bundle({ 'schemas/a.schema.json': { items: { $ref: 'b.schema.json' } } }, 'a'),
    ).toThrow('There is no schema schemas/b.schema.json.')
  })

  it('are refused when two definitions have one name', () => {
    const files = {
      'schemas/a.schema.json': {
        oneOf: [{ $ref: 'b.schema.json' }, { $ref: 'c.schema.json#/definitions/b' }],
      },
      'schemas/b.schema.json': { type: 'string' },
      'schemas/c.schema.json': { definitions: { b: { type: 'number' } } },
    }
    expect(() => bundle(files, 'a')).toThrow(
      'Both schemas/b.schema.json and schemas/c.schema.json#/definitions/b would be the definition b.',
    )
  })
})
