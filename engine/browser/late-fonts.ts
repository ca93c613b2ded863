import { FONTS_ID } from '../core/text/font-names'

/** How far something may go without being seen to move, in pixels; browsers count from 3 on. */
const STILL = 2.5

/** What can have fonts of its own: a paragraph, a list, or else a whole block. */
const UNITS = 'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, table'

/**
 * Fetches the fonts that a first visit paints without, and uses them once they are there. Where
 * something in view would move by it, the fallback fonts stay until another page is shown.
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
    // The fallback fonts stay.
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
  const use = () => {
    for (const font of fonts) document.fonts.add(font)
  }
  // What is above the view would move what is in it, even if it is only tried.
  if (scrollY > 0) return use
  const families = new Set(fonts.map(({ family }) => nameOf(family)))
  const kept = new Set<HTMLElement>()
  const things = listThings()
  use()
  // First the parts that change by themselves, then the blocks in which they move each other.
  for (const within of ['unit', 'block'] as const) {
    for (;;) {
      const moved = things.filter((thing) => !kept.has(thing[within]) && hasMoved(thing, within))
      if (moved.length === 0) break
      for (const frame of new Set(moved.map((thing) => thing[within]))) {
        kept.add(frame)
        keepFallbackFonts(frame, families)
      }
    }
  }
  return () => {
    for (const { style } of kept) for (const name of FONT_STACKS) style.removeProperty(name)
  }
}

/** What can be seen to move: an element or a text. */
interface Thing {
  node: Element | Range
  unit: HTMLElement
  block: HTMLElement
  /** Its sides as they were, from the corner of its unit and of its block. */
  was: { unit: Side[]; block: Side[] }
}

/** One side of a thing. */
interface Side {
  /** In pixels from the corner. */
  at: number
  /** How far it may go, in pixels. */
  most: number
}

/** The things in view. */
function listThings(): Thing[] {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')]
  return blocks.filter(isReached).flatMap((block) => {
    const inner = [...block.querySelectorAll<HTMLElement>('*')].filter(
      (element) => isReached(element) && element.closest('[data-block]') === block,
    )
    return [block, ...inner].flatMap((element) => {
      const unit = element.closest<HTMLElement>(`${UNITS}, [data-block]`) ?? block
      return [element, ...selectTexts(element)].map((node) => {
        const was = { unit: readSides(node, unit), block: readSides(node, block) }
        return { node, unit, block, was }
      })
    })
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
function readSides(node: Element | Range, frame: Element): Side[] {
  const { top, bottom, left } =
    (node instanceof Range ? node.getClientRects()[0] : node.getBoundingClientRect()) ??
    new DOMRect()
  const corner = frame.getBoundingClientRect()
  const mostAt = (y: number) => (y >= 0 && y <= innerHeight ? STILL : Number.POSITIVE_INFINITY)
  // What is below moves with its end.
  if (node === frame) return [{ at: bottom - top, most: mostAt(bottom) }]
  return [
    { at: top - corner.top, most: mostAt(top) },
    { at: bottom - corner.top, most: mostAt(bottom) },
    { at: left - corner.left, most: mostAt(top) },
  ]
}

function hasMoved(thing: Thing, within: 'unit' | 'block'): boolean {
  const now = readSides(thing.node, thing[within])
  return thing.was[within].some(
    ({ at, most }, index) => Math.abs((now[index]?.at ?? at) - at) > most,
  )
}

/** A family as it is called: browsers write some with quotes. */
const nameOf = (family: string) => family.trim().replaceAll('"', '')

const FONT_STACKS = ['--font-body', '--font-heading', 'font-family']

function keepFallbackFonts(element: HTMLElement, families: Set<string>): void {
  const computed = getComputedStyle(element)
  const stacks = FONT_STACKS.map((name) => {
    const known = computed.getPropertyValue(name).split(',')
    return [name, known.filter((family) => !families.has(nameOf(family))).join()] as const
  })
  for (const [name, stack] of stacks) element.style.setProperty(name, stack)
}
