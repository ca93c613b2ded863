import { foldText, renderPlainText } from '../../engine/block-api'
import type { FaqItem } from '../../schemas/generated/types'

type Words = Pick<FaqItem, 'question' | 'answer'>

/**
 * Returns a function that takes a query and returns the items whose question or answer contains it.
 * Ignores case, accents and surrounding spaces. An empty query returns all items.
 */
export function createFilter<T extends Words>(items: T[]): (typed: string) => T[] {
  let texts: string[][] | undefined
  return (typed) => {
    const wanted = foldText(typed).trim()
    if (wanted === '') return items
    // Folds the items lazily, on the first query.
    texts ??= items.map(({ question, answer }) => [
      foldText(question),
      foldText(renderPlainText(answer)),
    ])
    return items.filter((_, index) => texts?.[index]?.some((text) => text.includes(wanted)))
  }
}
