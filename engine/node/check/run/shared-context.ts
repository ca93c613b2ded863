import { basePathOf } from '../../../core/addresses/base'
import { decodePath, splitHref } from '../../../core/addresses/paths'
import { resolveTokens } from '../../../core/text/tokens'
import { readCollection } from '../../compose/collections'
import type { Issue } from '../../problems/problem'
import type { Schemas } from '../../schemas/schemas'
import { kindSchemaFile } from '../../schemas/schemas'
import { formatFaults } from '../../schemas/value-formats'
import { findWords } from '../../schemas/words'
import { LOCALES_FOLDER } from '../../site/locale-files'
import type { WrittenLocale } from '../../site/locale-settings'
import { listLocales } from '../../site/locale-settings'
import { isRecord } from '../../util/is-record'
import type { CheckedDocument, DocumentContext, WrittenRedirect } from '../facts/context'
import { CTA_FILE, MESSAGES_FILE, REDIRECTS_FILE, SETTINGS_FILE } from '../facts/context'
import { listEnglishWords } from '../facts/english-words'
import { listMainHeadings } from '../facts/main-headings'
import { rules } from '../rules'
import type { CheckTools } from './check-page'
import { findLocale, viewDocuments, viewIssues } from './locale-views'

/** What the files of the whole site tell every rule. */
export interface SharedContext extends Omit<DocumentContext, 'documents'> {
  /** The same in the further languages of the site, by their paths. */
  byLocale: Map<string, SharedContext>
}

/** What the files of the language of a file tell. */
export function sharedOf(shared: SharedContext, file: string): SharedContext {
  return shared.byLocale.get(findLocale(shared.locales, file)) ?? shared
}

interface SharedOptions {
  tools: CheckTools
  /** What a file itself has written of the engine's words. */
  readMessages: (file: string) => unknown
}

export function buildSharedContext(
  documents: CheckedDocument[],
  issues: Issue[],
  { tools, readMessages }: SharedOptions,
): SharedContext {
  const own = buildContext(documents, issues, { tools, messages: readMessages(MESSAGES_FILE) })
  for (const locale of own.locales) {
    const { path } = locale
    const messages = readMessages(`${LOCALES_FOLDER}/${path}/${MESSAGES_FILE}`)
    const files = viewDocuments(documents, own.locales, locale)
    const told = viewIssues(issues, path)
    const context = buildContext(files, told, { tools, messages, locale })
    // A toast that a language does not have is the site's.
    const notices = [...new Set([...own.notices, ...context.notices])]
    own.englishWords.push(...context.englishWords)
    const { byLocale, locales } = own
    byLocale.set(path, { ...context, notices, byLocale, locales })
  }
  return own
}

interface ContextOptions {
  tools: CheckTools
  /** What the site itself has written of the engine's words. */
  messages: unknown
  /** The language that the files are in; the site's own by default. */
  locale?: WrittenLocale
}

function buildContext(
  documents: CheckedDocument[],
  issues: Issue[],
  { tools: { schemas, words }, messages, locale }: ContextOptions,
): SharedContext {
  const shared = new Map(documents.map(({ file, data }) => [file, data]))
  const known = listEngineToasts(schemas)
  const written = listWrittenToasts(shared.get(MESSAGES_FILE))
  const language = findLanguage(shared.get(SETTINGS_FILE))
  const hasLocales = locale !== undefined || listLocales(shared.get(SETTINGS_FILE)).length > 0
  return {
    shared,
    collections: documents.flatMap(({ kind, file, data }) =>
      kind === 'collection' && data !== undefined ? [readCollection(file, data)] : [],
    ),
    base: findBase(shared.get(SETTINGS_FILE)),
    language,
    locale: locale?.path ?? '',
    locales: listLocales(shared.get(SETTINGS_FILE)),
    byLocale: new Map(),
    tokens: collectTokens(shared.get(SETTINGS_FILE)),
    notices: [...new Set([...known, ...written])],
    ownToasts: written.filter((name) => !known.includes(name)),
    mainBlocks: listMainHeadings(schemas).map(({ type }) => type),
    englishWords: findWords(words, language)
      ? []
      : [
          {
            language,
            pointer: `${locale?.pointer ?? ''}/language`,
            file: locale ? `${LOCALES_FOLDER}/${locale.path}/${MESSAGES_FILE}` : MESSAGES_FILE,
            names: listEnglishWords(schemas, messages, hasLocales),
          },
        ],
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
