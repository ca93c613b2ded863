import { isRecord } from '../../lib/files/is-record'
import { UsageError } from '../../lib/files/usage-error'
import {
  compareVersions,
  reportNewer,
  SCHEMA_VERSION,
  VERSION_FORM,
} from '../../schemas/schema-version'
import type { OpenFile } from '../write/read-site'
import { getDisplayPath } from '../write/read-site'

/**
 * The version that a site declares. Undefined if it declares none.
 * @throws {UsageError} when it is newer than the installed version, or not a version.
 */
export function readVersion({ path, data }: OpenFile): string | undefined {
  const name = getDisplayPath(path)
  if (!isRecord(data)) throw new UsageError(`"${name}" must be an object. Nothing was written.`)
  const { quire } = data
  if (quire === undefined) return undefined
  if (typeof quire !== 'string' || !VERSION_FORM.test(quire)) {
    const message = `"quire" in "${name}" must be a version such as "${SCHEMA_VERSION}". Nothing was written.`
    throw new UsageError(message)
  }
  if (compareVersions(quire, SCHEMA_VERSION) > 0) {
    const { message, hint } = reportNewer(quire)
    throw new UsageError(`${message} Nothing was written. ${hint}`)
  }
  return quire
}
