import { basename, extname } from 'node:path'
import type { FileInfo } from '../../../core/page/data'
import type { LinkedFile } from '../../check/facts/linked-files'
import type { Site } from '../../check/run/site'
import { inspectFile } from '../../lib/media/inspect-file'

export interface FilesOfSite extends Pick<Site, 'assets'> {
  /** Where files are served; one that is not among them is at its own path. */
  linked: Map<string, LinkedFile>
  language: string
}

/**
 * The files for readers behind their paths. One that is missing or damaged is left out: the check
 * has refused the site for it, and what is shown while the author writes does without it.
 */
export function describeFiles(
  paths: Iterable<string>,
  { assets, linked, language }: FilesOfSite,
): Record<string, FileInfo> {
  const describe = (path: string) => {
    const source = assets.get(path)
    if (source === undefined) return []
    const { issue, bytes, width, height } = inspectFile(source)
    if (issue) return []
    const url = linked.get(path)?.url ?? path.split('/').map(encodeURIComponent).join('/')
    const info: FileInfo = {
      url,
      name: basename(path),
      kind: nameKind(path),
      size: renderSize(bytes, language),
      ...(width && height && { width, height }),
    }
    return [[path, info] as const]
  }
  return Object.fromEntries([...new Set(paths)].sort().flatMap(describe))
}

/** What readers call a kind of file; it is the same in all languages. */
function nameKind(path: string): string {
  const ending = extname(path).slice(1).toUpperCase()
  return ending === 'JPG' ? 'JPEG' : ending
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** A size in words of a language: `1.2 MB`. What is less than a kilobyte counts as one. */
export function renderSize(bytes: number, language: string): string {
  const thousands = Math.max(1, bytes / 1000)
  // What would be shown as 1,000 of a unit is 1 of the next.
  const power = UNITS.findIndex((_, index) => Math.round(thousands / 1000 ** index) < 1000)
  const unit = UNITS[power] ?? 'gigabyte'
  const amount = thousands / 1000 ** UNITS.indexOf(unit)
  const digits = amount < 10 && unit !== 'kilobyte' ? 1 : 0
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(amount)
}
