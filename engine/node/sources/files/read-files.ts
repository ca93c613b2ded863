/** Reads the files of a site. */
import { reportLostDigits } from '../../lib/json/json-numbers'
import { parseJson } from '../../lib/json/json-source'
import type { Issue } from '../../lib/problems/problem'
import { buildFileIssue } from '../../lib/problems/problem'
import type { ParsedFile, SourceFile } from './site-files'

/** Parses the bytes of a file. Pass undefined for a file that cannot be read. */
export function readDocument(sourceFile: SourceFile, bytes: Uint8Array | undefined): ParsedFile {
  const { file } = sourceFile
  if (bytes === undefined) {
    const message = 'The file cannot be read.'
    const issue = buildFileIssue({ file, rule: 'unreadable-file', message })
    return { ...sourceFile, data: undefined, issues: [issue] }
  }
  const source = parseJson(bytes)
  if ('data' in source) {
    const { data, numbers } = source
    const issues = [...(numbers ?? [])].flatMap(([pointer, { written, place }]): Issue[] => {
      const lost = reportLostDigits(written)
      return lost ? [{ file, pointer, rule: 'long-number', ...lost, place }] : []
    })
    return { ...sourceFile, data, ...(numbers && { numbers }), issues }
  }
  const issues = source.issues.map((issue) => ({ ...issue, file }))
  return { ...sourceFile, data: undefined, issues }
}
