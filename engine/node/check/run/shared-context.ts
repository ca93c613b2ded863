import { basePathOf } from '../../../core/addresses/base'
import { decodePath, splitHref } from '../../../core/addresses/paths'
import { resolveTokens } from '../../../core/text/tokens'
import { readCollection } from '../../compose/collections'
import type { Issue } from '../../problems/problem'
import type { Schemas } from '../../schemas/schemas'
import { kindSchemaFile } from '../../schemas/schemas'
import { formatFaults } from '../../schemas/value-formats'
import { findWords } from '../../schemas/words'
import { isRecord } from '../../util/is-record'
import type { CheckedDocument, DocumentContext, WrittenRedirect } from '../facts/context'
import { CTA_FILE, MESSAGES_FILE, REDIRECTS_FILE, SETTINGS_FILE } from '../facts/context'
import { listEnglishWords } from '../facts/english-words'
import { listMainHeadings } from '../facts/main-headings'
import { rules } from '../rules'
import type { CheckTools } from './check-page'

/** What the files of the whole site tell every rule. */
export type SharedContext = Omit<DocumentContext, 'documents'>

export function buildSharedContext(
  documents: CheckedDocument[],
  issues: Issue[],
  { tools: { schemas, words }, messages }: { tools: CheckTools; messages: unknown },
): SharedContext {
  const shared = new Map(documents.map(({ file, data }) => [file, data]))
  const known = listEngineToasts(schemas)
  const written = listWrittenToasts(shared.get(MESSAGES_FILE))
  const language = findLanguage(shared.get(SETTINGS_FILE))
  return {
    shared,
    collections: documents.flatMap(({ kind, file, data }) =>
      kind === 'collection' && data !== undefined ? [readCollection(file, data)] : [],
    ),
    base: findBase(shared.get(SETTINGS_FILE)),
    language,
    tokens: collectTokens(shared.get(SETTINGS_FILE)),
    notices: [...new Set([...known, ...written])],
    ownToasts: written.filter((name) => !known.includes(name)),
    mainBlocks: listMainHeadings(schemas).map(({ type }) => type),
    englishWords: findWords(words, language) ? [] : listEnglishWords(schemas, messages),
    warnings: rules.flatMap(({ name, severity }) => (severity === 'warning' ? [name] : [])),
    isKnown: (file) =>
      shared.get(file) !== undefined || !issues.some((issue) => issue.file === file),
  }
}

/** The redirects, as far as they are well-formed. */
export function listRedirects({ shared }: SharedContext): WrittenRedirect[] {
  return listRules(shared.get(REDIRECTS_FILE)).flatMap(readRedirect)
}

/** The paths of the rules for closing calls to action. */
export function listCtas({ shared }: SharedContext): { path: string }[] {
  return listRules(shared.get(CTA_FILE)).map(({ path }) => ({ path: String(path) }))
}

function findBase(settings: unknown): string {
  const { url } = isRecord(settings) ? settings : {}
  const isAddress = typeof url === 'string' && formatFaults['site-address']?.(url) === undefined
  return isAddress ? basePathOf(url) : ''
}

/** A site whose settings cannot be read yet is taken for English. */
export function findLanguage(settings: unknown): string {
  const { language } = isRecord(settings) ? settings : {}
  return typeof language === 'string' ? language : 'en'
}

function listEngineToasts({ files }: Schemas): string[] {
  return Object.keys(files.get(kindSchemaFile('messages'))?.properties?.notices?.properties ?? {})
}

function listWrittenToasts(messages: unknown): string[] {
  return Object.keys(isRecord(messages) && isRecord(messages.notices) ? messages.notices : {})
}

function collectTokens(settings: unknown): Record<string, string> {
  const { tokens, brand } = isRecord(settings) ? settings : {}
  const own = Object.entries(isRecord(tokens) ? tokens : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const year = String(new Date().getFullYear())
  // As pages have them: `{year}` is replaced last, in what the other words bring too.
  const words = resolveTokens({ ...Object.fromEntries(own), brand: String(brand ?? '') }, { year })
  return { ...words, ...('year' in words ? {} : { year }) }
}

/** The `rules` of a file, with an empty object for each that is none, so that places stay. */
function listRules(data: unknown): Record<string, unknown>[] {
  const list = isRecord(data) && Array.isArray(data.rules) ? data.rules : []
  return list.map((rule: unknown) => (isRecord(rule) ? rule : {}))
}

function readRedirect(
  { from, to, alias }: Record<string, unknown>,
  index: number,
): WrittenRedirect[] {
  if (typeof from !== 'string' || typeof to !== 'string') return []
  const path = decodePath(splitHref(to).path)
  const isInside = path.startsWith('/') && !path.startsWith('//')
  return [
    {
      from: decodePath(from),
      to,
      path: isInside ? path : '',
      alias: alias === true,
      pointer: `/rules/${index}`,
    },
  ]
}
