import { statSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import Tinypool from 'tinypool'
import { collectBlockTypes } from '../core/blocks'
import { createShells, renderDocument } from './document'
import { createPageDataBuilder } from './page-data'
import { stateOf } from './page-files'
import type { PrerenderResult, PrerenderSetup, PrerenderTask } from './prerender'
import type { ServerModule } from './server-module'

const { serverEntry, site, frame, context } = Tinypool.workerData as PrerenderSetup
const { createRenderer }: ServerModule = await import(
  /* @vite-ignore */ pathToFileURL(serverEntry).href
)
const render = createRenderer(site)
const shellOf = createShells(frame)
const buildPageData = createPageDataBuilder(context)
const isType = (word: string) => frame.bundle.blocks.has(word)

/** Renders a batch of pages and writes their files. */
export function writePages(tasks: PrerenderTask[]): PrerenderResult {
  return tasks.map(({ source, htmlFile, dataFile, ...names }) => {
    const page = buildPageData({ ...names, page: JSON.parse(source) })
    const json = JSON.stringify(page)
    const shell = shellOf(collectBlockTypes(page.blocks, isType))
    writeFileSync(htmlFile, renderDocument({ shell, page, html: renderPage(page), json }))
    writeFileSync(dataFile, json)
    return { html: stateOf(statSync(htmlFile)), data: stateOf(statSync(dataFile)) }
  })
}

function renderPage(page: ReturnType<typeof buildPageData>): string {
  try {
    return render(page)
  } catch (reason) {
    throw new Error(`${page.path} could not be rendered: ${reason}`, { cause: reason })
  }
}
