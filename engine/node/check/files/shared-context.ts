import { basePathOf } from '../../../core/addresses/base'
import { decodePath } from '../../../core/addresses/paths'
import { isPattern } from '../../../core/addresses/redirect-pattern'
import { resolveTokens } from '../../../core/text/tokens'
import { isRecord } from '../../lib/files/is-record'
import type { Issue } from '../../lib/problems/problem'
import { isError } from '../../lib/problems/problem'
import { findOldAddressIssue } from '../../schemas/redirects/old-path'
import { findSignIssue } from '../../schemas/redirects/redirect-signs'
import type { Schemas } from '../../schemas/schemas'
import { kindSchemaFile } from '../../schemas/schemas'
import { formatChecks } from '../../schemas/value-formats'
import { readCollection } from '../../sources/compose/collections'
import { LOCALES_FOLDER } from '../../sources/files/locale-files'
import type { WrittenLocale } from '../../sources/files/locale-settings'
import { findLanguage, listLocales } from '../../sources/files/locale-settings'
import type { Clock } from '../../sources/time/clock'
import { yearOf } from '../../sources/time/read-time'
import type { BuildsByType } from '../facts/blocks'
import type {
  CheckedFile,
  DocumentContext,
  WrittenOutside,
  WrittenRedirect,
} from '../facts/context'
import { CTA_FILE, MESSAGES_FILE, REDIRECTS_FILE, SETTINGS_FILE } from '../facts/context'
import { listEnglishWords } from '../facts/english-words'
import { listMainHeadings } from '../facts/main-headings'
import { listDefaultTokens } from '../facts/used-tokens'
import { readOutside } from '../redirects/outside'
import { pathWithin } from '../redirects/walks'
import type { Rule } from '../rules/rule'
import type { Validator } from '../schema/validate'
import type { WordsByLanguage } from '../schema/words'
import { findWords } from '../schema/words'
import { findLocale, viewDocuments, viewIssues } from './locale-views'

/** The schemas and rules for checking sites. They depend on the project's blocks. */
export interface CheckTools {
  schemas: Schemas
  validator: Validator
  words: WordsByLanguage
  /** What the blocks contribute to the check and the build. */
  builds: BuildsByType
  /** Quire's rules and the blocks' rules. */
  rules: Rule[]
  /** If `true`, the project has custom blocks. */
  hasOwnBlocks: boolean
  /** The source code of the compiled validators, if they were compiled in order to be cached. */
  renderChecks?: () => string
}

/** The data from shared files that every rule can use. */
export interface SharedContext extends Omit<DocumentContext, 'documents'> {
  /** Base path of an additional language → the data from its shared files. */
  byLocale: Map<string, SharedContext>
}

/** The data from one language's files. */
export function sharedOf(shared: SharedContext, file: string): SharedContext {
  return shared.byLocale.get(findLocale(shared.locales, file)) ?? shared
}

interface SharedOptions {
  tools: CheckTools
  /** The engine's messages that a file overrides. */
  readMessages: (file: string) => unknown
  clock: Clock
}

export function buildSharedContext(
  documents: CheckedFile[],
  issues: Issue[],
  { tools, readMessages, clock }: SharedOptions,
): SharedContext {
  const own = buildContext(documents, issues, {
    ...{ tools, clock },
    messages: readMessages(MESSAGES_FILE),
  })
  const options = { tools, clock, siteLanguage: findLanguage(own.shared.get(SETTINGS_FILE)) }
  for (const locale of own.locales) {
    const { path } = locale
    const messages = readMessages(`${LOCALES_FOLDER}/${path}/${MESSAGES_FILE}`)
    const files = viewDocuments(documents, own.locales, locale)
    const viewed = viewIssues(issues, path)
    const context = buildContext(files, viewed, { ...options, messages, locale })
    // If a language lacks a toast, the default language's toast is used.
    const notices = [...new Set([...own.notices, ...context.notices])]
    own.englishWords.push(...context.englishWords)
    own.defaultTokens.push(...context.defaultTokens)
    const { byLocale, locales } = own
    byLocale.set(path, { ...context, notices, byLocale, locales })
  }
  return own
}

interface ContextOptions {
  tools: CheckTools
  clock: Clock
  /** The engine's messages that also appear in the site's own files. */
  messages: unknown
  /** The language of the files. Default: the default language. */
  locale?: WrittenLocale
  /** The default language, for the files of another. */
  siteLanguage?: string
}

function buildContext(
  documents: CheckedFile[],
  issues: Issue[],
  { tools: { schemas, words, rules }, clock, messages, locale, siteLanguage }: ContextOptions,
): SharedContext {
  const shared = new Map(documents.map(({ file, data }) => [file, data]))
  const incomplete = new Set(documents.flatMap((one) => (one.isIncomplete ? [one.file] : [])))
  const known = listEngineToasts(schemas)
  const written = listWrittenToasts(shared.get(MESSAGES_FILE))
  const language = findLanguage(shared.get(SETTINGS_FILE))
  const hasLocales = locale !== undefined || listLocales(shared.get(SETTINGS_FILE)).length > 0
  return {
    shared,
    clock,
    collections: documents.flatMap(({ kind, file, data }) =>
      kind === 'collection' && data !== undefined ? [readCollection(file, data)] : [],
    ),
    base: findBase(shared.get(SETTINGS_FILE)),
    language,
    locale: locale?.path ?? '',
    locales: listLocales(shared.get(SETTINGS_FILE)),
    byLocale: new Map(),
    tokens: collectTokens(shared.get(SETTINGS_FILE), clock),
    notices: [...new Set([...known, ...written])],
    ownToasts: written.filter((name) => !known.includes(name)),
    mainBlocks: listMainHeadings(schemas).map(({ type }) => type),
    englishWords: [
      {
        language,
        pointer: `${locale?.pointer ?? ''}/language`,
        file: locale ? `${LOCALES_FOLDER}/${locale.path}/${MESSAGES_FILE}` : MESSAGES_FILE,
        names: listEnglishWords(schemas, {
          ...{ messages, hasLocales, words: findWords(words, language) },
          countsOwn: isTranslation(language, siteLanguage),
        }),
      },
    ],
    defaultTokens: messages === undefined ? listDefaultTokens(schemas) : [],
    warnings: rules.flatMap((rule) => (isError(rule) ? [] : [rule.name])),
    isKnown: (file) =>
      shared.get(file) === undefined
        ? !issues.some((issue) => issue.file === file)
        : !incomplete.has(file),
  }
}

/** Returns `true` for another language than that of the site. `de-AT` is the same as `de`. */
function isTranslation(language: string, siteLanguage = language): boolean {
  const [own, other] = [language, siteLanguage].map((tag) => tag.toLowerCase().split('-')[0])
  return own !== other
}

/** The redirects. Invalid entries are skipped. */
export function listRedirects({ shared, tokens }: SharedContext): WrittenRedirect[] {
  return listRules(shared.get(REDIRECTS_FILE)).flatMap((rule, index) => {
    const { from } = rule
    // Malformed patterns are reported elsewhere. They would match unintended paths here.
    if (typeof from !== 'string' || findSignIssue(from) !== undefined) return []
    const read = readRedirect(rule, { pointer: `/rules/${index}`, tokens })
    return read.map((one) => ({ ...one, from: decodePath(from), isPattern: isPattern(from) }))
  })
}

/** The redirects from outside the site. Invalid entries are skipped. */
export function listOutside({ shared, tokens, base }: SharedContext): WrittenOutside {
  const rules = listRules(shared.get(REDIRECTS_FILE), 'outside').flatMap((rule, index) =>
    findOldAddressIssue(String(rule.from)) === undefined
      ? readRedirect(rule, { pointer: `/outside/${index}`, tokens })
      : [],
  )
  const { url } = Object(shared.get(SETTINGS_FILE)) as { url?: unknown }
  return readOutside(rules, { base, host: /^https?:\/\/[^/]*/.exec(String(url))?.[0] ?? '' })
}

/** The paths in the rules for closing calls to action. */
export function listCtas({ shared }: SharedContext): { path: string }[] {
  return listRules(shared.get(CTA_FILE)).map(({ path }) => ({ path: String(path) }))
}

function findBase(settings: unknown): string {
  const { url } = isRecord(settings) ? settings : {}
  const isAddress = typeof url === 'string' && formatChecks['site-address']?.(url) === undefined
  return isAddress ? basePathOf(url) : ''
}

function listEngineToasts({ files }: Schemas): string[] {
  return Object.keys(files.get(kindSchemaFile('messages'))?.properties?.notices?.properties ?? {})
}

function listWrittenToasts(messages: unknown): string[] {
  return Object.keys(isRecord(messages) && isRecord(messages.notices) ? messages.notices : {})
}

/** The tokens in the settings. Invalid entries are skipped. */
export function collectTokens(settings: unknown, { now, zone }: Clock): Record<string, string> {
  const { tokens, brand } = isRecord(settings) ? settings : {}
  const own = Object.entries(isRecord(tokens) ? tokens : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const year = String(yearOf(now, zone))
  // The order is the same as on pages: `{year}` is replaced last, also in the values of other
  // tokens.
  const words = resolveTokens({ ...Object.fromEntries(own), brand: String(brand ?? '') }, { year })
  return { ...words, ...('year' in words ? {} : { year }) }
}

/** A list in a file. Invalid entries become empty objects, so that pointers do not change. */
function listRules(data: unknown, name = 'rules'): Record<string, unknown>[] {
  const list = isRecord(data) && Array.isArray(data[name]) ? data[name] : []
  return list.map((rule: unknown) => (isRecord(rule) ? rule : {}))
}

function readRedirect(
  { from, to, alias, status }: Record<string, unknown>,
  { pointer, tokens }: { pointer: string; tokens: Record<string, string> },
): WrittenRedirect[] {
  if (typeof from !== 'string' || typeof to !== 'string') return []
  const target = resolveTokens(to, tokens)
  return [
    {
      from,
      isPattern: false,
      to,
      target,
      path: pathWithin(target),
      alias: alias === true,
      status,
      pointer,
    },
  ]
}
