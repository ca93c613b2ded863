/** Property names from other systems. */
const USUAL: [property: string, names: string[]][] = [
  ['href', ['url', 'link', 'to', 'target', 'src', 'path']],
  ['src', ['url', 'href', 'file', 'path', 'source']],
  ['picture', ['image', 'img', 'photo', 'pic', 'images', 'media', 'illustration']],
  ['title', ['heading', 'headline', 'name', 'caption', 'h1', 'h2']],
  ['label', ['text', 'title', 'name', 'caption']],
  ['text', ['body', 'description', 'paragraph', 'content', 'copy', 'summary', 'subtitle', 'html']],
  ['content', ['body', 'text', 'paragraphs', 'html']],
  ['actions', ['button', 'buttons', 'action', 'links']],
  ['tone', ['color', 'colour', 'background', 'bg', 'theme', 'style', 'variant']],
  ['items', ['entries', 'list', 'elements', 'children', 'questions', 'rows']],
  ['alt', ['altText', 'description', 'title']],
  ['description', ['summary', 'excerpt', 'metaDescription', 'seo']],
  ['blocks', ['sections', 'content', 'body', 'components']],
]

/** The property that has the given name in other systems. */
export function findUsualName(name: string, known: string[]): string | undefined {
  const found = USUAL.find(([property, names]) => known.includes(property) && names.includes(name))
  return found?.[0]
}
