import { describe, expect, it } from 'vitest'
import { buildSchemaIssues } from '../../../../../engine/node/check/schema/schema-issues'
import { createValidator } from '../../../../../engine/node/check/schema/validate'
import { fixText } from '../../../../../engine/node/edit/fix/fix-text'
import { renameProperties } from '../../../../../engine/node/edit/upgrade/renamed-properties'
import { Draft } from '../../../../../engine/node/edit/write/draft'
import type { JsonSchema } from '../../../../../engine/node/schemas/json-schema'

const PLACE = { line: 1, column: 1, length: 0 }

const room: JsonSchema = {
  title: 'Room',
  type: 'object',
  additionalProperties: false,
  required: ['label'],
  renamed: { name: 'label', colour: 'tone' },
  instead: { size: 'Rooms have no size: leave it out.' },
  properties: {
    label: { type: 'string' },
    tone: { type: 'string', default: 'paper' },
  },
}
const house: JsonSchema = {
  title: 'House',
  type: 'object',
  additionalProperties: false,
  renamed: { chambers: 'rooms', halls: 'salons' },
  properties: { $schema: { type: 'string' }, rooms: { type: 'array', items: room } },
}
const validator = createValidator({
  files: new Map([['schemas/house.schema.json', house]]),
  kinds: ['house'],
  blockTypes: [],
})

const open = (text: string) => {
  const file = { kind: 'house', file: 'house.json', path: 'house.json', before: text }
  return { ...file, data: JSON.parse(text) }
}

function report(text: string) {
  const { data, ...file } = open(text)
  const { errors } = validator.validate('house', data)
  const { resolveSchema } = validator
  return buildSchemaIssues(file, errors, { blockTypes: [], resolveSchema })
}

function upgrade(text: string) {
  const draft = new Draft(open(text))
  renameProperties(draft, validator)
  return draft
}

describe('a property that was renamed', () => {
  it('is answered with its successor, once', () => {
    expect(report('{ "rooms": [{ "name": "Hall" }] }')).toEqual([
      {
        file: 'house.json',
        rule: 'unknown-property',
        pointer: '/rooms/0/name',
        at: 'key',
        message: 'This entry of "rooms" has no property "name".',
        hint: 'Write "label", its name now.',
        fix: { from: 'name', to: 'label' },
      },
    ])
  })

  it('is not answered with a name that the schema does not have', () => {
    expect(report('{ "halls": [] }')[0]?.hint).toBe('Use one of its properties: $schema, rooms.')
  })

  it('gets its name by a fix, unless the object has that already', () => {
    const text = '{ "rooms": [{ "name": "Hall" }, { "label": "Hall", "name": "Hall" }] }'
    const reported = report(text).map((issue) => ({
      ...issue,
      severity: 'error' as const,
      ...PLACE,
    }))
    expect(fixText(text, reported).text).toBe(
      '{ "rooms": [{ "label": "Hall" }, { "label": "Hall", "name": "Hall" }] }',
    )
  })

  it('gets its name by an upgrade, and so do those within it', () => {
    const draft = upgrade('{\r\n "chambers" :\t[{"name":"Hall","colour":"ink"}]\r\n}')
    expect(draft.finish()?.after).toBe('{\r\n "rooms" :\t[{"label":"Hall","tone":"ink"}]\r\n}')
    expect(draft.listChanges('renamed-properties')).toEqual([
      { file: 'house.json', line: 2, column: 2, from: '"chambers"', to: '"rooms"' },
      { file: 'house.json', line: 2, column: 14, from: '"name"', to: '"label"' },
      { file: 'house.json', line: 2, column: 29, from: '"colour"', to: '"tone"' },
    ])
  })

  it('is left where the object has the new name, or where that stands for nothing', () => {
    const text = '{ "rooms": [{ "label": "Hall", "name": "Hall" }], "halls": [] }'
    expect(upgrade(text).finish()).toBeUndefined()
  })
})

it('a property that was removed is answered with what to do', () => {
  expect(report('{ "rooms": [{ "label": "Hall", "size": 2 }] }')[0]?.hint).toBe(
    'Rooms have no size: leave it out.',
  )
})

describe('a property that was renamed, in what pages share', () => {
  const page: JsonSchema = {
    title: 'Page',
    type: 'object',
    renamed: { heading: 'title' },
    additionalProperties: false,
    properties: { $schema: { type: 'string' }, title: {}, blocks: { type: 'array', items: room } },
  }
  const pages = createValidator({
    files: new Map([['schemas/page.schema.json', page]]),
    kinds: ['page'],
    blockTypes: [],
  })
  const upgradeShared = (kind: string, data: unknown) => {
    const before = JSON.stringify(data)
    const draft = new Draft({ kind, file: 'x.json', path: 'x.json', before, data })
    renameProperties(draft, pages)
    return JSON.parse(draft.finish()?.after ?? before)
  }

  it('gets its name in collections', () => {
    const written = {
      page: { heading: 'News' },
      before: [{ label: 'One' }],
      after: [{ label: 'Two' }, { name: 'Three' }],
    }
    expect(upgradeShared('collection', written)).toEqual({
      page: { title: 'News' },
      before: [{ label: 'One' }],
      after: [{ label: 'Two' }, { label: 'Three' }],
    })
  })

  it('gets its name in fragments', () => {
    expect(upgradeShared('fragment', { content: { name: 'Hall' } })).toEqual({
      content: { label: 'Hall' },
    })
    const list = { content: [{ use: 'other' }, { name: 'Hall' }] }
    expect(upgradeShared('fragment', list)).toEqual({
      content: [{ use: 'other' }, { label: 'Hall' }],
    })
    expect(upgradeShared('fragment', { content: 'name' })).toEqual({ content: 'name' })
  })
})
