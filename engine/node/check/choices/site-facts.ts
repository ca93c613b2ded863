import { once } from '../../lib/files/once'
import { projectRoot } from '../../lib/files/project-root'
import { loadFirstExamples, loadNewExamples } from '../../schemas/block-folders'
import { canUseFragments } from '../../schemas/item-times'
import type { PlaceSchema } from '../../sources/compose/place-schema'
import { openSchema } from '../../sources/compose/place-schema'
import { isPageFile } from '../../sources/files/file-names'
import type { SourcePage } from '../../sources/files/site-files'
import type { CheckContext } from '../facts/context'
import { listUnpublished } from '../facts/unpublished'
import type { CheckedPage } from '../files/check-page'
import { findLocale } from '../files/locale-views'
import { buildContexts } from '../files/site-contexts'
import type { LiveCheck } from '../live/live-check'
import type { OpenSite } from '../run/open-site'

/** What the check knows of a site, for a file in which something is written. */
export interface FileFacts {
  /** The path within the site. */
  file: string
  kind: string
  /** The path of a page. */
  route?: string
  /** The schema of the file. */
  root: PlaceSchema
  /** If `true`, the file may contain fragments and publishing times. */
  composes: boolean
  site: OpenSite
  /** If `false`, some pages have not been checked yet. Of these, only the paths are known. */
  isWhole: boolean
  /** Block type → the block of its first example. */
  examples: Map<string, unknown>
  /** Block type → the block with which authors start. Types without such an example are omitted. */
  newBlocks: Map<string, unknown>
  /** The facts of the file's language, and of the whole site. */
  context: CheckContext
}

interface Known {
  site: OpenSite
  pages: CheckedPage[]
  isWhole: boolean
  languages: CheckContext[]
}

/**
 * The facts of a site whose files change. While a file cannot be parsed, the facts are those of its
 * last state that could be.
 */
export class SiteFacts {
  readonly #check: LiveCheck
  /** The state with the most files, of those that are not pages, that could be parsed. */
  #site: OpenSite | undefined
  readonly #parsed = new Map<string, CheckedPage>()
  readonly #schemas = new Map<string, PlaceSchema>()
  readonly #readExamples = once(() => ({
    examples: loadFirstExamples(projectRoot),
    newBlocks: loadNewExamples(projectRoot),
  }))
  #known: Known | undefined

  constructor(check: LiveCheck) {
    this.#check = check
  }

  /** Records the current state of a file. Called before the file changes. */
  record(file: string): void {
    this.#openSite()
    const page = isPageFile(file) ? this.#check.look(file) : undefined
    if (page?.data !== undefined) this.#parsed.set(file, page)
  }

  /** The facts for a file. Undefined for a file that Quire does not read. */
  read(file: string): FileFacts | undefined {
    const { site, languages, isWhole } = this.#readKnown()
    const { files, templates } = site.listed
    const source = [...files, ...templates].find((one) => one.file === file)
    const locale = findLocale(site.shared.locales, file)
    const context = languages.find((one) => one.locale === locale) ?? languages[0]
    if (!source || !context) return undefined
    const { kind, route } = source
    const root = this.#openSchema(kind, site)
    const composes = canUseFragments(kind)
    return { file, kind, route, root, composes, site, isWhole, context, ...this.#readExamples() }
  }

  #openSite(): OpenSite {
    const current = this.#check.open()
    const kept = this.#site
    if (!kept || kept.tools !== current.tools) this.#schemas.clear()
    const isWorse = kept && countUnread(current) > countUnread(kept)
    this.#site = isWorse
      ? { ...kept, listed: current.listed, pageFiles: current.pageFiles }
      : current
    return this.#site
  }

  #openSchema(kind: string, { tools }: OpenSite): PlaceSchema {
    const schema = this.#schemas.get(kind) ?? openSchema(tools.schemas, kind)
    this.#schemas.set(kind, schema)
    return schema
  }

  #readKnown(): Known {
    const site = this.#openSite()
    const pages = this.#check.results().map((page) => this.#findParsed(page))
    const known = this.#known
    const isSame =
      known?.site === site &&
      known.pages.length === pages.length &&
      known.pages.every((page, index) => page === pages[index])
    if (known && isSame) return known
    const checked = new Set(pages.map(({ file }) => file))
    const further = site.pageFiles.filter(({ file }) => !checked.has(file)).map(buildUnchecked)
    const all = [...site.documents, ...pages, ...further]
    const unseen = listUnpublished(all, site.shared.clock)
    const { languages } = buildContexts(site, { looked: all, all, unseen })
    const contexts = languages.map(({ context }) => context)
    this.#known = { site, pages, isWhole: further.length === 0, languages: contexts }
    return this.#known
  }

  #findParsed(page: CheckedPage): CheckedPage {
    return page.data === undefined ? (this.#parsed.get(page.file) ?? page) : page
  }
}

function buildUnchecked(page: SourcePage): CheckedPage {
  return { ...page, data: undefined, references: [], blocks: [], valid: false, issues: [] }
}

function countUnread({ documents }: OpenSite): number {
  return documents.filter(({ data }) => data === undefined).length
}
