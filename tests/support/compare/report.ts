/** A difference between two versions in one place. */
export interface Difference {
  site: string
  file: string
  /** The line number in the normalised file. 0 means the whole file. */
  line: number
  before: string
  after: string
}

const MAX_SHOWN = 20
/** The number of characters of a long line to show before and after the first difference. */
const CONTEXT = 60

/** Renders the first differences. Differences with the same two lines count as one. */
export function renderReport(differences: Difference[]): string {
  if (differences.length === 0) return 'No differences.\n'
  const groups = new Map<string, Difference[]>()
  for (const difference of differences) {
    const key = `${difference.before.trim()}\n${difference.after.trim()}`
    groups.set(key, [...(groups.get(key) ?? []), difference])
  }
  const shown = [...groups.values()].slice(0, MAX_SHOWN).map(renderGroup)
  const rest = groups.size - shown.length
  return `${[...shown, ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n')}\n`
}

function renderGroup([first, ...others]: Difference[]): string {
  if (!first) return ''
  const { site, file, line } = first
  const again = others.length > 0 ? ` (and ${others.length} more like it)` : ''
  const [before, after] = cropLines(first.before.trim(), first.after.trim())
  return `${site}: ${file}:${line}${again}\n  - ${before}\n  + ${after}`
}

function cropLines(before: string, after: string): [string, string] {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  const from = Math.max(0, start - CONTEXT)
  const crop = (line: string) =>
    `${from > 0 ? '…' : ''}${line.slice(from, start + CONTEXT)}${line.length > start + CONTEXT ? '…' : ''}`
  return [crop(before), crop(after)]
}
