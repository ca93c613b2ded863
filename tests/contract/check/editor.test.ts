import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import { buildEditorSettings } from '../../../engine/node/edit/new/editor-settings'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import type { JsonSchema } from '../../../engine/node/schemas/json-schema'
import { blockSchemaFile, loadSchemas } from '../../../engine/node/schemas/schemas'
import { createEditor } from '../../support/guides/editor'
import { loadExamples } from '../../support/sites/examples-site'

const schemas = loadSchemas(projectRoot)
const examples = loadExamples()
const editor = createEditor('page')
const page = (block: string) => `{ "title": "T", "description": "D.", "blocks": [${block}] }`
const fieldsOf = (type: string): Record<string, JsonSchema> =>
  schemas.files.get(blockSchemaFile(type))?.properties ?? {}
const describeBlock = (type: string) => schemas.files.get(blockSchemaFile(type))?.description ?? ''

describe('an editor that knows the schema of a page (R-275, R-341)', () => {
  it.each([
    '{ "type": | }',
    '{ "type": "|" }',
  ])('offers every block type with its description at %s', async (block) => {
    const offers = await editor.complete(page(block))
    expect(offers.map(({ label }) => label).sort()).toEqual(schemas.blockTypes)
    for (const { label, documentation } of offers) expect(documentation).toBe(describeBlock(label))
  })

  it('offers of a block without its type the type, to use shared content, or its times', async () => {
    const offers = await editor.complete(page('{ | }'))
    expect(offers.map(({ label }) => label).sort()).toEqual([
      ...['draft', 'expireAt', 'publishAt'],
      ...['type', 'use', 'with'],
    ])
  })

  it('offers every block as a whole, from its first example', async () => {
    const offers = await editor.complete(page('|'))
    expect(offers.map(({ label }) => label).sort()).toEqual(schemas.blockTypes)
    for (const { label, documentation, text } of offers) {
      expect(documentation).toContain(describeBlock(label))
      const written = text.replaceAll(/\\([\\$}])/g, '$1')
      expect(JSON.parse(written)).toEqual(examples.get(label)?.[0]?.block)
    }
  })

  it.each(
    schemas.blockTypes,
  )('offers the fields of "%s", each with a description', async (type) => {
    const offers = await editor.complete(page(`{ "type": "${type}", | }`))
    const fields = Object.keys(fieldsOf(type)).filter((name) => name !== 'type')
    const names = offers.map(({ label }) => label).filter((name) => name !== 'byAudience')
    expect(names.sort()).toEqual(fields.sort())
    for (const { documentation } of offers) expect(documentation).toMatch(/\./)
  })

  it('omits the fields that are there', async () => {
    const offers = await editor.complete(page('{ "type": "cta", "title": "A", | }'))
    const names = offers.map(({ label }) => label)
    expect(names).toContain('actions')
    expect(names).not.toContain('title')
  })

  it('offers the values of a list of choices, and the fields of what is within a block', async () => {
    const tones = await editor.complete(page('{ "type": "cta", "tone": | }'))
    expect(tones.map(({ label }) => label)).toEqual(['paper', 'mist', 'ink', 'action'])
    const fields = await editor.complete(page('{ "type": "cta", "actions": [{ | }] }'))
    expect(fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['label', 'href', 'toast']),
    )
    const inner = await editor.complete(page('{ "type": "hero", "aside": { "type": "stats", | } }'))
    expect(inner.map(({ label }) => label)).toContain('items')
    expect(inner.map(({ label }) => label)).not.toContain('actions')
  })

  it('says what a block type and a field are where the mouse rests on them', async () => {
    expect(await editor.hover(page('{ "type": "c|ta" }'))).toContain(describeBlock('cta'))
    expect(await editor.hover(page('{ "type": "cta", "act|ions": [] }'))).toContain(
      'Up to three calls to action',
    )
    expect(await editor.hover(page('{ "type": "cta", "tone": "mi|st" }'))).toContain(
      'slightly tinted',
    )
  })

  it.each([
    ['{ "type": "cta", "title": "A", "acions": [] }', ['"acions"']],
    ['{ "type": "ctaa", "title": "A" }', ['"ctaa"']],
    ['{ "type": "cta", "title": 5 }', ['5']],
    ['{ "type": "cta", "title": "A", "tone": "red" }', ['"red"']],
    ['{ "type": "cta", "title": "A", "actions": [{ "label": "A", "hrf": "/" }] }', ['"hrf"']],
    ['{ "type": "hero", "title": "A", "aside": { "type": "statss" } }', ['"statss"']],
    ['{ "type": "hero", "title": "A", "aside": { "type": "badges", "items": "B" } }', ['"B"']],
  ])('underlines in %s only what is wrong: %j', async (block, expected) => {
    const issues = await editor.validate(page(block))
    expect(issues.map(([part]) => part)).toEqual(expected)
  })

  it('takes a Markdown file where a text of the block may be one, in place of its sections', async () => {
    const issues = async (rest: string) =>
      (await editor.validate(page(`{ "type": "prose"${rest} }`))).map(([, message]) => message)
    expect(await issues(', "text": { "file": "story.md" }')).toEqual([])
    expect(await issues(', "text": "An introduction."')).toEqual(['Missing property "sections".'])
    expect(await issues('')).toEqual(['Missing property "sections".'])
    expect(await issues(', "text": { "file": "story.txt" }')).toHaveLength(1)
    expect(await issues(', "text": { "fil": "story.md" }')).not.toEqual([])
    expect(await issues(', "text": 5, "sections": [{ "content": [{ "text": "A" }] }]')).toEqual([
      'Incorrect type. Expected "string".',
    ])
    const offers = await editor.complete(page('{ "type": "prose", "text": | }'))
    expect(offers.map(({ label }) => label)).toContain('a Markdown file')
    const names = await editor.complete(page('{ "type": "prose", "text": { | } }'))
    expect(names.map(({ label }) => label)).toContain('file')
    expect(
      await issues(', "text": { "use": "rye" }, "sections": [{ "content": [] }]'),
    ).toHaveLength(1)
    expect(await editor.hover(page('{ "type": "prose", "te|xt": "A" }'))).toContain('Markdown file')
  })

  it('says once what a block lacks', async () => {
    const messages = async (block: string) =>
      (await editor.validate(page(block))).map(([, message]) => message)
    expect(await messages('{ "title": "A" }')).toEqual(['Missing property "type".'])
    expect(await messages('{ "type": "cta" }')).toEqual(['Missing property "title".'])
  })
})

describe('the settings for VS Code', () => {
  const settings = JSON.parse(readFileSync(join(projectRoot, '.vscode/settings.json'), 'utf8'))
  const entries: { fileMatch: string[]; url: string }[] = settings['json.schemas']

  const listFiles = (folder: string) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.json') && !/^(assets|data)\//.test(file))
      .map((file) => ({ folder, file }))
  const bakery = listFiles('examples/bakery')
  const places = [
    ...bakery.map((one) => ({ ...one, at: one.folder })),
    ...bakery.map((one) => ({ ...one, at: 'site' })),
    // The folder of the authors' guide.
    ...bakery.map((one) => ({ ...one, at: 'my-site' })),
  ]

  it('are those of a new project, for the sites of this one', () => {
    const sites = ['site', 'my-site', 'examples/*']
    expect(settings).toEqual(buildEditorSettings(sites, './schemas/generated'))
  })

  /** Messages about files without their own `$schema`, and the schemas that the editor loads. */
  async function validate({ folder, file, at }: Record<'folder' | 'file' | 'at', string>) {
    const asked: string[] = []
    const service = getLanguageService({
      schemaRequestService: async (uri) => {
        asked.push(uri.replace('test:schemas/generated/', ''))
        return readFileSync(join(projectRoot, uri.replace('test:', '')), 'utf8')
      },
    })
    const list = entries.map(({ fileMatch, url }) => ({
      fileMatch,
      uri: url.replace('./', 'test:'),
    }))
    service.configure({ validate: true, schemas: list })
    const written = readFileSync(join(projectRoot, folder, file), 'utf8')
    const text = written.replace(/"\$schema": "[^"]*",?/, '')
    const uri = pathToFileURL(join(projectRoot, at, file)).href
    const document = TextDocument.create(uri, 'json', 1, text)
    const found = await service.doValidation(document, service.parseJSONDocument(document))
    return { asked, messages: found.map(({ message }) => message) }
  }

  it.each(places)('give $at/$file its schema, which finds no error in it', async (place) => {
    const asked = [`${kindOf(place.file)}.schema.json`]
    expect(await validate(place)).toEqual({ asked, messages: [] })
  })

  it('give each kind of file its schema', async () => {
    const files = listFiles('examples/news').map((one) => ({ ...one, at: one.folder }))
    const kinds = new Map(files.map((one) => [`${dirname(one.file)} ${kindOf(one.file)}`, one]))
    expect(kinds.size).toBeGreaterThan(20)
    for (const one of kinds.values()) {
      const { asked } = await validate(one)
      expect(asked, one.file).toEqual([`${kindOf(one.file)}.schema.json`])
    }
  })
})

/** The kind of a file, according to the tables in the authors' guide. */
function kindOf(file: string): string {
  if (file.endsWith('/_collection.json')) return 'collection'
  if (file.startsWith('pages/')) return 'page'
  return file.startsWith('shared/') ? 'fragment' : basename(file, '.json')
}
