import type { CheckTools } from '../../check/files/shared-context'
import type { BuildTime } from '../../sources/time/clock'
import { renderTextDiff } from './text-diff'
import { tryFixes } from './try-fixes'

export interface FixPreview {
  /** The changes of `fixSite` as a unified diff. Empty without changes. */
  diff: string
  /** The number of changes. */
  changes: number
}

/** Computes what `fixSite` would write. It only reads the site's own files. */
export async function previewFix(
  dir: string,
  buildTime?: BuildTime,
  tools?: CheckTools,
): Promise<FixPreview> {
  const { changes, files } = await tryFixes(dir, buildTime, tools)
  const parts = files.map(({ path, before = '', after = '' }) =>
    renderTextDiff(path, before, after),
  )
  return { diff: parts.join(''), changes: changes.length }
}
