import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { htmlPathOf } from '../../../core/addresses/paths'
import { buildSite } from '../../build/build-site'
import { SIDE_FOLDER } from '../../build/output/side-folder'
import type { Output } from '../../build/output/swap'
import { withOutput } from '../../build/output/swap'
import { loadCachedBundle } from '../../bundle/bundle-cache'
import type { ThemeModule } from '../../bundle/server-module'
import type { OwnBuilds } from '../../check/facts/block-build'
import { checkSite } from '../../check/run/check-site'
import { createTools } from '../../check/run/check-tools'
import { withScratchFolder } from '../../lib/files/scratch-folder'
import type { Problem } from '../../lib/problems/problem'
import { hasErrors } from '../../lib/problems/problem'
import { renderBlockPage } from './block-page'
import { blockPagePath, blockPicturePath, buildCatalogue } from './catalogue'
import { buildLooks, listLookFiles } from './looks'
import { writeCatalogueSite } from './site'
import { renderStartPage } from './start-page'

export interface WrittenCatalogue {
  problems: Problem[]
  /** The number of block types. 0 if nothing was written. */
  types: number
}

interface CatalogueSettings {
  builds?: OwnBuilds
  /** The path at which a host serves the catalogue. Default: its root. */
  base?: string
}

/**
 * Writes the catalogue and its examples as static pages for any host.
 * @throws when `outDir` has files that Quire did not write.
 */
export function writeCatalogue(
  siteDir: string,
  outDir: string,
  settings: CatalogueSettings = {},
): Promise<WrittenCatalogue> {
  return withOutput(outDir, { kind: 'catalogue', siteDir }, (output) =>
    withScratchFolder((folder) => writeLocked({ ...settings, siteDir, output, folder })),
  )
}

interface CatalogueOptions extends CatalogueSettings {
  siteDir: string
  output: Output
  /** A folder for temporary files. */
  folder: string
}

async function writeLocked(options: CatalogueOptions): Promise<WrittenCatalogue> {
  const { siteDir, output, folder, builds, base } = options
  const { site, problems } = await checkSite(siteDir, { tools: createTools({ builds }) })
  if (!site || hasErrors(problems)) return { problems, types: 0 }
  const [examplesDir, built] = [join(folder, 'site'), join(folder, 'dist')]
  writeCatalogueSite(examplesDir, { siteDir, theme: site.settings.theme, base })
  const examples = await buildSite({ siteDir: examplesDir, outDir: built, builds })
  if (hasErrors(examples.problems)) return { problems: examples.problems, types: 0 }
  // Its settings for servers forbid iframes, and the catalogue shows its examples in iframes.
  await rm(join(built, SIDE_FOLDER), { recursive: true })
  const catalogue = buildCatalogue(site)
  const sample = catalogue.entries[0]?.examples[0]?.route ?? '/'
  const html = await readFile(join(built, htmlPathOf(sample)), 'utf8')
  const { origin } = new URL(site.settings.url)
  const bundle = await loadCachedBundle()
  const { buildThemeVariables }: ThemeModule = await import(pathToFileURL(bundle.theme).href)
  const looks = buildLooks(site.settings.theme, buildThemeVariables)
  return output.write(async (next) => {
    await cp(built, next, { recursive: true })
    const look = { sample: html, looks, origin }
    const write = async (path: string, text: string) => {
      await mkdir(dirname(join(next, path)), { recursive: true })
      await writeFile(join(next, path), text)
    }
    for (const [path, file] of listLookFiles()) await cp(file, join(next, path))
    await write('index.html', renderStartPage(catalogue, look))
    for (const entry of catalogue.entries) {
      const { type, picture } = entry
      await write(blockPagePath(type), renderBlockPage(catalogue, entry, look))
      if (picture) await cp(picture, join(next, blockPicturePath(type)))
    }
    return { result: { problems: [], types: catalogue.entries.length } }
  })
}
