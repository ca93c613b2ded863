import { statSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import Tinypool from 'tinypool'
import type { PageData } from '../../core/page/data'
import { buildStructuredData } from '../../core/page/structured-data'
import { resolveTokens } from '../../core/text/tokens'
import type { RenderedPage, ServerModule } from '../bundle/server-module'
import { createDocuments } from './document'
import { createPageDataBuilder } from './page-data'
import type { FileState } from './page-files'
import { stateOf } from './page-files'
import type { PrerenderResult, PrerenderSetup, PrerenderTask } from './prerender'

const { serverEntry, site, frame, context } = Tinypool.workerData as PrerenderSetup
const { createRenderer, describeBlocks }: ServerModule = await import(
  /* @vite-ignore */ pathToFileURL(serverEntry).href
)
const render = createRenderer(site, frame.base)
const renderDocument = createDocuments(frame)
const buildPageData = createPageDataBuilder(context)
// Loaded where it is wanted: with it a page takes several times as long.
const { renderMarkdown } = context.settings.markdown
  ? await import('../discovery/markdown')
  : { renderMarkdown: undefined }

/** Renders a batch of pages and writes their files. */
export function writePages(tasks: PrerenderTask[]): PrerenderResult {
  return tasks.map(({ htmlFile, dataFile, markdownFile, ...source }) => {
    const page = buildPageData(source)
    const json = JSON.stringify(page)
    const rendered = renderPage(page)
    const structured = describePage(page)
    return {
      html: writeText(htmlFile, renderDocument({ page, rendered, structured })),
      data: writeText(dataFile, json),
      ...(markdownFile &&
        renderMarkdown && { markdown: writeText(markdownFile, renderMarkdown(rendered.html)) }),
    }
  })
}

function writeText(file: string, text: string): FileState {
  // Once, for the file and for its hash: to hash a text takes three times as long.
  const bytes = Buffer.from(text)
  writeFileSync(file, bytes)
  return stateOf(statSync(file), bytes)
}

function describePage(page: PageData): object | undefined {
  const { path, title, breadcrumbs, blocks, persons } = page
  const { publisher, settings } = context
  const things = describeBlocks(blocks, publisher, persons)
  const siteUrl = settings.url
  const article = page.article && { ...page.article, ...readHead(page) }
  const told = { siteUrl, path, title, breadcrumbs, publisher, things, article }
  const data = buildStructuredData(told)
  return data && resolveTokens(data, { year: String(context.year) })
}

/** What the head says of the page in words and in a picture. */
function readHead({ head }: PageData): { description?: string; picture?: string } {
  const find = (wanted: string) =>
    head.find(({ attributes: { name, property } }) => (name ?? property) === wanted)?.attributes
      .content
  return { description: find('description'), picture: find('og:image') }
}

function renderPage(page: PageData): RenderedPage {
  try {
    const rendered = render(page)
    if (rendered.failure) throw rendered.failure
    return rendered
  } catch (reason) {
    const { message } = reason as Error
    throw new Error(`${page.path} could not be rendered: ${message}`, { cause: reason })
  }
}
