import { join } from 'node:path'
import { FILE_LABELS } from '../../../../core/editing/file-labels'
import type { FormSchema } from '../../../../core/editing/form-schema'
import { buildNewValue } from '../../../../core/editing/values'
import type { FileEdit } from '../../../edit/drafts/site-drafts'
import { isRecord } from '../../../lib/files/is-record'
import { resolveSchemaPath } from '../../../schemas/schema-path'
import { StudioError } from '../session/studio-error'
import type { StudioSession } from '../session/studio-session'
import { buildDocumentSchema } from './form-schema'

/**
 * A new file about the whole site, such as `people.json`, without entries.
 * @throws {StudioError} if the site cannot have such a file, or has it already.
 */
export function planSiteFile(session: StudioSession, file: string): FileEdit[] {
  if (!Object.hasOwn(FILE_LABELS, file)) {
    throw new StudioError(404, `A site has no file "${file}".`)
  }
  if (session.drafts.read(file) !== undefined) {
    throw new StudioError(409, 'The site has this file already.')
  }
  const { dir, check } = session.site
  const kind = file.replace('.json', '')
  const schema = buildDocumentSchema(check.open().tools.schemas, kind)
  const value = buildNewValue(schema as FormSchema)
  const path = resolveSchemaPath(kind, join(dir, file))
  const document = { $schema: path, ...(isRecord(value) && value) }
  return [{ file, text: `${JSON.stringify(document, null, 2)}\n` }]
}
