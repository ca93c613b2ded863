import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeJson } from '../../../../../engine/node/edit/drafts/change-json'
import { mergeJson } from '../../../../../engine/node/edit/drafts/merge-json'
import { pickSize } from '../../../../support/run-length'

const SIZE = { numRuns: pickSize({ short: 2_000, long: 100_000 }) }

describe('merging two versions of a JSON value', () => {
  const base: { title: string; blocks: Record<string, unknown>[] } = {
    title: 'A',
    blocks: [
      { type: 'hero', title: 'One' },
      { type: 'cards', items: ['a', 'b', 'c'] },
      { type: 'cta', title: 'Three' },
    ],
  }
  const edit = (change: (page: typeof base) => void) => {
    const page = structuredClone(base)
    change(page)
    return page
  }

  it('keeps changes of different properties, also in one object', () => {
    const mine = edit((page) => Object.assign(page.blocks[0] ?? {}, { title: 'Mine' }))
    const theirs = edit((page) => Object.assign(page.blocks[0] ?? {}, { text: 'Theirs' }))
    const { value, conflicts } = mergeJson(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(value).toEqual({
      ...base,
      blocks: [{ type: 'hero', title: 'Mine', text: 'Theirs' }, ...base.blocks.slice(1)],
    })
  })

  it('follows an item that the other side moves by adding one before it', () => {
    const mine = edit((page) => Object.assign(page.blocks[2] ?? {}, { title: 'Mine' }))
    const theirs = edit((page) => page.blocks.unshift({ type: 'near-pages' }))
    const { value, conflicts } = mergeJson(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect((value as typeof base).blocks.map(({ type, title }) => title ?? type)).toEqual([
      ...['near-pages', 'One', 'cards', 'Mine'],
    ])
  })

  it('keeps items that both sides insert at the same place', () => {
    const { value, conflicts } = mergeJson(['a', 'b'], ['a', 'mine', 'b'], ['a', 'theirs', 'b'])
    expect(conflicts).toEqual([])
    expect(value).toEqual(['a', 'theirs', 'mine', 'b'])
  })

  it('reports values that both sides change', () => {
    const mine = edit((page) => Object.assign(page.blocks[2] ?? {}, { title: 'Mine' }))
    const theirs = edit((page) => {
      page.blocks.shift()
      Object.assign(page.blocks[1] ?? {}, { title: 'Theirs' })
    })
    const { value, conflicts } = mergeJson(base, mine, theirs)
    expect((value as typeof base).blocks).toEqual([
      { type: 'cards', items: ['a', 'b', 'c'] },
      { type: 'cta', title: 'Mine' },
    ])
    expect(conflicts).toEqual([{ pointer: '/blocks/1/title', theirs: 'Theirs' }])
  })

  it('reports a value that one side removes and the other changes', () => {
    const { value, conflicts } = mergeJson({ a: [1], b: 1 }, { b: 1 }, { a: [2], b: 1 })
    expect(value).toEqual({ b: 1 })
    expect(conflicts).toEqual([{ pointer: '/a', theirs: [2] }])
  })
})

const names = fc.constantFrom('a', 'b', 'a/b', '~', 'é', '__proto__')
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom('x', 'y', 1, true, null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(names, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}))
const documents = fc.dictionary(names, values, { noNullPrototype: true })
const changes = fc.array(fc.record({ at: fc.nat(), kind: fc.nat(3), name: names }), {
  maxLength: 4,
})

/** Changes a value at random places. Each new text occurs once. */
function change(
  value: unknown,
  list: { at: number; kind: number; name: string }[],
  side: string,
): unknown {
  const root = { value: structuredClone(value) }
  for (const [index, { at, kind, name }] of list.entries()) {
    const text = `${side}${index}`
    const places = listPlaces(root)
    const { parent, key } = places[at % places.length] ?? { parent: root, key: 'value' }
    const here = (parent as Record<string, unknown>)[key]
    if (Array.isArray(here) && kind < 2) here.splice(at % (here.length + 1), kind, text)
    else if (typeof here === 'object' && here !== null && kind < 2) define(here, name, text)
    else if (kind === 3 && parent !== root) remove(parent, key)
    else if (parent !== root) define(parent, key, text)
  }
  return root.value
}

function define(parent: object, key: string, value: unknown): void {
  Object.defineProperty(parent, key, {
    ...{ value, enumerable: true, configurable: true, writable: true },
  })
}

function remove(parent: object, key: string): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete (parent as Record<string, unknown>)[key]
}

function listPlaces(parent: object): { parent: object; key: string }[] {
  return Object.entries(parent).flatMap(([key, value]) => [
    { parent, key },
    ...(typeof value === 'object' && value !== null ? listPlaces(value) : []),
  ])
}

const textsOf = (value: unknown, side: string) =>
  JSON.stringify(value ?? null).match(new RegExp(`"${side}\\d"`, 'g')) ?? []

describe('a merge', () => {
  it('of one changed version is that version', () => {
    fc.assert(
      fc.property(documents, changes, (base, list) => {
        const changed = change(base, list, 'm')
        expect(mergeJson(base, changed, base)).toEqual({ value: changed, conflicts: [] })
        expect(mergeJson(base, base, changed)).toEqual({ value: changed, conflicts: [] })
        expect(mergeJson(base, changed, changed)).toEqual({ value: changed, conflicts: [] })
      }),
      SIZE,
    )
  })

  it('loses no text of either side', () => {
    fc.assert(
      fc.property(documents, changes, changes, (base, ofMine, ofTheirs) => {
        const mine = change(base, ofMine, 'm')
        const theirs = change(base, ofTheirs, 't')
        const { value, conflicts } = mergeJson(base, mine, theirs)
        const kept = [value, conflicts.map((one) => one.theirs)].flatMap((one) => textsOf(one, 't'))
        expect(new Set(kept)).toEqual(new Set(textsOf(theirs, 't')))
        expect(textsOf(value, 'm').sort()).toEqual(textsOf(mine, 'm').sort())
      }),
      SIZE,
    )
  })

  it('is written into the text of a file', () => {
    fc.assert(
      fc.property(documents, changes, (before, list) => {
        const after = change(before, list, 'm')
        const text = `${JSON.stringify(before, null, 2)}\n`
        const changed = changeJson(text, after)
        expect(JSON.parse(changed)).toEqual(after)
        if (JSON.stringify(before) === JSON.stringify(after)) expect(changed).toBe(text)
      }),
      SIZE,
    )
  })
})
