import { statSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import Tinypool from 'tinypool'
import { homeOfLocale } from '../../../core/addresses/locales'
import type { PageData } from '../../../core/page/data'
import { buildStructuredData } from '../../../core/page/structured-data'
import { resolveTokens } from '../../../core/text/tokens'
import type { RenderedPage, ServerModule } from '../../bundle/server-module'
import { createDocuments } from './document'
import type { PageContext } from './page-data'
import { createPageDataBuilder } from './page-data'
import type { FileState } from './page-files'
import { stateOf } from './page-files'
import type { LocaleShell, PrerenderData, PrerenderResult, PrerenderTask } from './prerender'

const { serverEntry, locales } = Tinypool.workerData as PrerenderData
const { createRenderer, describeBlocks }: ServerModule = await import(
  /* @vite-ignore */ pathToFileURL(serverEntry).href
)

const tools = new Map(locales.map((locale) => [locale.path, createTools(locale)]))
// Loaded on demand: with it, a page takes several times as long.
const renderMarkdown = locales[0]?.context.settings.markdown
  ? (await import('./page-markdown')).renderMarkdown
  : undefined

function createTools({ shell, context }: LocaleShell) {
  return {
    context,
    render: createRenderer(shell.site, shell.base),
    renderDocument: createDocuments(shell),
    buildPageData: createPageDataBuilder(context),
  }
}

/** Renders a batch of pages and writes their files. */
export function writePages(tasks: PrerenderTask[]): PrerenderResult {
  return tasks.map(({ htmlFile, dataFile, markdownFile, locale, ...source }) => {
    const tool = tools.get(locale)
    if (!tool) throw new Error(`There is no language "${locale}".`)
    const { context, render, renderDocument, buildPageData } = tool
    const page = buildPageData(source)
    const rendered = renderPage(page, render)
    const structured = describePage(page, context)
    return {
      html: writeText(htmlFile, renderDocument({ page, rendered, structured })),
      data: writeText(dataFile, JSON.stringify(page)),
      ...(markdownFile &&
        renderMarkdown && { markdown: writeText(markdownFile, renderMarkdown(rendered.html)) }),
    }
  })
}

function writeText(file: string, text: string): FileState {
  // Encoded once, for the file and for its hash.
  const bytes = Buffer.from(text)
  writeFileSync(file, bytes)
  return stateOf(statSync(file), bytes)
}

function describePage(page: PageData, context: PageContext): object | undefined {
  const { settings, locale } = context
  const siteUrl = settings.url
  // The title and the head are resolved already: a year in braces is literal there.
  const { path, title, breadcrumbs, blocks, persons, article: known } = page
  const written = { breadcrumbs, blocks, persons, known, publisher: context.publisher }
  const { publisher, ...shown } = resolveTokens(written, { year: String(context.year) })
  const things = describeBlocks(shown.blocks, publisher, shown.persons)
  const article = shown.known && { ...shown.known, ...readHead(page) }
  const language = settings.locales.length > 0 ? settings.language : undefined
  const named = { siteUrl, path, title, language, home: homeOfLocale(locale) }
  const details = { ...named, breadcrumbs: shown.breadcrumbs, publisher, things, article }
  return buildStructuredData(details)
}

/** The page's description, picture and machine-readable dates for its head. */
function readHead({ head }: PageData) {
  const find = (wanted: string) =>
    head.find(({ attributes: { name, property } }) => (name ?? property) === wanted)?.attributes
      .content
  return {
    description: find('description'),
    picture: find('og:image'),
    date: find('article:published_time'),
    updated: find('article:modified_time'),
  }
}

function renderPage(page: PageData, render: (page: PageData) => RenderedPage): RenderedPage {
  try {
    const rendered = render(page)
    if (rendered.error) throw rendered.error
    return rendered
  } catch (reason) {
    const { message } = reason as Error
    throw new Error(`${page.path} could not be rendered: ${message}`, { cause: reason })
  }
}
