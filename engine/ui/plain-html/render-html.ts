/**
 * Renders pages without React where that is known to come to the same: the first pages that have a
 * block of some type are rendered both ways.
 */
import type { ReactElement } from 'react'
import type { Liveness } from '../recorder/record'
import { findOutermostType, isRecordingBlocks } from '../recorder/record'
import type { PlainHtml } from './render-plain'
import { renderPlain } from './render-plain'

export interface RenderedHtml extends Partial<Omit<PlainHtml, 'html'>> {
  html: string
  liveness: Liveness
}

export interface HtmlRendererOptions {
  /** Renders with React. */
  renderToString: (element: ReactElement) => string
  /** Called before each try: what was noted in another one is forgotten. */
  begin: () => void
  /** What has been noted of the blocks since. */
  takeLiveness: () => Liveness
}

/** So many pages with a type of block are rendered both ways. */
const TRIALS = 2
/** With so many pages that needed React because of a type of block, the others are not tried. */
const MOST_FAILURES = 20

/** Returns a function that renders an element in which there are blocks of some types. */
export function createHtmlRenderer({
  renderToString,
  begin,
  takeLiveness,
}: HtmlRendererOptions): (element: ReactElement, types: string[]) => RenderedHtml {
  const trials = new Map<string, number>()
  const failures = new Map<string, number>()
  // The types that a page has are known from the record.
  let isSame = isRecordingBlocks()

  const renderWithReact = (element: ReactElement): RenderedHtml => {
    begin()
    const html = renderToString(element)
    return { html, liveness: takeLiveness() }
  }
  const tryPlain = (element: ReactElement): RenderedHtml | undefined => {
    begin()
    try {
      const plain = renderPlain(element)
      return { ...plain, liveness: takeLiveness() }
    } catch {
      // Whatever it is, React says it, or can do it.
      const type = findOutermostType()
      if (type === undefined) isSame = false
      else failures.set(type, (failures.get(type) ?? 0) + 1)
      return undefined
    }
  }
  const isTrial = ({ liveness }: RenderedHtml): boolean => {
    const types = new Set(Array.from(liveness.keys(), ({ type }) => type))
    const isNew = [...types].some((type) => (trials.get(type) ?? 0) < TRIALS)
    if (isNew) for (const type of types) trials.set(type, (trials.get(type) ?? 0) + 1)
    return isNew || types.size === 0
  }
  return (element, types) => {
    const isUsual = !isSame || types.some((type) => (failures.get(type) ?? 0) >= MOST_FAILURES)
    const plain = isUsual ? undefined : tryPlain(element)
    if (plain && !isTrial(plain)) return plain
    const usual = renderWithReact(element)
    if (plain && plain.html !== usual.html) isSame = false
    return usual
  }
}
