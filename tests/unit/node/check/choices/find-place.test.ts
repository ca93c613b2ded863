import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from 'jsonc-parser'
import { parseTree } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { findPlace } from '../../../../../engine/node/check/choices/find-place'
import { projectRoot } from '../../../../../engine/node/lib/files/project-root'
import { loadSchemas } from '../../../../../engine/node/schemas/schemas'
import { openSchema } from '../../../../../engine/node/sources/compose/place-schema'

const schemas = loadSchemas(projectRoot)

/** The place at the cursor `|`, with the text that it covers. */
function find(written: string, kind = 'page') {
  const offset = written.indexOf('|')
  const text = written.replace('|', '')
  const place = findPlace(text, offset, openSchema(schemas, kind))
  return place && { ...place, covered: text.slice(place.start, place.end) }
}

const inBlock = (rest: string) => `{ "blocks": [{ "type": "cta", ${rest}`

describe('a place in a file', () => {
  it.each([
    ['"title": "We| ask" }] }', '/blocks/0/title', 'We ask', 'text'],
    ['"title": "|" }] }', '/blocks/0/title', '', 'text'],
    ['"title": | }] }', '/blocks/0/title', '', 'text'],
    ['"tone": mi|s }] }', '/blocks/0/tone', 'mis', undefined],
    ['"actions": [{ "href": "/a|" }] }] }', '/blocks/0/actions/0/href', '/a', 'href'],
    ['"actions": [{ "label": "A" "href": "/a|', '/blocks/0/actions/0/href', '/a', 'href'],
    ['"actions": [{ "href": "/a|\n}]', '/blocks/0/actions/0/href', '/a', 'href'],
    ['"actions": [{ "href": "/a|, "label": "B" }]', '/blocks/0/actions/0/href', '/a', 'href'],
    ['"actions": [{ "href": "/a |} ] }', '/blocks/0/actions/0/href', '/a ', 'href'],
    ['"title": "😀" "text": "A|"', '/blocks/0/text', 'A', 'rich-text'],
  ])('is a value with a schema: %s', (rest, pointer, covered, meaning) => {
    const place = find(inBlock(rest))
    expect(place).toMatchObject({ pointer, covered, isName: false })
    expect(place?.schema?.meaning).toBe(meaning)
  })

  it.each([
    ['"ti|tle": "A" }] }', '/blocks/0/title', 'title'],
    ['"ti|', '/blocks/0/ti', 'ti'],
    ['ti| }] }', '/blocks/0/', 'ti'],
    ['| }] }', '/blocks/0/', ''],
    ['"title": "A" "te|" }] }', '/blocks/0/te', 'te'],
    ['"title": "A"\n"te|\n }] }', '/blocks/0/te', 'te'],
  ])('is a name in an object: %s', (rest, pointer, covered) => {
    const place = find(inBlock(rest))
    expect(place).toMatchObject({ pointer, covered, isName: true })
    expect(place?.parentSchemas.at(-1)?.title).toBe('CtaBlock')
  })

  it('is nothing after a value', () => {
    expect(find(inBlock('"title": "A" | }] }'))).toBeUndefined()
    expect(find(inBlock('"title" | }] }'))).toBeUndefined()
  })

  it.each([
    ['collection', '{ "page": { "author": "|" } }', 'person'],
    ['collection', '{ "before": [{ "type": "cta", "title": "|" }] }', 'text'],
    ['fragment', '{ "content": { "type": "cta", "actions": [{ "href": "|" }] } }', 'href'],
    ['fragment', '{ "content": [{ "type": "cta", "text": "|" }] }', 'rich-text'],
    [
      'page',
      '{ "blocks": [{ "type": "cta", "byAudience": { "new": { "text": "|" } } }] }',
      'rich-text',
    ],
  ])('has the schema of what is filled in later: %s, %s', (kind, text, meaning) => {
    expect(find(text, kind)?.schema?.meaning).toBe(meaning)
  })

  it.each(schemas.blockTypes)('is found for every text in an example of %s', (type) => {
    const file = join(projectRoot, 'blocks', type, 'examples.json')
    const [{ block }] = JSON.parse(readFileSync(file, 'utf8'))
    const text = JSON.stringify({ blocks: [block] })
    const root = openSchema(schemas, 'page')
    const visit = (node: Node | undefined, pointer: string): void => {
      for (const [index, child] of node?.children?.entries() ?? []) {
        if (node?.type === 'array') visit(child, `${pointer}/${index}`)
        else visit(child.children?.[1], `${pointer}/${child.children?.[0]?.value}`)
      }
      if (node?.type !== 'string') return
      const { offset, length } = node
      const place = findPlace(text, offset + 1, root)
      expect(place).toMatchObject({ pointer, start: offset + 1, end: offset + length - 1 })
      expect(place?.schema, pointer).toBeDefined()
    }
    visit(parseTree(text), '')
  })
})
