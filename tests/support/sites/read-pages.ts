import { join } from 'node:path'
import { validateFile } from '../../../engine/node/check/run/check-page'
import type { Reference } from '../../../engine/node/check/schema/validate'
import { createValidator } from '../../../engine/node/check/schema/validate'
import { loadSchemas } from '../../../engine/node/schemas/schemas'
import { listSiteFiles, readBytes } from '../../../engine/node/site/site-files'
import { projectRoot } from '../../../engine/node/util/project-root'
import type { Page } from '../../../schemas/generated/types'

/** A page with everything that its values refer to: its texts, links and names. */
export interface WholePage {
  route: string
  page: Page
  references: Reference[]
}

/** All pages of a site, with their defaults. */
export function readPages(dir: string): WholePage[] {
  const schemas = loadSchemas(projectRoot)
  const tools = { schemas, validator: createValidator(schemas) }
  return listSiteFiles(dir, schemas.kinds).files.flatMap((file) => {
    if (file.route === undefined) return []
    const { document } = validateFile(file, readBytes(join(dir, file.file)), tools)
    if (!document.valid) throw new Error(`${file.file} has errors.`)
    const { references } = document
    return [{ route: file.route, page: document.data as Page, references }]
  })
}
