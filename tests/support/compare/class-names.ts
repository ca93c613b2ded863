/**
 * `Faq-item`, and the usual class names of other bundlers: `Faq-module__item`, `Faq_item__1a2b3`.
 */
const GENERATED =
  /^([A-Z][A-Za-z0-9]*)(?:-module)?(?:-{1,2}|_{1,2})([a-z][A-Za-z0-9]*)(?:_{1,2}[\w-]{5,8})?$/
const SELECTOR = /\.([A-Z][\w-]*)/g

/** Reduces each generated class name to its style sheet and its name in that sheet. */
export function normaliseClasses(value: string): string {
  return value.replace(/\S+/g, (name) => name.replace(GENERATED, '$1-$2'))
}

/** Does the same with the selectors in a style sheet. */
export function normaliseSelectors(css: string): string {
  return css.replace(SELECTOR, (_, name: string) => `.${normaliseClasses(name)}`)
}
