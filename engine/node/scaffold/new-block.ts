import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import type { JsonSchema } from '../schemas/schemas'
import { writeGenerated } from '../schemas/write-generated'
import { replaceFile } from '../util/replace-file'
import { buildBlockFiles, nameComponent } from './block-template'
import type { NewResult } from './new-page'

export interface NewBlock {
  /** The folder of the project. */
  root: string
  type: string
  description?: string
}

const TYPE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** With more, lines of its component would have to be broken. */
const LONGEST = 26
const REGISTRY = 'blocks/registry.ts'
const UNION = 'schemas/page.schema.json'
const GUIDE = 'docs/authors.md'

/** What a component is built of; it cannot have the name of one of its parts. */
const PARTS = ['Section', 'RichText', 'Registry']

/** Writes a block type that works at once: schema, component, styles, examples, registration. */
export async function writeNewBlock({ root, type, description }: NewBlock): Promise<NewResult> {
  const refusal = findRefusal(root, type)
  if (refusal !== undefined) return { refusal }
  const sentence = buildSentence(description ?? 'Short texts, one below the other')
  const added = buildBlockFiles(type, sentence)
  const change = (path: string, edit: (before: string) => string) => {
    const before = readFileSync(join(root, path), 'utf8')
    return [path, { before, after: edit(before) }] as const
  }
  const changed = new Map([
    change(REGISTRY, (text) => register(text, type)),
    change(UNION, (text) => addToUnion(text, type)),
    change(GUIDE, (text) => addToGuide(text, type, sentence)),
  ])
  for (const [path, content] of added) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content, { flag: 'wx' })
  }
  for (const [path, replacement] of changed) replaceFile(join(root, path), replacement)
  return { files: [...added.keys(), ...changed.keys(), ...(await writeGenerated(root))] }
}

function findRefusal(root: string, type: string): string | undefined {
  if (!TYPE.test(type) || type.length > LONGEST) {
    return `"${type}" is not a valid block name: use at most ${LONGEST} lower-case letters and digits, with hyphens between words, such as "price-list".`
  }
  const name = nameComponent(type)
  if (name in globalThis || PARTS.includes(name) || type in {}) {
    return `A block cannot be called "${type}": the name "${name}" is taken in its component.`
  }
  const taken = [`schemas/blocks/${type}.schema.json`, `blocks/${type}`].find((path) =>
    existsSync(join(root, path)),
  )
  return taken && `${taken} already exists.`
}

/** With a capital letter and a full stop. */
function buildSentence(text: string): string {
  const words = text.trim().replace(/\.$/, '')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** The registry with a line more, in the order of the names. */
function register(source: string, type: string): string {
  const name = nameComponent(type)
  const key = type.includes('-') ? `'${type}'` : type
  const load = `import('./${type}/${name}').then`
  const pick = `(module) => module.${name}`
  const entry = [
    `  ${key}: () => ${load}(${pick}),`,
    `  ${key}: () =>\n    ${load}(${pick}),`,
    `  ${key}: () =>\n    ${load}(\n      ${pick},\n    ),`,
  ].find(isNarrow)
  const known = [...source.matchAll(/^ {2}'?([a-z0-9-]+)'?: \(\) =>/gm)]
  const next = known.find((match) => (match[1] ?? '') > type)
  const offset = next?.index ?? source.indexOf('} satisfies')
  return `${source.slice(0, offset)}${entry}\n${source.slice(offset)}`
}

function isNarrow(code: string): boolean {
  return code.split('\n').every((line) => line.length <= 100)
}

/** The schema of a page with a block type more, in the order of the names. */
function addToUnion(source: string, type: string): string {
  const page = JSON.parse(source) as JsonSchema
  const options = page.definitions?.block?.oneOf ?? []
  const reference = { $ref: `blocks/${type}.schema.json` }
  const next = options.findIndex(({ $ref = '' }) => $ref > reference.$ref)
  const path = ['definitions', 'block', 'oneOf', next < 0 ? options.length : next]
  const edits = modify(source, path, reference, {
    isArrayInsertion: true,
    formattingOptions: { tabSize: 2, insertSpaces: true, eol: '\n' },
  })
  return applyEdits(source, edits)
}

/** The authors' guide with a row more in its table of block types. */
function addToGuide(source: string, type: string, description: string): string {
  const rows = [...source.matchAll(/^\| `([a-z0-9-]+)` \| .+ \|\n/gm)]
  const next = rows.find((match) => (match[1] ?? '') > type)
  const last = rows.at(-1)
  const offset = next?.index ?? (last ? last.index + last[0].length : source.length)
  const row = `| \`${type}\` | ${description} |\n`
  return source.slice(0, offset) + row + source.slice(offset)
}
