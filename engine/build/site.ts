import type {
  Audience,
  CtaRule,
  Layout,
  Messages,
  Page,
  RedirectRule,
  Settings,
  SiteFiles,
} from '../../schemas/generated/types'
import { checkDocuments } from './check/check-documents'
import type { CheckedDocument } from './check/context'
import { locateFindings } from './check/locate-findings'
import type { Problem } from './check/problem'
import { hasErrors } from './check/report'
import type { Reference, Validator } from './check/validate'
import { createValidator } from './check/validate'
import { projectRoot } from './project-root'
import type { Schemas } from './schemas'
import { bundleSchema, loadSchemas } from './schemas'
import { loadSiteFiles } from './site-files'

export type { Reference } from './check/validate'

export interface SitePage {
  route: string
  /** The path within the site: `pages/about.json`. */
  file: string
  page: Page
  references: Reference[]
}

/** A site without errors, with all defaults filled in. */
export interface Site {
  dir: string
  settings: Settings
  layout: Layout
  ctas: CtaRule[]
  redirects: RedirectRule[]
  audiences: Audience[]
  messages: Messages
  /** Sorted by address; the page `/404` is among them. */
  pages: SitePage[]
  /** What the files of the whole site refer to. */
  shared: Reference[]
  /** Path as written in JSON (`/assets/map.svg`) → path on disk. */
  assets: Map<string, string>
}

export interface CheckResult {
  /** Only when there is no error. */
  site?: Site
  problems: Problem[]
  /** How many pages were checked. */
  pages: number
}

/** Reads and checks a site. Mistakes in it are in the result; nothing is thrown for them. */
export async function checkSite(dir: string): Promise<CheckResult> {
  tools ??= createTools()
  const { schemas, validator } = tools
  const loaded = loadSiteFiles(dir, schemas.kinds)
  const { documents, findings } = checkDocuments({ loaded, schemas, validator })
  const problems = locateFindings(dir, findings)
  const pages = documents.filter(({ route }) => route !== undefined).length
  if (hasErrors(problems)) return { problems, pages }
  const site = buildSite({ dir, documents, assets: loaded.assets, ...tools })
  return { site, problems, pages }
}

interface Tools {
  schemas: Schemas
  validator: Validator
}

let tools: Tools | undefined

function createTools(): Tools {
  const schemas = loadSchemas(projectRoot)
  return { schemas, validator: createValidator(schemas) }
}

interface SiteParts extends Tools, Pick<Site, 'dir' | 'assets'> {
  documents: CheckedDocument[]
}

/** Puts together what has been checked; the types are what the schemas have made sure of. */
function buildSite({ dir, documents, assets, schemas, validator }: SiteParts): Site {
  const find = (kind: string) => documents.find((document) => document.kind === kind)
  const load = <K extends keyof SiteFiles>(kind: K): SiteFiles[K] => {
    const data = find(kind)?.data ?? buildEmptyFile(schemas, kind)
    if (!find(kind)) validator.validate(kind, data)
    return data as SiteFiles[K]
  }
  const files = Object.fromEntries(
    schemas.kinds.filter((kind) => kind !== 'page').map((kind) => [kind, load(kind as never)]),
  ) as unknown as Omit<SiteFiles, 'page'>
  const shared = new Set<unknown>([files.settings, files.layout, files.cta])
  return {
    dir,
    settings: files.settings,
    layout: files.layout,
    ctas: files.cta.rules,
    redirects: files.redirects.rules,
    audiences: files.audiences.audiences,
    messages: files.messages,
    pages: documents.flatMap(readPage).sort((a, b) => (a.route < b.route ? -1 : 1)),
    shared: documents
      .filter(({ data }) => shared.has(data))
      .flatMap(({ references }) => references),
    assets,
  }
}

/** What stands for a file that a site does not have: its lists are empty. */
function buildEmptyFile(schemas: Schemas, kind: string): unknown {
  const { required = [] } = bundleSchema(schemas, kind)
  return Object.fromEntries(required.map((name) => [name, []]))
}

function readPage({ route, file, data, references }: CheckedDocument): SitePage[] {
  return route === undefined ? [] : [{ route, file, page: data as Page, references }]
}
