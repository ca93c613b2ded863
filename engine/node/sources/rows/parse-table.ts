import { renderTooLarge } from '../../lib/json/json-source'
import { decodeUtf8, NOT_UTF8 } from '../../lib/json/utf8'
import { WHOLE_FILE } from '../../lib/problems/problem'
import { readCsv } from './csv-table'
import { readJson } from './json-table'
import type { TableSource } from './table'

/** 10,000 rows of 1,000 characters. */
const MAX_BYTES = 10_000_000

/** Parses a data file according to its extension: JSON, otherwise CSV. */
export function parseTable(file: string, bytes: Uint8Array): TableSource {
  if (/\.json$/i.test(file)) return readJson(bytes, MAX_BYTES)
  if (bytes.length > MAX_BYTES) {
    const message = renderTooLarge(bytes, MAX_BYTES)
    return { issues: [{ rule: 'too-large', message, place: WHOLE_FILE }] }
  }
  const decoded = decodeUtf8(bytes)
  if ('text' in decoded) return readCsv(decoded.text)
  const hint = 'Save the file in UTF-8 encoding; spreadsheets call it "CSV UTF-8".'
  return {
    issues: [{ rule: 'bad-encoding', message: NOT_UTF8, hint, place: decoded.place }],
  }
}
