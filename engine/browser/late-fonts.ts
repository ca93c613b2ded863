import { FONTS_ID } from '../core/font-names'

/** How far something may go without being seen to move, in pixels; browsers count from 3 on. */
const STILL = 2

/**
 * Fetches the fonts that a first visit paints without, and uses them once they are there, unless
 * that would move anything in view: then the stand-ins stay until another page is shown.
 * @returns what is to be called when another page is shown.
 */
export function startLateFonts(): () => void {
  const style = document.querySelector<HTMLStyleElement>(`style#${FONTS_ID}`)
  // A visitor who has them from another page sees them from the first paint on.
  if (!style?.media) return () => {}
  let waiting: FontFace[] = []
  loadFonts(style).then(
    (fonts) => {
      requestAnimationFrame(() => {
        if (!applyUnlessMoved(fonts)) waiting = fonts
      })
    },
    // The stand-ins stay.
    () => {},
  )
  return () => {
    apply(waiting)
    waiting = []
  }
}

/** The faces of a style sheet that is switched off. */
async function loadFonts({ sheet }: HTMLStyleElement): Promise<FontFace[]> {
  const rules = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule)
  const faces = rules.map(({ style }) => {
    const read = (name: string) => style.getPropertyValue(name)
    const range = read('unicode-range')
    return new FontFace(read('font-family').replaceAll('"', ''), read('src'), {
      weight: read('font-weight'),
      ...(range && { unicodeRange: range }),
    })
  })
  return Promise.all(faces.map((face) => face.load()))
}

function apply(fonts: FontFace[]): void {
  for (const font of fonts) document.fonts.add(font)
}

/** Whether nothing in view moves by it; no frame is painted in between. */
function applyUnlessMoved(fonts: FontFace[]): boolean {
  const elements = [...document.querySelectorAll('[data-block] *')]
  const before = readEdges(elements)
  apply(fonts)
  const after = readEdges(elements)
  const isStill = before.every(
    (was, index) => was < 0 || was > innerHeight || Math.abs((after[index] ?? was) - was) <= STILL,
  )
  if (!isStill) for (const font of fonts) document.fonts.delete(font)
  return isStill
}

/** Where each element begins and ends, in pixels below the top of the view. */
function readEdges(elements: Element[]): number[] {
  return elements.flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return [top, bottom]
  })
}
