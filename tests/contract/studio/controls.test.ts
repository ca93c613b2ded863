/** Every property of every schema has a field in the forms of the studio. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Control } from '../../../engine/core/editing/control'
import { describeControl } from '../../../engine/core/editing/control'
import { listFields } from '../../../engine/core/editing/form-fields'
import type { Definitions, FormSchema } from '../../../engine/core/editing/form-schema'
import { resolveSchema } from '../../../engine/core/editing/form-schema'
import { buildBlockFiles } from '../../../engine/node/edit/new/block-template'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { bundleSchema, loadSchemas } from '../../../engine/node/schemas/schemas'
import { makeScratchFolder } from '../../support/scratch-folder'

/** Words that a person without knowledge of JSON does not need to know. */
const TECHNICAL =
  /\b(?:true|false|null|JSON|BCP)\b|\.json\b|`|""|\[\]|\{\}|\b(?:arrays?|booleans?|enums?|objects?|pointers?|propert(?:y|ies)|schemas?(?!\.org)|slugs?|strings?|[Tt]okens?)\b/

/** Names of properties and files: `linkLabel`, `href`. */
const NAMES = /\b(?:href|src|[a-z]{2,}[A-Z]\w*)\b/

/** What a text may contain in spite of that, and why. */
const EXCEPTIONS: [text: string, reason: string][] = [
  ['JSON Feed', 'the format of feeds, which their readers have to know'],
  ['as JSON', 'the format of what is sent, which its receiver has to know'],
  ['the same token', 'what the receiver of a form has to recognise'],
  ['/news/feed.json', 'an address, which visitors see'],
  ['/:slug', 'an example of a name that the author chooses'],
  ['moreRemarks', 'an example of a name that the author chooses'],
  ['privacyText', 'a name that the receiver of a form sees'],
  ['privacyLanguage', 'a name that the receiver of a form sees'],
  ['pages/about.json', 'the value of the field: a file that the check names'],
  ['{ "tagsOf": "/news" }', 'pages from data are written in a text editor'],
  ['pages/branches/[id].json', 'pages from data are written in a text editor'],
  ['pages/de/about.json', 'languages are added in folders, not in the studio'],
  ['locales/de/layout.json', 'languages are added in folders, not in the studio'],
]

/** The places with a field for JSON. */
const JSON_FIELDS = ['fragment/content', 'fragment/parameters/*/default', 'page/each']

const project = makeScratchFolder()
for (const [path, content] of buildBlockFiles('guestbook', 'Entries of guests.')) {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), content)
}
const schemas = loadSchemas(projectRoot, project)

const openBundle = (kind: string): FormSchema => bundleSchema(schemas, kind) as FormSchema

interface Found {
  /** The labels of fields and choices, and the texts under fields. */
  texts: Set<string>
  /** The schemas of the properties that have a field. */
  properties: Set<FormSchema>
  /** The paths of fields for JSON. */
  json: string[]
}

/** Opens the forms of an object and of everything in it, each shape once. */
function openForms(schema: FormSchema, definitions: Definitions, path: string): Found {
  const found: Found = { texts: new Set(), properties: new Set(), json: [] }
  const opened = new Set<FormSchema>()
  const openObject = (object: FormSchema, at: string) => {
    const properties = resolveSchema(object, definitions).properties ?? {}
    const first = Object.values(properties)[0]
    if (!first || opened.has(first)) return
    opened.add(first)
    for (const field of listFields(object, { definitions })) {
      found.properties.add(field.schema)
      found.texts.add(field.label).add(field.description)
      openControl(field.control, `${at}/${field.name}`)
    }
  }
  const openControl = (control: Control, at: string): void => {
    if ('choices' in control) for (const { label } of control.choices) found.texts.add(label)
    if (control.kind === 'json') found.json.push(at)
    else if (control.kind === 'group') {
      openObject(control.schema, at)
      if (control.further) openItems(control.further.items, at)
    } else if (control.kind === 'kinds') {
      for (const { schema, value, label, description } of control.kinds) {
        found.texts.add(label).add(description)
        if (control.property !== undefined) openObject(schema, `${at}/${value}`)
        else {
          found.properties.add(schema)
          openControl(describeControl(schema, definitions), `${at}/${value}`)
        }
      }
    } else if ('items' in control) openItems(control.items, at)
  }
  const openItems = (items: FormSchema, at: string) => {
    if (opened.has(items)) return
    opened.add(items)
    openControl(describeControl(items, definitions), `${at}/*`)
  }
  openObject(schema, path)
  return found
}

/** The schemas of all properties, found without the form: each property that a value can have. */
function listProperties(schema: FormSchema, definitions: Definitions): Map<FormSchema, string> {
  const properties = new Map<FormSchema, string>()
  const visited = new Set<unknown>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || visited.has(node)) return
    visited.add(node)
    // The forms of other blocks are their own.
    const { $ref } = node as FormSchema
    if ($ref === '#/definitions/block') return
    if ($ref !== undefined) visit(definitions[$ref.replace('#/definitions/', '')])
    for (const [keyword, inner] of Object.entries(node)) {
      if (keyword === 'properties') {
        for (const [name, property] of Object.entries(inner)) {
          properties.set(property as FormSchema, name)
          visit(property)
        }
      } else if (['items', 'additionalProperties', 'inEditors'].includes(keyword)) visit(inner)
      else if (keyword === 'oneOf') Object.values(inner).forEach(visit)
    }
  }
  visit(schema)
  return properties
}

/** The properties without a field, but for those that no author changes. */
function listMissing(schema: FormSchema, definitions: Definitions, found: Found): string[] {
  const forms = new Set(found.properties)
  return [...listProperties(schema, definitions)]
    .filter(([property, name]) => name !== '$schema' && !forms.has(property))
    .filter(([{ const: only, enum: several }]) => only === undefined && several === undefined)
    .map(([, name]) => name)
}

function listTechnical({ texts }: Found): string[] {
  return [...texts].filter((text) => {
    const judged = EXCEPTIONS.reduce((rest, [part]) => rest.replace(part, ''), text)
    return TECHNICAL.test(judged) || NAMES.test(judged)
  })
}

const page = openBundle('page').definitions ?? {}
const blocks = schemas.blockTypes.map((type) => [type, page[`block-${type}`] ?? {}] as const)

describe.each(blocks)('the form of the block %s', (type, schema) => {
  const found = openForms(schema, page, type)

  it('has a field for every property', () => {
    expect(found.properties.size).toBeGreaterThan(1)
    expect(listMissing(schema, page, found)).toEqual([])
  })

  it('needs no JSON', () => expect(found.json).toEqual([]))

  it('has labels and descriptions without technical words', () => {
    expect(found.texts.size).toBeGreaterThan(1)
    expect(listTechnical(found)).toEqual([])
  })
})

it('the block of the project has a form', () => {
  expect(schemas.ownTypes).toEqual(['guestbook'])
})

describe('the forms of files', () => {
  const files = schemas.kinds.map((kind) => {
    const { definitions = {}, ...schema } = openBundle(kind)
    return { kind, schema, definitions, found: openForms(schema, definitions, kind) }
  })

  it.each(files)('have a field for every property: $kind', ({ schema, definitions, found }) => {
    expect(listMissing(schema, definitions, found)).toEqual([])
  })

  it.each(files)('have labels and descriptions without technical words: $kind', ({ found }) => {
    expect(listTechnical(found)).toEqual([])
  })

  it('need JSON only where any value is valid', () => {
    expect(files.flatMap(({ found }) => found.json).sort()).toEqual(JSON_FIELDS)
  })
})

it('a shape without a control of its own needs JSON', () => {
  const properties: Record<string, FormSchema> = {
    matrix: { type: 'array', items: { type: 'array', items: { type: 'boolean' } } },
    any: {},
    free: { type: 'object' },
  }
  const { json } = openForms({ type: 'object', properties }, {}, 'new')
  expect(json).toEqual(['new/matrix', 'new/any', 'new/free'])
})
