import { foldText, renderPlainText } from '../../engine/block-api'
import type { FaqItem } from '../../schemas/generated/types'

type Words = Pick<FaqItem, 'question' | 'answer'>

/**
 * Returns a function from what was typed to the items whose question or answer, as one reads it,
 * contains it, whatever the case and accents, and without the spaces around it. All of them when
 * nothing was typed.
 */
export function createFilter<T extends Words>(items: T[]): (typed: string) => T[] {
  let texts: string[][] | undefined
  return (typed) => {
    const wanted = foldText(typed).trim()
    if (wanted === '') return items
    // Once for all that is typed, and not before.
    texts ??= items.map(({ question, answer }) => [
      foldText(question),
      foldText(renderPlainText(answer)),
    ])
    return items.filter((_, index) => texts?.[index]?.some((text) => text.includes(wanted)))
  }
}
