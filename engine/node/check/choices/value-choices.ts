import { listFolders } from '../../../core/page/listing'
import { once } from '../../lib/files/once'
import { listCodeLanguages } from '../../lib/media/highlight'
import { listIcons, listIconWords } from '../../lib/media/icons'
import type { JsonSchema } from '../../schemas/json-schema'
import { listPeople, readVocabularies } from '../facts/context'
import { findMeaning } from '../facts/find-references'
import { listAudiences } from '../facts/variants'
import { listSelectable } from '../rules/empty-list'
import type { Choice } from './choice'
import type { SitePlace } from './find-place'
import { listPages, readText } from './link-choices'
import type { FileFacts } from './site-facts'

type Source = (facts: FileFacts, place: SitePlace) => Iterable<Choice>

const build = (value: string): Choice => ({ value })

const readIcons = once(() =>
  [...listIcons()].map((value) => ({ value, alsoCalled: listIconWords(value) })),
)
const readCodeLanguages = once(() => ['text', ...listCodeLanguages()].map(build))
const readCurrencies = once(() => {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((value) => ({ value, detail: names.of(value) }))
})

/** The meaning of a value → the names that the check accepts. Links are elsewhere. */
const BY_MEANING: Record<string, Source> = {
  asset: listAssets,
  file: listAssets,
  audience: ({ context }) =>
    listAudiences(context).map(({ id, name }) => ({ value: id, detail: name })),
  'code-language': readCodeLanguages,
  currency: listCurrencies,
  icon: readIcons,
  notice: ({ context }) => context.notices.map(build),
  person: ({ context }) =>
    listPeople(context).map(({ id, name }) => ({ value: id, detail: readText(name) })),
}

const BY_FORMAT: Record<string, Source> = {
  'language-tag': ({ site }) => ['en', ...site.tools.words.keys()].map(describeLanguage),
  'time-zone': () => Intl.supportedValuesOf('timeZone').map(build),
}

/** A pointer's end → the names for properties whose schema has no meaning. */
const BY_PLACE: [kind: string, pointer: RegExp, Source][] = [
  ['page', /^\/tags\/\d+$/, listTags],
  ['collection', /^\/page\/tags\/\d+$/, listTags],
  ['page', /^\/each\/tagsOf$/, listSections],
  ['cta', /^\/rules\/\d+\/path$/, listPatterns],
  ['settings', /^\/check\/ignore\/\d+\/rule$/, ({ context }) => context.warnings.map(build)],
  ['settings', /^\/check\/ignore\/\d+\/file$/, listFiles],
]

/** The names that may be written as a value. Undefined if any value is possible. */
export function listNamedValues(place: SitePlace, facts: FileFacts): Iterable<Choice> | undefined {
  const { schema = {}, pointer } = place
  const { meaning, format, vocabulary } = schema
  if (vocabulary !== undefined) return listWords(vocabulary as string | string[], facts)
  const ofPlace = BY_PLACE.find(([kind, end]) => kind === facts.kind && end.test(pointer))?.[2]
  const source = BY_MEANING[String(meaning)] ?? BY_FORMAT[String(format)] ?? ofPlace
  return (source ?? findQuerySource(place))?.(facts, place)
}

function* listAssets({ context }: FileFacts, { schema }: SitePlace): Iterable<Choice> {
  const isFit = createPatternTest(schema)
  for (const path of context.assets.keys()) if (isFit(path)) yield { value: path }
}

/** Returns `true` for a value that the pattern of a schema accepts. */
export function createPatternTest({ pattern }: JsonSchema = {}): (value: string) => boolean {
  if (typeof pattern !== 'string') return () => true
  const regex = new RegExp(pattern, 'u')
  return (value) => regex.test(value)
}

/** The currencies that pages use, and then all others. */
function listCurrencies({ context }: FileFacts): Choice[] {
  const found = findMeaning([...context.whole.pages.values()], 'currency')
  const used = new Set<unknown>(found.map(({ value }) => value))
  const isUsed = ({ value }: Choice) => used.has(value)
  const all = readCurrencies()
  return [...all.filter(isUsed), ...all.filter((choice) => !isUsed(choice))]
}

function listWords(names: string | string[], { context }: FileFacts): Choice[] {
  const lists = readVocabularies(context)
  return [...new Set([names].flat().flatMap((name) => lists.get(name) ?? []))].map(build)
}

/** The folder, the tag and the pages in a query of pages. */
function findQuerySource({ path, parentSchemas }: SitePlace): Source | undefined {
  if (path.at(-2) === 'pages' && parentSchemas.at(-2)?.meaning === 'pages') {
    return ({ context }) => listPages(context)
  }
  if (parentSchemas.at(-1)?.meaning !== 'pages') return undefined
  if (path.at(-1) === 'from') return listSections
  return path.at(-1) === 'tag' ? listTags : undefined
}

/** The tags of pages; in a query, those of the pages in its folder. */
function listTags({ context }: FileFacts, { parents, parentSchemas }: SitePlace): Choice[] {
  const isQuery = parentSchemas.at(-1)?.meaning === 'pages'
  const { from = '/' } = (isQuery ? parents.at(-1) : {}) as { from?: string }
  const pages = listSelectable(context).filter(
    ({ route, isListed }) => !isQuery || (isListed && listFolders(route).includes(from)),
  )
  return [...new Set(pages.flatMap(({ tags }) => tags))].sort().map(build)
}

/** The folders whose pages a list can show. */
function listSections({ context }: FileFacts): Choice[] {
  const listed = listSelectable(context).filter(({ isListed }) => isListed)
  const folders = new Set(listed.flatMap(({ route }) => listFolders(route)))
  return [...folders].map((value) => ({ value, detail: titleOf(value, context) }))
}

function titleOf(route: string, { pages }: FileFacts['context']): string | undefined {
  return readText((pages.get(route)?.data as { title?: unknown } | undefined)?.title)
}

/** The patterns of paths for closing calls to action. */
function* listPatterns({ context }: FileFacts): Iterable<Choice> {
  yield { value: '*', detail: 'Every page' }
  const routes = [...context.pages.keys()]
  const folders = new Set(routes.flatMap(listFolders))
  for (const folder of folders) if (folder !== '/') yield { value: `${folder}/*` }
  yield* listPages(context)
}

function* listFiles({ site }: FileFacts): Iterable<Choice> {
  for (const { file } of site.listed.files) yield { value: file }
}

function describeLanguage(tag: string): Choice {
  return { value: tag, detail: new Intl.DisplayNames('en', { type: 'language' }).of(tag) }
}
