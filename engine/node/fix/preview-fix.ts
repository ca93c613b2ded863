import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listKinds } from '../check/run/check-tools'
import { PUBLIC_FOLDER } from '../site/public-files'
import { listSiteFiles, listWrittenFiles } from '../site/site-files'
import { linkOrCopy } from '../util/kept-files'
import { createPlacer } from '../util/place-within'
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
    const listed = listSiteFiles(dir, listKinds())
    const files = listWrittenFiles(listed)
    for (const file of files) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      copyFileSync(join(dir, file), join(copy, file))
    }
    const placeFile = createPlacer(copy)
    const published = listed.publicFiles.flatMap(({ path, source, fault }) =>
      fault ? [] : ([[PUBLIC_FOLDER + path, source]] as const),
    )
    for (const [path, source] of [...listed.assets, ...published]) {
      linkOrCopy(source, placeFile(path))
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
