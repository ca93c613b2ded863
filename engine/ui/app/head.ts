import type { PageData } from '../../core/page/data'

/** Replaces the document's title and head tags with those of a page. */
export function applyHead({ documentTitle, head }: PageData): void {
  document.title = documentTitle
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove()
  for (const { tag, attributes } of head) {
    const element = document.createElement(tag)
    element.setAttribute('data-page', '')
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
}
