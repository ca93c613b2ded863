import { escapeHtml } from '../../../engine/core/text/escape'

/** A picture of one page, in the folder of the contact sheet that shows it. */
export interface Picture {
  file: string
  label: string
  width: number
  height: number
}

export interface SheetPage {
  html: string
  width: number
}

const LABEL = 20
const GAP = 12

/** A picture's file name: the page's path, the audience and the width. */
export function buildPictureFile(route: string, width: number, audience?: string): string {
  const words = [route, audience ?? '']
    .map((text) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-'))
    .map((text) => text.replace(/^-|-$/g, ''))
  return `${width}/${words.filter(Boolean).join('.') || 'home'}.png`
}

/** A page of labelled thumbnails, with enough columns to make the sheet roughly square. */
export function buildSheetPage(pictures: Picture[], thumbnail: number): SheetPage {
  const heights = pictures.map(({ width, height }) => (height * thumbnail) / width + LABEL + GAP)
  const area = heights.reduce((sum, height) => sum + height, 0) * (thumbnail + GAP)
  const tallest = Math.max(0, ...heights)
  const columns = Math.max(1, Math.ceil(area / Math.max(area ** 0.5, tallest) / (thumbnail + GAP)))
  const figures = pictures.map(
    ({ file, label }) =>
      `<figure><figcaption>${escapeHtml(label)}</figcaption>` +
      `<img src="${escapeHtml(file)}" alt="" width="${thumbnail}"></figure>`,
  )
  return {
    html: `<!doctype html><meta charset="utf-8"><style>${style(columns)}</style>${figures.join('')}`,
    width: columns * (thumbnail + GAP) + GAP,
  }
}

function style(columns: number): string {
  return (
    `body{margin:${GAP}px;columns:${columns};column-gap:${GAP}px;background:#888;` +
    'font:bold 12px/20px sans-serif}' +
    `figure{margin:0 0 ${GAP}px;break-inside:avoid}` +
    'figcaption{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}img{display:block}'
  )
}
