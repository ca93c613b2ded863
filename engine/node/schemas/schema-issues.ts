/** Errors in the schemas of blocks, which a validator would report without their files. */
import { readFileSync } from 'node:fs'
import { parseUrl } from '../../core/addresses/parse-url'
import { createLocator, escapePointer } from '../lib/json/text-place'
import { findNearest, renderSuggestion } from '../lib/problems/nearest'
import type { Issue } from '../lib/problems/problem'
import { BLOCK_GROUPS } from './block-groups'
import type { JsonSchema } from './json-schema'
import { KEYWORDS, listInnerSchemas } from './keywords'

type SchemaIssue = Pick<Issue, 'pointer' | 'at' | 'message'>

type SchemaFiles = ReadonlyMap<string, JsonSchema>

interface WrittenSchema {
  /** The name of the block's folder. */
  type: string
  /** Its path in the project: `blocks/TYPE/schema.json`. */
  path: string
  /** The path on disk. */
  file: string
}

/** @throws when a schema has errors, with all errors and their locations. */
export function refuseSchemaIssues(written: WrittenSchema[], files: SchemaFiles): void {
  const messages = written.flatMap(({ type, path, file }) => {
    const issues = findSchemaIssues(files, path, type)
    if (issues.length === 0) return []
    const locate = createLocator(readFileSync(file, 'utf8'))
    return issues.map(({ pointer, at, message }) => {
      const { line, column } = locate(pointer, at)
      return `${path}:${line}:${column}  ${message}`
    })
  })
  if (messages.length > 0) throw new Error(messages.join('\n'))
}

/** The errors of the schema at a path of a block type. */
function findSchemaIssues(files: SchemaFiles, path: string, type: string): SchemaIssue[] {
  const schema = files.get(path) ?? {}
  return [
    ...findTypeIssues(schema, type),
    ...findTitleIssues(schema, path, files),
    ...findGroupIssues(schema),
    ...findInnerIssues(schema, '', { path, files }),
  ]
}

function findTypeIssues({ properties, required }: JsonSchema, type: string): SchemaIssue[] {
  const written = properties?.type?.const
  if (written === undefined) {
    const message = `The property "type" needs "const": "${type}", the name of the folder.`
    return [{ pointer: '/properties/type', message }]
  }
  if (written !== type) {
    const message = `The type is ${JSON.stringify(written)}, but the folder is called "${type}". Write "${type}", or rename the folder.`
    return [{ pointer: '/properties/type/const', message }]
  }
  if (required?.includes('type')) return []
  return [{ pointer: '/required', message: 'The property "type" must be in "required".' }]
}

/** The title becomes the name of a TypeScript type, which must be unique. */
function findTitleIssues({ title }: JsonSchema, path: string, files: SchemaFiles): SchemaIssue[] {
  if (title === undefined) return []
  const [first] = [...files].find((entry) => entry[1].title === title) ?? []
  if (first === undefined || first === path) return []
  const message = `The title "${title}" is also that of ${first}. Give each schema a unique title.`
  return [{ pointer: '/title', message }]
}

/** The group in the catalogue. Without one, a block is among those of the project. */
function findGroupIssues({ group }: JsonSchema): SchemaIssue[] {
  if (group === undefined || Object.hasOwn(BLOCK_GROUPS, String(group))) return []
  const sentence = `There is no group ${JSON.stringify(group)} in the catalogue.`
  const known = Object.keys(BLOCK_GROUPS)
  const all = `Choose one of ${known.map((name) => `"${name}"`).join(', ')}.`
  const hint = renderSuggestion(findNearest(String(group), known), all)
  return [{ pointer: '/group', message: `${sentence} ${hint}` }]
}

interface Within {
  path: string
  files: SchemaFiles
}

function findInnerIssues(schema: unknown, pointer: string, within: Within): SchemaIssue[] {
  if (typeof schema !== 'object' || schema === null) return []
  const unknown = Object.keys(schema).filter((keyword) => !KEYWORDS.has(keyword))
  const reference = findReferenceIssue(schema as JsonSchema, within)
  return [
    ...unknown.map((keyword) => reportKeyword(keyword, pointer)),
    ...(reference === undefined ? [] : [{ pointer: `${pointer}/$ref`, message: reference }]),
    ...listInnerSchemas(schema).flatMap(([names, inner]) =>
      findInnerIssues(inner, [pointer, ...names.map(escapePointer)].join('/'), within),
    ),
  ]
}

function reportKeyword(keyword: string, pointer: string): SchemaIssue {
  const elsewhere = 'The properties of a block belong in "properties".'
  const hint = renderSuggestion(findNearest(keyword, KEYWORDS), elsewhere)
  const message = `"${keyword}" is not a schema keyword. ${hint}`
  return { pointer: `${pointer}/${escapePointer(keyword)}`, at: 'key', message }
}

/** The error of a reference, which must point to a file or to one of its definitions. */
function findReferenceIssue({ $ref }: JsonSchema, { path, files }: Within): string | undefined {
  if (typeof $ref !== 'string') return undefined
  const url = parseUrl($ref, `file:///${path}`)
  if (!url) return `"${$ref}" is not the path of a schema.`
  const { pathname, hash } = url
  const target = pathname.slice(1)
  const found = files.get(target)
  if (!found) return reportUnknown(`There is no schema "${$ref}".`, target, [...files.keys()])
  if (hash === '') return undefined
  const name = hash.replace('#/definitions/', '')
  const names = Object.keys(found.definitions ?? {})
  return names.includes(name)
    ? undefined
    : reportUnknown(`There is no definition "${name}" in ${target}.`, name, names)
}

function reportUnknown(sentence: string, written: string, known: string[]): string {
  return [sentence, renderSuggestion(findNearest(written, known))].filter(Boolean).join(' ')
}
