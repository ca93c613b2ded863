import type { CheckTools } from '../../check/files/shared-context'
import type { Moment } from '../../sources/time/clock'
import { renderTextDiff } from './text-diff'
import { tryFixes } from './try-fixes'

export interface FixPreview {
  /** What `fixSite` would change, as a unified diff; empty where that is nothing. */
  diff: string
  /** How many places it would change. */
  changes: number
}

/** What `fixSite` would write: the site's own files are only read. */
export async function previewFix(
  dir: string,
  moment?: Moment,
  tools?: CheckTools,
): Promise<FixPreview> {
  const { changes, files } = await tryFixes(dir, moment, tools)
  const parts = files.map(({ path, before = '', after = '' }) =>
    renderTextDiff(path, before, after),
  )
  return { diff: parts.join(''), changes: changes.length }
}
