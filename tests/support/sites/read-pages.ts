import { readPage } from '../../../engine/node/check/files/check-page'
import { validateFile } from '../../../engine/node/check/files/validate-file'
import { openSite } from '../../../engine/node/check/run/open-site'
import type { Reference } from '../../../engine/node/check/schema/validate'
import type { Page } from '../../../schemas/generated/types'

/** A page with everything that its values contain: text, links and names. */
export interface WholePage {
  route: string
  page: Page
  references: Reference[]
}

/** All pages of a site, with defaults applied. */
export function readPages(dir: string): WholePage[] {
  const opened = openSite(dir)
  return opened.pageFiles.flatMap((file) => {
    const document = validateFile(file, readPage(file, opened), opened)
    if (!document.valid) throw new Error(`${file.file} has errors.`)
    const { references } = document
    return [{ route: file.route, page: document.data as Page, references }]
  })
}
