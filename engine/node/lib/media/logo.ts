import { createRequire } from 'node:module'
import { extname } from 'node:path'
import type * as Drawing from '@resvg/resvg-js'
import { lookup } from 'mrmime'
import { resolveContrast } from '../../../core/text/contrast'
import { readBytes } from '../files/read-bytes'
import { inspectAsset } from './inspect-asset'

/** The width at which the logo is sampled: colours matter, lines do not. */
const WIDTH = 48
/**
 * WCAG has no requirement for logos; below this contrast they are hard to see.
 * https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
const LEAST = 2
/** The minimum visible part. A logo with a smaller part is hard to see. */
const MIN_SHARE = 0.1

/**
 * Returns `true` if a logo hardly contrasts with a background colour, `#rrggbb`, and `false` if it
 * cannot be rendered.
 */
export function isFaint(path: string, ground: string): boolean {
  const colors = readColors(path)
  let [all, clear] = [0, 0]
  for (const [color, count] of colors) {
    all += count
    if (resolveContrast(color, ground) >= LEAST) clear += count
  }
  return all > 0 && clear < all * MIN_SHARE
}

const known = new Map<string, Map<string, number>>()

/** The colours in a picture's opaque part, with their frequencies. */
function readColors(path: string): Map<string, number> {
  const { issue, hash } = inspectAsset(path)
  if (issue) return new Map()
  const colors = known.get(hash) ?? countColors(path)
  known.set(hash, colors)
  return colors
}

function countColors(path: string): Map<string, number> {
  const colors = new Map<string, number>()
  const pixels = drawPixels(path)
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 250) continue
    const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
    colors.set(color, (colors.get(color) ?? 0) + 1)
  }
  return colors
}

function drawPixels(path: string): Uint8Array {
  // Loaded on demand, because it is large.
  const { Resvg }: typeof Drawing = createRequire(import.meta.url)('@resvg/resvg-js')
  const bytes = Buffer.from(readBytes(path) ?? [])
  const ending = extname(path).slice(1)
  const source = `data:${lookup(path)};base64,${bytes.toString('base64')}`
  const svg =
    ending === 'svg'
      ? bytes.toString('utf8')
      : `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${WIDTH}"><image href="${source}" width="${WIDTH}" height="${WIDTH}"/></svg>`
  try {
    const options = {
      fitTo: { mode: 'width', value: WIDTH },
      font: { loadSystemFonts: false },
    } as const
    return new Resvg(svg, options).render().pixels
  } catch {
    return new Uint8Array()
  }
}
