import { isRecord } from '../util/is-record'
import type { Migration } from './migration'

export const schemaPaths: Migration = {
  name: 'schema-paths',
  version: '0.2',
  summary: '`$schema` must lead to the schemas of the installed Quire, so that editors find them.',
  migrate(file, { leadsSomewhere, schemaPathOf }) {
    const path = isRecord(file.data) ? file.data.$schema : undefined
    if (typeof path !== 'string' || /^[a-z][a-z\d+.-]+:/i.test(path)) return []
    return leadsSomewhere(file, path) ? [] : [{ pointer: '/$schema', value: schemaPathOf(file) }]
  },
}
