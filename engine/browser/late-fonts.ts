import { FONTS_ID } from '../core/font-names'

/** How far something may go without being seen to move, in pixels; browsers count from 3 on. */
const STILL = 2.5

/**
 * Fetches the fonts that a first visit paints without, and uses them once they are there. A block
 * in which something in view would move by it keeps the stand-ins until another page is shown
 * (R-092).
 * @returns what is to be called when another page is shown.
 */
export function startLateFonts(): () => void {
  const style = document.querySelector<HTMLStyleElement>(`style#${FONTS_ID}`)
  // A visitor who has them from another page sees them from the first paint on.
  if (!style?.media) return () => {}
  let finish = () => {}
  loadFonts(style).then(
    (fonts) => {
      // No frame is painted before all is where it was.
      requestAnimationFrame(() => {
        finish = applyInPlace(fonts)
      })
    },
    // The stand-ins stay.
    () => {},
  )
  return () => {
    finish()
    finish = () => {}
  }
}

/** The faces of a style sheet that is switched off. */
async function loadFonts({ sheet }: HTMLStyleElement): Promise<FontFace[]> {
  const rules = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule)
  const faces = rules.map(({ style }) => {
    const read = (name: string) => style.getPropertyValue(name)
    const range = read('unicode-range')
    return new FontFace(nameOf(read('font-family')), read('src'), {
      weight: read('font-weight'),
      ...(range && { unicodeRange: range }),
    })
  })
  return Promise.all(faces.map((face) => face.load()))
}

/**
 * Uses the fonts where nothing in view moves by it.
 * @returns what uses them in the rest.
 */
function applyInPlace(fonts: FontFace[]): () => void {
  const families = fonts.map(({ family }) => nameOf(family))
  const kept = new Set<HTMLElement>()
  const things = listThings()
  for (const font of fonts) document.fonts.add(font)
  for (;;) {
    const moved = things.filter((thing) => !kept.has(thing.block) && hasMoved(thing))
    if (moved.length === 0) break
    for (const { block } of moved) kept.add(block)
    for (const block of kept) setFonts(block, (family) => !families.includes(nameOf(family)))
  }
  return () => {
    for (const block of kept) setFonts(block)
  }
}

/** What can be seen to move: a block, or an element or a text in it. */
interface Thing {
  block: HTMLElement
  node: Element | Range
  was: Edge[]
}

/** One side of a thing. */
interface Edge {
  /** Pixels from the block's top, or from the left of the view. */
  at: number
  /** How far down the view it is, in pixels. */
  y: number
}

/** The things in view, and the blocks above it. */
function listThings(): Thing[] {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')]
  return blocks.filter(isReached).flatMap((block) => {
    const inner = [...block.querySelectorAll('*')].filter(
      (element) => isReached(element) && element.closest('[data-block]') === block,
    )
    const nodes = [block, ...inner, ...inner.flatMap(selectTexts)]
    return nodes.map((node) => ({ block, node, was: readEdges(node, block) }))
  })
}

const isReached = (element: Element) => element.getBoundingClientRect().top <= innerHeight

function selectTexts({ childNodes }: Element): Range[] {
  return [...childNodes].flatMap((node) => {
    if (!(node instanceof Text)) return []
    const range = new Range()
    range.selectNode(node)
    return [range]
  })
}

/** Of a text it is the first line that counts, as browsers see it. */
function readEdges(node: Element | Range, block: Element): Edge[] {
  const { top, bottom, left } =
    (node instanceof Range ? node.getClientRects()[0] : node.getBoundingClientRect()) ??
    new DOMRect()
  const base = block.getBoundingClientRect().top
  // What is below a block moves with its end, even where that is above the view.
  if (node === block) return [{ at: bottom - base, y: Math.max(bottom, 0) }]
  return [
    { at: top - base, y: top },
    { at: bottom - base, y: bottom },
    { at: left, y: top },
  ]
}

function hasMoved({ block, node, was }: Thing): boolean {
  const now = readEdges(node, block)
  return was.some(
    ({ at, y }, index) =>
      y >= 0 && y <= innerHeight && Math.abs((now[index]?.at ?? at) - at) > STILL,
  )
}

/** A family as it is called: browsers write some with quotes. */
const nameOf = (family: string) => family.trim().replaceAll('"', '')

const FONT_STACKS = ['--font-body', '--font-heading']

/** Gives a block those families of the theme's fonts that are wanted; all without a choice. */
function setFonts({ style }: HTMLElement, isWanted?: (family: string) => boolean): void {
  const root = getComputedStyle(document.documentElement)
  for (const name of FONT_STACKS) {
    const families = root.getPropertyValue(name).split(',')
    const wanted = families.filter((family) => isWanted?.(family))
    style.setProperty(name, wanted.join())
  }
  style.fontFamily = isWanted ? 'var(--font-body)' : ''
}
