import { SaxesParser, type SaxesTagNS } from 'saxes'

export interface Size {
  width: number
  height: number
}

/** The units of lengths in CSS pixels: https://www.w3.org/TR/css-values-4/#absolute-lengths */
const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
}

const LENGTH = /^(\+?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)([a-z]*)$/i

class RootRead extends Error {
  override name = 'RootRead'
}

/**
 * The intrinsic size of an SVG in CSS pixels, from its width, height and viewBox:
 * https://www.w3.org/TR/SVG2/coords.html#SizingSVGInCSS. 0 × 0 if it has none.
 */
export function readSvgSize(bytes: Uint8Array): Size {
  let root: SaxesTagNS['attributes'] = {}
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ attributes }) => {
    root = attributes
    throw new RootRead()
  })
  try {
    parser.write(new TextDecoder().decode(bytes)).close()
  } catch (reason) {
    if (!(reason instanceof RootRead)) throw reason
  }
  const find = (name: string) => root[name]?.value
  return resolveSize(find('width'), find('height'), parseViewBox(find('viewBox') ?? ''))
}

function resolveSize(
  written: string | undefined,
  high: string | undefined,
  box: Size | undefined,
): Size {
  const [width, height] = [parseLength(written), parseLength(high)]
  if (width && height) return { width, height }
  if (!box) return { width: 0, height: 0 }
  if (width) return { width, height: (width * box.height) / box.width }
  if (height) return { width: (height * box.width) / box.height, height }
  return box
}

/** A positive length in CSS pixels. Undefined for percentages and other values. */
function parseLength(written = ''): number | undefined {
  const [, number, unit = ''] = LENGTH.exec(written.trim()) ?? []
  const pixels = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN)
  return pixels > 0 ? pixels : undefined
}

/** Numbers separated by white space, commas or both: https://www.w3.org/TR/SVG2/coords.html#ViewBoxAttribute */
function parseViewBox(written: string): Size | undefined {
  const numbers = written.trim().split(/\s*,\s*|\s+/)
  const [width, height] = [Number(numbers[2]), Number(numbers[3])]
  return numbers.length === 4 && width > 0 && height > 0 ? { width, height } : undefined
}
