import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import Tinypool from 'tinypool'
import type { PageData } from '../core/data'
import { renderDocument } from './document'
import type { PrerenderBatch, PrerenderSetup } from './prerender'
import type { ServerModule } from './server-module'

const { serverEntry, site } = Tinypool.workerData as PrerenderSetup
const { createRenderer }: ServerModule = await import(
  /* @vite-ignore */ pathToFileURL(serverEntry).href
)
const render = createRenderer(site)

/** Renders a batch of pages and writes their files. */
export function writePages({ shells, tasks }: PrerenderBatch): void {
  for (const { json, shell, htmlFile, dataFile } of tasks) {
    const page: PageData = JSON.parse(json)
    const frame = shells[shell]
    if (!frame) throw new Error(`No shell ${shell}.`)
    try {
      writeFileSync(htmlFile, renderDocument({ shell: frame, page, html: render(page), json }))
    } catch (reason) {
      throw new Error(`${page.path} could not be rendered: ${reason}`, { cause: reason })
    }
    writeFileSync(dataFile, json)
  }
}
