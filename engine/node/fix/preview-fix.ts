import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { listKinds } from '../check/run/check-tools'
import { PUBLIC_FOLDER } from '../site/public-files'
import { listSiteFiles, listWrittenFiles } from '../site/site-files'
import { withScratchFolder } from '../util/scratch-folder'
import { fixSite } from './fix-site'
import { renderTextDiff } from './text-diff'

export interface FixPreview {
  /** What `fixSite` would change, as a unified diff; empty where that is nothing. */
  diff: string
  /** How many places it would change. */
  changes: number
}

/** What `fixSite` would write, tried on a copy: the site's own files are only read. */
export function previewFix(dir: string): Promise<FixPreview> {
  return withScratchFolder(async (copy) => {
    const files = listWrittenFiles(listSiteFiles(dir, listKinds()))
    for (const file of files) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      copyFileSync(join(dir, file), join(copy, file))
    }
    for (const name of ['assets', PUBLIC_FOLDER]) {
      if (existsSync(join(dir, name))) symlinkSync(resolve(dir, name), join(copy, name))
    }
    const { changes } = await fixSite(copy)
    const parts = files.map((file) => renderDiff(dir, copy, file))
    return { diff: parts.join(''), changes: changes.length }
  })
}

function renderDiff(dir: string, copy: string, file: string): string {
  const [before = '', after = ''] = [dir, copy].map((folder) =>
    readFileSync(join(folder, file), 'utf8'),
  )
  return renderTextDiff(join(dir, file), before, after)
}
