/** Pictures and fonts that are embedded in the SVG, with parameters such as a charset. */
const DATA = /^data:([a-z0-9/.+-]{1,60})(?:;[a-z-]{1,20}=[^;,"]{0,40}){0,3};base64,/i
const WITHIN = /^(?:image\/(?:png|jpe?g|gif|webp|avif)|(?:application\/x-)?font[a-z0-9/.-]{0,40})$/i

/** Returns `true` if a URL is a fragment of the SVG or embedded data. */
export function isWithin(address: string): boolean {
  return address.startsWith('#') || WITHIN.test(DATA.exec(address.slice(0, 300))?.[1] ?? '')
}

/** Returns `true` if the CSS in an SVG loads other files. */
export function asksElsewhere(css: string): boolean {
  const plain = decodeEscapes(removeComments(css))
  // These accept URLs as plain strings: https://drafts.csswg.org/css-images-4/#image-set-notation
  if (/@import|image-set\(|\bsrc\(/i.test(plain)) return true
  return [...plain.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(
    ([, target = '']) => !isWithin(target),
  )
}

function removeComments(css: string): string {
  return css
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('*/') + 2)))
    .join('')
}

/** https://drafts.csswg.org/css-syntax-3/#consume-escaped-code-point */
function decodeEscapes(css: string): string {
  return css.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code?: string, character = '') => {
    if (code === undefined) return character
    const point = Number.parseInt(code, 16)
    return point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point)
  })
}
