import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LOOK, listLooks, readLook } from '../../../../../engine/node/edit/new/look/looks'
import { projectRoot } from '../../../../../engine/node/lib/files/project-root'

const read = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'))

describe('the looks', () => {
  const validate = new Ajv({ strict: false, validateFormats: false })
    .addSchema(read('schemas/theme.schema.json'), 'file:/schemas/theme.schema.json')
    .compile({ ...read('looks/look.schema.json'), $id: 'file:/looks/look.schema.json' })

  it('are five, and one of them is the default', () => {
    expect(listLooks()).toEqual(['bold', 'plain', 'press', 'quiet', 'warm'])
    expect(listLooks()).toContain(DEFAULT_LOOK)
  })

  it.each(listLooks())('%s follows the schema', (name) => {
    validate(readLook(name))
    expect(validate.errors).toBeNull()
  })

  it('have no unknown property', () => {
    expect(validate({ ...readLook('plain'), colour: 'red' })).toBe(false)
    expect(validate({ ...readLook('plain'), theme: { cards: 'flat' } })).toBe(false)
  })

  it('differ from each other in at least three properties of their shape', () => {
    const shapes = listLooks().map((name) => {
      const { colors: _, dark, fonts, ...shape } = { fonts: {}, ...readLook(name).theme }
      return new Map(Object.entries(shape).map(([key, value]) => [key, JSON.stringify(value)]))
    })
    const countDifferent = (one: Map<string, string>, other: Map<string, string>) =>
      [...new Set([...one.keys(), ...other.keys()])].filter(
        (key) => one.get(key) !== other.get(key),
      ).length
    for (const one of shapes) {
      for (const other of shapes) {
        if (one !== other) expect(countDifferent(one, other)).toBeGreaterThan(2)
      }
    }
  })
})
