import { once } from '../../lib/files/once'
import type { Issue } from '../../lib/problems/problem'
import type { ListedSite } from '../../sources/files/site-files'
import type { CheckContext, CheckedFile, WholeSite } from '../facts/context'
import { CTA_FILE } from '../facts/context'
import type { Link } from '../facts/link'
import { collectLinks } from '../facts/links'
import { createNaming, findLocale, viewDocuments } from './locale-views'
import type { SharedContext } from './shared-context'
import { listCtas, listOutside, listRedirects } from './shared-context'

/** A rule's context, and how to restore file names in the rule's issues. */
interface Asked {
  context: CheckContext
  /** Restores the files' actual names in the site. */
  nameBack: (issues: Issue[]) => Issue[]
}

interface Contexts {
  /** The context for the whole site. */
  whole: Asked
  /** One context per language, starting with the default language. */
  languages: Asked[]
}

interface Known {
  listed: ListedSite
  shared: SharedContext
}

interface Files {
  /** The files to check. */
  looked: CheckedFile[]
  all: CheckedFile[]
  /** The files of unpublished pages. */
  unseen: ReadonlySet<string>
}

const keepNames = (issues: Issue[]) => issues

/** The contexts for rules about a site. On a site in one language, both are the same. */
export function buildContexts({ listed, shared }: Known, { looked, all, unseen }: Files): Contexts {
  const { assets, publicFiles, texts } = listed
  const { locales } = shared
  const indexSeen = (documents: CheckedFile[]) => ({
    pages: indexPages(documents.filter(({ file }) => !unseen.has(file))),
    withdrawn: indexPages(documents.filter(({ file }) => unseen.has(file))),
  })
  const whole: WholeSite = { documents: looked, ...indexSeen(all), languages: [] }
  const common = {
    redirects: listRedirects(shared),
    outside: listOutside(shared),
    assets,
    publicFiles,
    texts,
    whole,
  }
  const build = (
    { own, documents, ctas = listCtas(own), links }: OwnParts,
    seen: Pick<CheckContext, 'pages' | 'withdrawn'>,
  ): CheckContext => {
    const readLinks = once(links ?? (() => collectLinks(documents, own.tokens)))
    return { ...own, ...common, documents, ctas, readLinks, ...seen }
  }
  const { pages, withdrawn } = whole
  if (locales.length === 0) {
    const context = build({ own: shared, documents: looked }, { pages, withdrawn })
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
    const documents = viewDocuments(looked, locales, locale)
    const seen = indexSeen(all.filter(({ file }) => findLocale(locales, file) === path))
    const context = build({ own, documents, ctas: isSame ? ctas : undefined }, seen)
    return { context, nameBack: createNaming(names, path) }
  })
  whole.languages.push(...languages.map(({ context }) => context))
  // Text uses the tokens of its own language.
  const links = () =>
    ['', ...locales.map(({ path }) => path)].flatMap((path) => {
      const { tokens } = shared.byLocale.get(path) ?? shared
      return collectLinks(
        looked.filter(({ file }) => findLocale(locales, file) === path),
        tokens,
      )
    })
  const context = build({ own: shared, documents: looked, links }, { pages, withdrawn })
  return { whole: { context, nameBack: keepNames }, languages }
}

/** The part of a context that differs by language. */
interface OwnParts extends Partial<Pick<CheckContext, 'ctas'>> {
  own: SharedContext
  documents: CheckedFile[]
  links?: () => Link[]
}

function indexPages(documents: CheckedFile[]): Map<string, CheckedFile> {
  return new Map(documents.flatMap((page) => (page.route ? [[page.route, page] as const] : [])))
}
