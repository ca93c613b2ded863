import { join } from 'node:path'
import { isRecord } from '../../lib/files/is-record'
import { readBytes } from '../../lib/files/read-bytes'
import { formatChecks } from '../../schemas/value-formats'
import { readDocument } from '../files/read-files'
import type { SourceFile } from '../files/site-files'
import { USUAL_ZONE } from '../time/clock'

/** The time zone of a site, if its settings can be read. */
export function readSiteZone(dir: string): string {
  const file: SourceFile = { kind: 'settings', file: 'settings.json' }
  return findZone(file, readBytes(join(dir, file.file)))
}

/** The same for parsed settings. */
export function findZone(file: SourceFile, bytes: Uint8Array | undefined): string {
  const { data } = readDocument(file, bytes)
  const zone = isRecord(data) ? data.timeZone : undefined
  const isZone = typeof zone === 'string' && formatChecks['time-zone']?.(zone) === undefined
  return isZone ? zone : USUAL_ZONE
}
