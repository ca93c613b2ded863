import { NodeHtmlMarkdown } from 'node-html-markdown'

/** Elements without a meaning in Markdown. */
const IGNORED = 'form input nav script style svg'.split(' ')

const HEADING = /^H[1-6]$/

const converter = new NodeHtmlMarkdown(
  { ignore: IGNORED, bulletMarker: '-' },
  {
    // A question is a heading that contains a button. Other buttons are omitted.
    button: ({ parent }) => (isHeading(parent) ? {} : { ignore: true }),
    ol: ({ node, listKind }) => ({
      surroundingNewlines: listKind ? 1 : 2,
      postprocess: ({ content }) => numberFrom(readStart(node), content),
    }),
  },
)
// By default, the library does not support code in table cells.
const code = converter.translators.get('code')
if (code) converter.tableCellTranslators.set('code', code)

/** The number of a list's first item. */
function readStart(node: { getAttribute?: (name: string) => string | undefined } | object): number {
  const written = 'getAttribute' in node ? node.getAttribute?.('start') : undefined
  return Number(written ?? 1)
}

/** Renumbers the items of a list, which start at 1, from another number. */
function numberFrom(start: number, items: string): string {
  if (start === 1) return items
  const [indent = ''] = /^ */.exec(items.replace(/^\n+/, '')) ?? []
  let number = start
  return items.replace(new RegExp(`^${indent}\\d+\\. `, 'gm'), () => {
    number += 1
    return `${indent}${number - 1}. `
  })
}

/** The types of the library require some types of browsers. */
function isHeading(element: { tagName?: string } | object | undefined): boolean {
  return element !== undefined && 'tagName' in element && HEADING.test(element.tagName ?? '')
}

/** The content of a page as Markdown, from the HTML of its root element. */
export function renderMarkdown(html: string): string {
  return `${converter.translate(findMain(html)).trim()}\n`
}

/** The content of the `main` element. */
function findMain(html: string): string {
  const start = html.indexOf('>', html.indexOf('<main')) + 1
  return html.slice(start, html.lastIndexOf('</main>'))
}
