import type { ContentPage } from './content'

/** The content properties that contain text. */
const TEXTS = new Set(['title', 'text', 'question', 'answer', 'label'])
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
  '#34': '"',
  rsquo: '’',
}

/** All text in a page's blocks, including repetitions. */
export function listTexts({ blocks }: Pick<ContentPage, 'blocks'>): string[] {
  const texts: string[] = []
  JSON.stringify(blocks, (name, value) => {
    if (TEXTS.has(name) && typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}

/** The strings that are missing from a page's HTML without scripts. */
export function findMissingTexts(html: string, page: Pick<ContentPage, 'blocks'>): string[] {
  const read = html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (written, name) => ENTITIES[name] ?? written)
  return listTexts(page).filter((text) => !read.includes(text))
}
