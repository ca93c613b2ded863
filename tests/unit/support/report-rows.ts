import { renderCodeFrame } from '../../../engine/node/check/report/report'
import { readRows } from '../../../engine/node/sources/rows/read-rows'

const SOURCE = { file: 'data/branches.csv', id: 'id', by: 'pages/branches/[id].json' }

type Source = Partial<typeof SOURCE>

/** The rows in a string. */
export function readText(text: string, source: Source = {}) {
  return readRows({ ...SOURCE, ...source, bytes: Buffer.from(text) })
}

/** The report on the rows in a string or in bytes. */
export function reportRows(content: string | Uint8Array, source: Source = {}): string {
  const bytes = Buffer.from(content)
  const lines = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  const { issues } = readRows({ ...SOURCE, ...source, bytes })
  const reported = issues.map(({ place, rule, severity = 'error', message, hint }) => {
    const { line = 0, column = 0, length = 0 } = place ?? {}
    const frame = length > 0 ? [renderCodeFrame({ line, column, length }, lines)] : []
    const head = `${line}:${column}  ${severity}  ${rule}\n  ${message}`
    return [head, ...frame, ...(hint ? [`  ${hint}`] : [])].join('\n\n')
  })
  return `\n${reported.join('\n\n')}\n`
}
