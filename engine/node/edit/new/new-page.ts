import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { createRedirects } from '../../../core/addresses/find-redirect'
import { fileOfRoute } from '../../../core/addresses/paths'
import { listMainHeadings } from '../../check/facts/main-headings'
import { listRedirects } from '../../check/files/shared-context'
import type { OpenSite } from '../../check/run/open-site'
import { openSite } from '../../check/run/open-site'
import { readBytes } from '../../lib/files/read-bytes'
import { resolveSchemaPath } from '../../schemas/schema-path'
import { readDocument } from '../../sources/files/read-files'
import type { SourcePage } from '../../sources/files/site-files'
import type { PlannedContent } from '../languages/new-translation'
import { findOriginal, planTranslation } from '../languages/new-translation'
import { writeNewFiles } from '../write/write-new-files'
import { escapeWords } from './escape-words'

export interface NewPage {
  siteDir: string
  /** Its path. */
  route: string
  title?: string
  description?: string
}

/** The written files, and the original of a translation; or why nothing was written. */
export type NewResult = { files: string[]; original?: string } | { problem: string }

/** The properties that are read of another page, as written. */
interface WrittenPage {
  title?: string
  breadcrumbs?: Breadcrumbs
}

type Breadcrumbs = { label: string; href: string }[]

const ROUTE = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** The new files, and the original of a translation; or why there can be none. */
type PlannedPage = { files: PlannedContent[]; original?: string } | { problem: string }

/**
 * Writes a page that passes the check, or starts a translation, at an unused path. Omits what its
 * collection provides.
 * @throws {UsageError} when it cannot be written.
 */
export function writeNewPage(page: NewPage): NewResult {
  const plan = planNewPage(page)
  if ('problem' in plan) return plan
  writeNewFiles(plan.files)
  return { ...plan, files: plan.files.map(([path]) => path) }
}

/** The same, without writing the files. */
export function planNewPage({ siteDir, route, ...words }: NewPage): PlannedPage {
  const problem = findProblem(siteDir, route)
  if (problem !== undefined) return { problem }
  const file = join(siteDir, fileOfRoute(route))
  if (existsSync(file)) return { problem: `${fileOfRoute(route)} already exists.` }
  const opened = openSite(siteDir)
  const redirect = createRedirects(listRedirects(opened.shared))(route)
  if (redirect) {
    return { problem: `"${route}" is an old path that is redirected to "${redirect.to}".` }
  }
  const maker = opened.pageFiles.find((page) => page.route === route)?.made
  if (maker) return { problem: `"${maker.by}" already generates a page at "${route}".` }
  const render = (text?: string) => text && escapeWords(text, opened.shared.tokens)
  const [title, description] = [render(words.title), render(words.description)]
  const original = findOriginal(opened, route)
  if (original) return planTranslation(opened, original, { route, title, description })
  const name = title ?? (nameOf(route) || 'Home')
  const given = readGiven(opened, route, name)
  const page = {
    $schema: resolveSchemaPath('page', file),
    title: name,
    description: description ?? (given.description ? undefined : describe(name)),
    breadcrumbs: given.breadcrumbs ? undefined : findBreadcrumbs(opened, route),
    blocks: given.heading ? [] : [buildHeading(opened, name)],
  }
  return { files: [[file, `${JSON.stringify(page, null, 2)}\n`]] }
}

/** The defaults that its collection provides. */
interface Given {
  description: boolean
  breadcrumbs: boolean
  /** Its main heading. */
  heading: boolean
}

function readGiven({ composer, tools }: OpenSite, route: string, title: string): Given {
  const written = { kind: 'page', file: fileOfRoute(route), route, data: { title, blocks: [] } }
  const composed = composer.compose(written, Buffer.from(''))
  const page = (composed?.data ?? {}) as { description?: unknown; breadcrumbs?: unknown }
  const { references } = tools.validator.validate('page', structuredClone(page))
  return {
    description: page.description !== undefined,
    breadcrumbs: page.breadcrumbs !== undefined || composed?.derivesTrail === true,
    heading: references.some(({ meaning }) => meaning === 'main-heading'),
  }
}

function describe(name: string): string {
  return `${name}: what this page is about, in a sentence or two.`
}

function buildHeading({ tools }: OpenSite, name: string): Record<string, string> {
  const [heading] = listMainHeadings(tools.schemas)
  if (!heading) throw new Error('No block type has a main heading.')
  return { type: heading.type, [heading.property]: name }
}

function findProblem(siteDir: string, route: string): string | undefined {
  if (!existsSync(siteDir)) return `There is no site in "${siteDir}".`
  if (route !== '/' && !ROUTE.test(route)) {
    return `"${route}" is not a valid path of a page: use lower-case letters, digits and hyphens after each "/", such as "/about/team".`
  }
  return route.endsWith('/index') ? 'Only the home page is called index.json.' : undefined
}

/**
 * The breadcrumbs of a new page: its parent and the parent's breadcrumbs, or those of most
 * siblings. The home page has none.
 */
function findBreadcrumbs({ dir, pageFiles }: OpenSite, route: string): Breadcrumbs | undefined {
  if (route === '/') return undefined
  const read = (page: SourcePage) =>
    (readDocument(page, readBytes(join(dir, page.file))).data ?? {}) as WrittenPage
  const above = posix.dirname(route)
  const parent = pageFiles.find((page) => page.route === above)
  const { title, breadcrumbs } = parent ? read(parent) : {}
  if (title && Array.isArray(breadcrumbs)) return [...breadcrumbs, { label: title, href: above }]

  const counts = new Map<string, number>()
  for (const page of pageFiles) {
    if (page.route === above || posix.dirname(page.route) !== above) continue
    const written = JSON.stringify(read(page).breadcrumbs ?? null)
    counts.set(written, (counts.get(written) ?? 0) + 1)
  }
  const [most = 'null'] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? []
  return JSON.parse(most) ?? undefined
}

/** `/about/our-team` → `Our team` */
function nameOf(route: string): string {
  const words = route.slice(route.lastIndexOf('/') + 1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
