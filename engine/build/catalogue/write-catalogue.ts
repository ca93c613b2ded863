import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { htmlPathOf } from '../../core/paths'
import { buildSite } from '../build'
import type { Problem } from '../check/problem'
import { hasErrors } from '../check/report'
import { checkSite } from '../site'
import { buildCatalogue } from './catalogue'
import { renderCatalogue } from './render'
import { writeCatalogueSite } from './site'

export interface WrittenCatalogue {
  problems: Problem[]
  /** How many block types it shows; 0 when nothing was written. */
  types: number
}

/** Writes the catalogue, and its examples as pages, so that any host can serve it. */
export async function writeCatalogue(siteDir: string, outDir: string): Promise<WrittenCatalogue> {
  const { site, problems } = await checkSite(siteDir)
  if (!site || hasErrors(problems)) return { problems, types: 0 }
  const examplesDir = await mkdtemp(join(tmpdir(), 'quire-catalogue-'))
  try {
    writeCatalogueSite(examplesDir, siteDir, site.settings.theme)
    const built = await buildSite({ siteDir: examplesDir, outDir })
    if (hasErrors(built.problems)) return { problems: built.problems, types: 0 }
    // Its settings for servers forbid frames, and the catalogue shows its examples in them.
    await rm(join(outDir, '.quire'), { recursive: true, force: true })
    const catalogue = buildCatalogue(site)
    const sample = catalogue.entries[0]?.examples[0]?.route ?? '/'
    const html = await readFile(join(outDir, htmlPathOf(sample)), 'utf8')
    const origin = new URL(site.settings.url).origin
    await writeFile(
      join(outDir, 'index.html'),
      renderCatalogue(catalogue, { sample: html, origin }),
    )
    return { problems: [], types: catalogue.entries.length }
  } finally {
    await rm(examplesDir, { recursive: true, force: true })
  }
}
