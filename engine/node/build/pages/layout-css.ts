import { readFile } from 'node:fs/promises'
import type { Theme } from '../../../../schemas/generated/types'
import type { SiteData } from '../../../core/page/data'
import type { BuildsByType } from '../../check/facts/blocks'
import { hashContent } from '../../lib/files/hash-content'
import { cacheDerived, cacheUncompressed } from '../assets/fonts/font-subset'
import { loadTextMeasure, type MeasuredFont } from '../assets/fonts/measure-text'
import type { ServedAsset } from '../assets/resources'

export interface LayoutCssOptions {
  builds: BuildsByType
  /** The site's data in one language. */
  siteData: SiteData
  fonts: Theme['fonts']
  assets: ReadonlyMap<string, Pick<ServedAsset, 'source'>>
  /** A hash of the engine. Without it, nothing is cached. */
  sources?: string
}

/** Builds the layout styles that depend on measured text widths. */
export async function buildLayoutCss(options: LayoutCssOptions): Promise<string> {
  const { builds, siteData, sources } = options
  const { before, after, languages } = siteData
  const blocks = [...before, ...after].filter(({ type }) => builds.get(type)?.layoutCss)
  if (blocks.length === 0) return ''
  const fonts = await readFonts(options)
  const build = async () => {
    const measure = await loadTextMeasure(fonts)
    return blocks
      .map((block) => builds.get(block.type)?.layoutCss?.(block, siteData, measure) ?? '')
      .join('')
  }
  if (sources === undefined) return build()
  // A font file's name contains its hash.
  const key = hashContent(JSON.stringify([sources, blocks, languages, siteData.assets, fonts]))
  return readFile(await cacheDerived(`${key}.layout.css`, build), 'utf8')
}

async function readFonts({ fonts, assets }: LayoutCssOptions) {
  const read: { body?: MeasuredFont; heading?: MeasuredFont } = {}
  for (const name of ['body', 'heading'] as const) {
    const font = fonts[name]
    const asset = assets.get(font?.src ?? '')
    if (!font || !asset) continue
    const file = await cacheUncompressed(await readFile(asset.source))
    read[name] = { file, weight: font.weight }
  }
  return read
}
