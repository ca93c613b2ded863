/** Placeholders for the pictures of examples. */

const open = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`

/** A placeholder for any picture: two hills and a sun, varied by a number. */
function drawLandscape(seed: number): string {
  const [first, second] = [110 + ((seed * 53) % 70), 290 + ((seed * 31) % 60)]
  const [high, higher] = [150 + ((seed * 17) % 50), 110 + ((seed * 29) % 60)]
  const sun = [40, 225, 370, 430][seed % 4]
  return (
    `${open(480, 320)}<rect width="480" height="320" fill="#dde3e8"/>` +
    `<path d="M0 320 ${first} ${high}l90 90L${second} ${higher}l${480 - second} ${320 - higher}z" fill="#b9c4cd"/>` +
    `<circle cx="${sun}" cy="80" r="34" fill="#b9c4cd"/></svg>`
  )
}

const PORTRAIT =
  `${open(320, 320)}<rect width="320" height="320" fill="#dde3e8"/>` +
  '<circle cx="160" cy="128" r="56" fill="#b9c4cd"/>' +
  '<path d="M40 320c0-72 52-116 120-116s120 44 120 116z" fill="#b9c4cd"/></svg>'

/** The shapes of logos: widths for a height of 80. */
const WIDTHS = [80, 144, 216, 320, 448]

/** A symbol, with a line of text if there is room, in a grey for any background. */
function drawLogo(width: number): string {
  const line = width - 120
  const type =
    line > 0
      ? `<path d="M104 24h${line}v14h-${line}z"/><path d="M104 48h${Math.round(line * 0.7)}v8h-${Math.round(line * 0.7)}z"/>`
      : ''
  return (
    `${open(width, 80)}<g fill="#6f8396">` +
    `<path fill-rule="evenodd" d="M40 4a36 36 0 1 1 0 72 36 36 0 0 1 0-72zm0 20a16 16 0 1 0 0 32 16 16 0 0 0 0-32z"/>` +
    `${type}</g></svg>`
  )
}

/**
 * A placeholder for the picture of an example, as SVG: a portrait for `/assets/portraits/`, a logo
 * for `/assets/marks/`, otherwise a landscape. Each varies by name.
 */
export function drawPicture(path: string): string {
  if (path.startsWith('/assets/portraits/')) return PORTRAIT
  const sum = [...path].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  if (!path.startsWith('/assets/marks/')) return drawLandscape(sum)
  return drawLogo(WIDTHS[sum % WIDTHS.length] ?? 80)
}
