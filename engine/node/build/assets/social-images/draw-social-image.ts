import { readFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import { lookup } from 'mrmime'
import satori from 'satori'
import subsetFont from 'subset-font'
import { parseWeights, pickWeight } from '../../../../core/text/font-weights'
import type { FileCache } from '../../../lib/files/file-cache'
import { hashContent } from '../../../lib/files/hash-content'
import { renameFont } from '../fonts/name-table'
import type { SocialImageWords } from './create-social-image'
import type { FontFile, SocialImageLook } from './look'

/** The size for link previews: https://ogp.me */
const SIZE = { width: 1200, height: 630 }

interface Element {
  type: string
  props: { style: Record<string, unknown>; children?: unknown; src?: string }
}

const box = (style: Record<string, unknown>, ...children: unknown[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

export interface PainterOptions {
  /** The text to draw. */
  texts: string[]
  /** The folder that contains font files for scripts with joined letters. */
  cache: FileCache
}

/** Returns a function that draws a page's picture, as PNG. Its first call reads the fonts. */
export function createPainter(
  look: SocialImageLook,
  { texts, cache }: PainterOptions,
): (words: SocialImageWords) => Promise<Buffer> {
  const characters = [CHARACTERS, look.brand, ...texts].join('')
  const loading = Promise.all([
    loadFont('heading', look.heading, { weight: 600, characters }),
    loadFont('body', look.body, { weight: 500, characters }),
  ])
  const logo = look.logo === undefined ? undefined : loadPicture(look.logo)
  // The layout library does not position the marks on joined letters; the renderer does.
  const isJoined = look.direction === 'rtl'
  let files: string[] | undefined
  return async (words) => {
    const fonts = await loading
    if (isJoined)
      files ??= fonts.map(({ name, data }) => {
        const font = renameFont(Buffer.from(data), name)
        return cache.keep(`${hashContent(font)}.ttf`, font)
      })
    const card = buildCard(look, words, await logo)
    const svg = await satori(card as Parameters<typeof satori>[0], {
      ...{ ...SIZE, fonts },
      embedFont: !isJoined,
    })
    const font = { loadSystemFonts: false, ...(files && { fontFiles: files }) }
    return new Resvg(svg, { font }).render().asPng()
  }
}

function buildCard(
  { brand, host, colors, direction }: SocialImageLook,
  { title, section }: SocialImageWords,
  logo: string | undefined,
): Element {
  const quiet = colors.inkText ?? colors.mist
  const brandLine = box(
    { alignItems: 'center', gap: 20, fontSize: 36, fontFamily: 'heading' },
    ...(logo ? [{ type: 'img', props: { src: logo, style: { height: 52 } } }] : []),
    brand,
  )
  const words = box(
    { flexDirection: 'column', flexGrow: 1, justifyContent: 'center', gap: 20 },
    ...(section ? [box({ color: quiet, fontSize: 30 }, section)] : []),
    box(
      {
        fontFamily: 'heading',
        fontSize: title.length > 60 ? 60 : 76,
        lineHeight: direction === 'rtl' ? 1.35 : 1.12,
        // The text is not split, because this would separate joined letters.
        ...(direction === 'ltr' && { letterSpacing: '-0.012em' }),
        lineClamp: 4,
        display: 'block',
        textWrap: 'balance',
      },
      title,
    ),
  )
  const foot = box(
    { alignItems: 'center', gap: 24, color: quiet, fontSize: 28 },
    box({ width: 72, height: 4, background: colors.accent }),
    host,
  )
  return box(
    {
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: '64px 80px',
      background: colors.ink,
      color: colors.paper,
      fontFamily: 'body',
      ...(direction === 'rtl' && { direction }),
    },
    ...[brandLine, words, foot],
  )
}

/** Latin letters with their marks, and typographic characters. */
const CHARACTERS = `${String.fromCodePoint(
  ...Array.from({ length: 0x24f - 0x20 }, (_, index) => index + 0x20),
)}–—‘’“”…•`

/** One weight of a font, decompressed. */
async function loadFont(
  name: string,
  { font, file }: FontFile,
  { weight, characters }: { weight: 500 | 600; characters: string },
) {
  const isRange = font.weight.includes(' ')
  const data = await subsetFont(await readFile(file), characters, {
    targetFormat: 'truetype',
    ...(isRange ? { variationAxes: { wght: pickWeight(parseWeights(font.weight), weight) } } : {}),
  })
  return { name, data, weight, style: 'normal' as const }
}

async function loadPicture(file: string): Promise<string> {
  const bytes = await readFile(file)
  return `data:${lookup(file)};base64,${bytes.toString('base64')}`
}
