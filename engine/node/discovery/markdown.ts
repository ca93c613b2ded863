import { NodeHtmlMarkdown } from 'node-html-markdown'

/** The elements that have no meaning on paper. */
const IGNORED = 'form input nav script style svg'.split(' ')

const HEADING = /^H[1-6]$/

const converter = new NodeHtmlMarkdown(
  { ignore: IGNORED, bulletMarker: '-' },
  {
    // A question is a heading that opens its answer; other buttons do what text cannot.
    button: ({ parent }) => (isHeading(parent) ? {} : { ignore: true }),
  },
)

/** The types of the library are partly those of browsers. */
function isHeading(element: { tagName?: string } | object | undefined): boolean {
  return element !== undefined && 'tagName' in element && HEADING.test(element.tagName ?? '')
}

/** The content of a page as Markdown, from the HTML of its root element. */
export function renderMarkdown(html: string): string {
  return `${converter.translate(findMain(html)).trim()}\n`
}

/** What is between the tags of the main part. */
function findMain(html: string): string {
  const start = html.indexOf('>', html.indexOf('<main')) + 1
  return html.slice(start, html.lastIndexOf('</main>'))
}
