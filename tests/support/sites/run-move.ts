import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { canonicalPath } from '../../../engine/core/addresses/paths'
import type { Move } from '../../../engine/node/edit/move/move-request'
import { openForMove } from '../../../engine/node/edit/move/open-for-move'
import { planMove } from '../../../engine/node/edit/move/plan-move'
import { SiteDocuments } from '../../../engine/node/servers/language/site-documents'
import { buildWorkspaceEdit } from '../../../engine/node/servers/language/workspace-edit'
import { runInProcess } from '../run-command'
import { isLongRun } from '../run-length'
import { makeScratchFolder } from '../scratch-folder'
import { applyEdit } from '../servers/apply-edit'
import { hashFiles } from './hash-files'

/**
 * Moves a page with `quire move`, and expects that an editor that renames the page gets the same files: in
 * `npm test`, only for folders.
 */
export async function runMove(site: string, ...words: string[]) {
  const copy = copySite(site)
  const result = await runInProcess('move', ...words, '--site', site)
  const isWritten = result.status < 2 && words.includes('--yes')
  const below = words.includes('--below')
  if (isWritten && (below || isLongRun)) {
    const [from = '', to = ''] = words.map(canonicalPath)
    await moveInEditor(copy, { from, to, below })
    expect(hashFiles(copy)).toEqual(hashFiles(site))
  }
  return result
}

export function copySite(site: string): string {
  const copy = join(makeScratchFolder(), 'site')
  cpSync(site, copy, { recursive: true })
  return copy
}

/** Moves a page as an editor does that renames it. */
export async function moveInEditor(siteDir: string, move: Move): Promise<void> {
  const request = { siteDir, moves: [move] }
  const { files } = planMove(request, await openForMove(request))
  applyEdit(buildWorkspaceEdit(files, new SiteDocuments(siteDir), () => false))
}
