import { renderPlainText } from '../../engine/block-api'
import type { FaqItem } from '../../schemas/generated/types'

type Words = Pick<FaqItem, 'question' | 'answer'>

/**
 * The items whose question or answer, as one reads it, contains what was typed; in capitals or
 * not, and without the spaces around it. All of them when nothing was typed.
 */
export function filterItems<T extends Words>(items: T[], typed: string): T[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return items
  return items.filter(({ question, answer }) =>
    [question, renderPlainText(answer)].some((text) => text.toLowerCase().includes(wanted)),
  )
}
