import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../../engine/node/lib/files/project-root'
import { buildEditorSchema } from '../../../../engine/node/schemas/generate/editor-schema'
import { buildTypes } from '../../../../engine/node/schemas/generate/generate'
import type { JsonSchema } from '../../../../engine/node/schemas/json-schema'
import { bundleSchema, followReference, loadSchemas } from '../../../../engine/node/schemas/schemas'

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

  it('keep what is written beside a reference: it takes precedence', () => {
    const files = {
      'schemas/a.schema.json': {
        properties: {
          b: { $ref: 'b.schema.json#/definitions/b', description: 'This b.' },
          c: { $ref: 'b.schema.json#/definitions/c', description: 'This c.' },
        },
      },
      'schemas/b.schema.json': {
        definitions: {
          b: { type: 'string', description: 'Any b.' },
          c: { type: 'string', description: 'Any c.', default: 'x' },
        },
      },
    }
    const bundled = bundle(files, 'a')
    expect(bundled).toEqual({
      properties: {
        b: { $ref: '#/definitions/b', description: 'This b.' },
        c: { type: 'string', description: 'This c.', default: 'x' },
      },
      definitions: { b: { type: 'string', description: 'Any b.' } },
    })
    const { properties = {}, definitions } = bundled
    expect(followReference(properties.b ?? {}, definitions)).toEqual({
      type: 'string',
      description: 'This b.',
    })
  })

  it('inform editors what a text is for and, after that, how it is written', () => {
    const { properties } = buildEditorSchema(
      {
        properties: {
          b: { $ref: '#/definitions/b', description: 'This b.' },
          c: { $ref: '#/definitions/c', description: 'This c.' },
        },
        definitions: {
          b: { type: 'string', description: 'Plain text.' },
          c: { type: 'object', description: 'Any c.' },
        },
      },
      new Map(),
    )
    expect(properties).toEqual({
      b: { $ref: '#/definitions/b', description: 'This b. Plain text.' },
      c: { $ref: '#/definitions/c', description: 'This c.' },
    })
  })

  it('are types with these descriptions, of one name each', async () => {
    const types = await buildTypes([
      [
        'a',
        {
          title: 'A',
          type: 'object',
          properties: {
            b: { $ref: '#/definitions/b', description: 'This b.' },
            c: { $ref: '#/definitions/b' },
          },
          definitions: { b: { title: 'B', type: 'string', description: 'Any b.' } },
        },
      ],
    ])
    expect(types).toContain('  /**\n   * This b.\n   */\n  b?: B\n  c?: B\n')
    expect(types).not.toMatch(/\bB\d/)
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
      'Both schemas/b.schema.json and schemas/c.schema.json#/definitions/b would define b.',
    )
  })
})
