import { compareVersions, reportNewer, SCHEMA_VERSION } from '../../schemas/schema-version'
import { readSiteVersion } from '../facts/site-version'
import type { DocumentRule } from './rule'

/** A site for a newer version may use properties that this version does not support. */
export const newerSite: DocumentRule = {
  name: 'newer-site',
  scope: 'document',
  check: ({ documents }) =>
    documents.flatMap((document) => {
      const version = readSiteVersion(document)
      if (version === undefined || compareVersions(version, SCHEMA_VERSION) <= 0) return []
      return [{ file: document.file, pointer: '/quire', ...reportNewer(version) }]
    }),
}
