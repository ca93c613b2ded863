import type { FoundIssue } from '../../problems/problem'
import type { ListedSite } from '../../site/site-files'
import type { CheckContext, CheckedDocument, Findings, WholeSite } from '../facts/context'
import { CTA_FILE } from '../facts/context'
import { collectLinks } from '../facts/links'
import { createNaming, findLocale, viewDocuments } from './locale-views'
import type { SharedContext } from './shared-context'
import { listCtas, listRedirects } from './shared-context'

/** What a rule is asked about, and how what it says of it is named. */
interface Asked {
  context: CheckContext
  /** Gives files the names back that they have in the site. */
  nameBack: <I extends FoundIssue>(issues: I[]) => I[]
}

interface Contexts {
  /** The whole site. */
  whole: Asked
  /** The site in each of its languages, its own first. */
  languages: Asked[]
}

interface Known {
  listed: ListedSite
  shared: SharedContext
  findings?: Findings
}

interface Files {
  /** The files that rules are to speak of. */
  looked: CheckedDocument[]
  all: CheckedDocument[]
  /** The files of pages that are not published, or no longer. */
  unseen: ReadonlySet<string>
}

const keepNames = <I extends FoundIssue>(issues: I[]) => issues

/** What rules are asked about a site: of one in a single language, that is the same. */
export function buildContexts(
  { listed, shared, findings }: Known,
  { looked, all, unseen }: Files,
): Contexts {
  const { assets, publicFiles, texts } = listed
  const { locales } = shared
  const indexSeen = (documents: CheckedDocument[]) => ({
    pages: indexPages(documents.filter(({ file }) => !unseen.has(file))),
    withdrawn: indexPages(documents.filter(({ file }) => unseen.has(file))),
  })
  const whole: WholeSite = { documents: looked, ...indexSeen(all), languages: [] }
  const common = { redirects: listRedirects(shared), assets, publicFiles, texts, whole }
  const build = (own: SharedContext, documents: CheckedDocument[], ctas = listCtas(own)) => ({
    ...own,
    ...common,
    documents,
    ctas,
    links: collectLinks(documents, own.tokens),
  })
  if (locales.length === 0) {
    const { pages, withdrawn } = whole
    const context = { ...build(shared, looked), pages, withdrawn, findings }
    whole.languages.push(context)
    return {
      whole: { context, nameBack: keepNames },
      languages: [{ context, nameBack: keepNames }],
    }
  }
  const names = all.map(({ file }) => file)
  const ctas = listCtas(shared)
  const languages = [undefined, ...locales].map((locale): Asked => {
    const path = locale?.path ?? ''
    const own = shared.byLocale.get(path) ?? shared
    const isSame = own.shared.get(CTA_FILE) === shared.shared.get(CTA_FILE)
    const context = {
      ...build(own, viewDocuments(looked, locales, locale), isSame ? ctas : undefined),
      ...indexSeen(all.filter(({ file }) => findLocale(locales, file) === path)),
    }
    return { context, nameBack: createNaming(names, path) }
  })
  whole.languages.push(...languages.map(({ context }) => context))
  // Texts have the words of their own language.
  const links = ['', ...locales.map(({ path }) => path)].flatMap((path) => {
    const { tokens } = shared.byLocale.get(path) ?? shared
    return collectLinks(
      looked.filter(({ file }) => findLocale(locales, file) === path),
      tokens,
    )
  })
  const { pages, withdrawn } = whole
  const context = { ...build(shared, looked), pages, withdrawn, links }
  return { whole: { context, nameBack: keepNames }, languages }
}

function indexPages(documents: CheckedDocument[]): Map<string, CheckedDocument> {
  return new Map(documents.flatMap((page) => (page.route ? [[page.route, page] as const] : [])))
}
