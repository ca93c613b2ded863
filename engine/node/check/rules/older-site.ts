import { renderInvocation } from '../../lib/files/invocation'
import { migrations } from '../../schemas/migrations'
import { compareVersions, SCHEMA_VERSION } from '../../schemas/schema-version'
import { readSiteVersion } from '../facts/site-version'
import type { DocumentRule } from './rule'

/** A site for an older version is upgraded if there is something to change. */
export const olderSite: DocumentRule = {
  name: 'older-site',
  severity: 'warning',
  scope: 'document',
  check: ({ documents }) =>
    documents.flatMap((document) => {
      const version = readSiteVersion(document)
      if (version === undefined) return []
      if (!migrations.some((migration) => compareVersions(migration.version, version) > 0))
        return []
      const message = `The site is written for Quire ${version}, but this is Quire ${SCHEMA_VERSION}.`
      const hint = `Run \`${renderInvocation('upgrade')}\`; with --dry-run, it only shows the changes.`
      return [{ file: document.file, pointer: '/quire', message, hint }]
    }),
}
