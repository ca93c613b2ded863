import { basename, extname } from 'node:path'
import type { FileInfo } from '../../../core/page/data'
import type { LinkedFile } from '../../check/facts/linked-files'
import type { Site } from '../../check/run/site'
import { inspectFile } from '../../lib/media/inspect-file'

export interface FilesOfSite extends Pick<Site, 'assets'> {
  /** File path → published URL. Files that are not listed keep their path. */
  linked: Map<string, LinkedFile>
  language: string
}

/**
 * The linked files by path. Missing and damaged files are omitted: the check reports them as
 * errors, and the development server shows the page without them.
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

/** A file type's name for readers, the same in all languages. */
function nameKind(path: string): string {
  const ending = extname(path).slice(1).toUpperCase()
  return ending === 'JPG' ? 'JPEG' : ending
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a size in a language: `1.2 MB`. Sizes below one kilobyte are shown as one. */
export function renderSize(bytes: number, language: string): string {
  const thousands = Math.max(1, bytes / 1000)
  // A size that would round to 1,000 of a unit is shown as 1 of the next unit.
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
