import fc from 'fast-check'
import type { PhrasingContent, Root, RootContent } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { describe, expect, it } from 'vitest'
import { unescapeText } from '../../../../../engine/core/text/escape-rich-text'
import type { RichNode } from '../../../../../engine/core/text/rich-text'
import { parseRichText, renderPlainText } from '../../../../../engine/core/text/rich-text'
import type { DocumentContext } from '../../../../../engine/node/check/facts/context'
import { htmlInText } from '../../../../../engine/node/check/rules/html-in-text'
import { createValidator } from '../../../../../engine/node/check/schema/validate'
import { projectRoot } from '../../../../../engine/node/lib/files/project-root'
import { loadSchemas } from '../../../../../engine/node/schemas/schemas'
import type { MarkdownText } from '../../../../../engine/node/sources/markdown/parse-markdown'
import { parseMarkdown } from '../../../../../engine/node/sources/markdown/parse-markdown'
import { parseTree } from '../../../../../engine/node/sources/markdown/parse-tree'

const FILE = 'pages/story.md'

const read = (...lines: string[]): MarkdownText => parseMarkdown(FILE, lines.join('\n'))

/** The content entries of Markdown without headings. */
function readContent(...lines: string[]) {
  const { sections, issues } = read(...lines)
  expect(issues).toEqual([])
  expect(sections).toHaveLength(1)
  return sections[0]?.content
}

/** The issues, one per line: place, problem, and remedy. */
function report(...lines: string[]): string {
  return read(...lines)
    .issues.map(({ place, severity = 'error', rule, message, hint }) =>
      [`${place?.line}:${place?.column}+${place?.length} ${severity} ${rule}`, message, hint].join(
        '\n  ',
      ),
    )
    .join('\n')
}

describe('sections', () => {
  it('begin at headings of level 2, whose words are their ids', () => {
    const { sections, issues } = read(
      ...['First words.', '', '## Crème & *co* 2', '', 'A', '', 'Crème co 2', '---', '', 'B'],
      ...['', '## 24 hours', '', 'C', '', '## 営業', '', 'D', '', '### Deeper', '', 'E'],
    )
    expect(sections.map(({ id, title }) => ({ id, title: title && unescapeText(title) }))).toEqual([
      { id: undefined, title: undefined },
      { id: 'creme-co-2', title: 'Crème & co 2' },
      { id: 'creme-co-2-2', title: 'Crème co 2' },
      { id: 'section-24-hours', title: '24 hours' },
      { id: '営業', title: '営業' },
    ])
    expect(sections.at(-1)?.content).toEqual([{ text: 'D' }, { heading: 'Deeper' }, { text: 'E' }])
    expect(issues.map(({ rule }) => rule)).toEqual(['changed-markdown'])
  })

  it('may stand in a file with a byte order mark and the line ends of Windows', () => {
    const { sections, places } = parseMarkdown(FILE, '\uFEFF## A\r\n\r\nOne\r\ntwo\r\n')
    expect(sections).toEqual([{ id: 'a', title: 'A', content: [{ text: 'One two' }] }])
    expect(places.get('/0/title')).toEqual({ line: 1, column: 1, length: 4 })
    expect(places.get('/0/content/0/text')).toEqual({ line: 3, column: 1, length: 3 })
  })
})

describe('a paragraph', () => {
  it('has the delimiters of rich text', () => {
    expect(readContent('__Bold__, _soft *deep*_, `a*b` and', '[a link](</a b> "")')).toEqual([
      { text: '**Bold**, *soft deep*, `a*\u2060b` and [a link](/a%20b)' },
    ])
  })

  it('has links by reference and by their address', () => {
    expect(readContent('[us][at], [at], <https://a.example/(b)>', '', '[AT]: /about')).toEqual([
      {
        text: '[us](/about), [at](/about), [https://a.example/(b)](https://a.example/%28b%29)',
      },
    ])
  })

  it('keeps as text what is text in the file', () => {
    const [entry] = readContent('\\*a\\* [1] \\`b\\` \\<b> &lt;i> AT&amp;T 2 * 3 * 4') ?? []
    expect(renderPlainText(entry?.text ?? '')).toBe('*a* [1] `b` <b> <i> AT&T 2 * 3 * 4')
    expect(parseRichText(entry?.text ?? '')).toHaveLength(1)
  })

  it('has tokens, but none after a backslash or in code', () => {
    const [entry, code] = readContent('{brand} \\{brand} `{brand}`', '', '    {brand}') ?? []
    expect(entry?.text).toBe('{brand} {\u2060brand} `{\u2060brand}`')
    expect(code?.code?.text).toBe('{\u2060brand}')
  })

  it('has its formatting around a word joiner of the author', () => {
    const [entry] = readContent('*\u2060a*\u2060 `\u2060b` **c**\u2060, `d*\u2060e`') ?? []
    expect(parseRichText(entry?.text ?? '')).toEqual([
      ...[{ kind: 'emphasis', children: ['a'] }, ' ', { kind: 'code', children: ['b'] }, ' '],
      ...[{ kind: 'strong', children: ['c'] }, ', ', { kind: 'code', children: ['d*\u2060e'] }],
    ])
  })

  it('of pictures alone is these pictures', () => {
    expect(readContent('![A mill](/assets/mill.svg "Ours")', '![](/assets/b.svg)')).toEqual([
      { picture: { src: '/assets/mill.svg', alt: 'A mill', caption: 'Ours' } },
      { picture: { src: '/assets/b.svg', alt: '' } },
    ])
  })
})

describe('lists, quotations, code and tables', () => {
  it('are entries of their own', () => {
    const lines = [
      ...['- a', '- **b**', '', '1. one', '2. two', '', '> Said.', '>', '> - twice', ''],
      ...['```js', 'if (a) {', '  b()', '}', '```', ''],
      ...['| a | b |', '|---|--:|', '| 1 | `x\\|y` |', '| | 2 \\| 3 |'],
    ]
    expect(readContent(...lines)).toMatchInlineSnapshot(`
      [
        {
          "list": [
            "a",
            "**b**",
          ],
        },
        {
          "numbered": [
            "one",
            "two",
          ],
        },
        {
          "quote": {
            "content": [
              {
                "text": "Said.",
              },
              {
                "list": [
                  "twice",
                ],
              },
            ],
          },
        },
        {
          "code": {
            "language": "js",
            "text": "if (a) {⁠
        b()
      }",
          },
        },
        {
          "table": {
            "align": [
              "left",
              "right",
            ],
            "columns": [
              "a",
              "b",
            ],
            "rows": [
              [
                "1",
                "\`x|y\`",
              ],
              [
                "",
                "2 | 3",
              ],
            ],
          },
        },
      ]
    `)
  })

  it('hold each other in lists', () => {
    const lines = ['3. three', '4. four', '', '   More.', '   - deep', '     - deeper', '   > x']
    expect(readContent(...lines)).toMatchInlineSnapshot(`
      [
        {
          "outline": {
            "items": [
              [
                {
                  "text": "three",
                },
              ],
              [
                {
                  "text": "four",
                },
                {
                  "text": "More.",
                },
                {
                  "outline": {
                    "items": [
                      [
                        {
                          "text": "deep",
                        },
                        {
                          "list": [
                            "deeper",
                          ],
                        },
                      ],
                    ],
                    "numbered": false,
                  },
                },
                {
                  "quote": {
                    "content": [
                      {
                        "text": "x",
                      },
                    ],
                  },
                },
              ],
            ],
            "numbered": true,
            "start": 3,
          },
        },
      ]
    `)
  })
})

describe('the places', () => {
  it('are those of texts, links, pictures, items and cells', () => {
    const { places } = read(
      ...['# x', '', 'See [us](/us) or', '[them](/them).', '', '> - ![A](/assets/a.svg)', ''],
      ...['- one', '- two', '', '| a | b |', '|---|---|', '| c | d |', '', '  ~~~', '  e', '  ~~~'],
    )
    expect(
      Object.fromEntries([...places].map(([at, place]) => [at, Object.values(place).join()])),
    ).toMatchInlineSnapshot(`
      {
        "/0": "3,1,16",
        "/0/content": "3,1,16",
        "/0/content/0": "3,1,16",
        "/0/content/0/text": "3,1,16",
        "/0/content/0/text#/them": "4,1,13",
        "/0/content/0/text#/us": "3,5,9",
        "/0/content/1": "6,1,23",
        "/0/content/1/quote": "6,1,23",
        "/0/content/1/quote/content": "6,1,23",
        "/0/content/1/quote/content/0": "6,3,21",
        "/0/content/1/quote/content/0/outline": "6,3,21",
        "/0/content/1/quote/content/0/outline/items": "6,3,21",
        "/0/content/1/quote/content/0/outline/items/0": "6,3,21",
        "/0/content/1/quote/content/0/outline/items/0/0": "6,5,19",
        "/0/content/1/quote/content/0/outline/items/0/0/picture": "6,5,19",
        "/0/content/1/quote/content/0/outline/items/0/0/picture/alt": "6,5,19",
        "/0/content/1/quote/content/0/outline/items/0/0/picture/src": "6,5,19",
        "/0/content/2": "8,1,5",
        "/0/content/2/list": "8,1,5",
        "/0/content/2/list/0": "8,3,3",
        "/0/content/2/list/1": "9,3,3",
        "/0/content/3": "11,1,9",
        "/0/content/3/table": "11,1,9",
        "/0/content/3/table/columns": "11,1,9",
        "/0/content/3/table/columns/0": "11,3,1",
        "/0/content/3/table/columns/1": "11,7,1",
        "/0/content/3/table/rows": "11,1,9",
        "/0/content/3/table/rows/0": "13,1,9",
        "/0/content/3/table/rows/0/0": "13,3,1",
        "/0/content/3/table/rows/0/1": "13,7,1",
        "/0/content/4": "15,3,3",
        "/0/content/4/code": "15,3,3",
        "/0/content/4/code/text": "15,3,3",
        "/0/id": "3,1,16",
        "/0/title": "3,1,16",
      }
    `)
  })
})

describe('HTML', () => {
  it('is refused with its line and what to write in its place (R-282)', () => {
    const lines = [
      ...[
        'A <b>bold</b> word,<br>',
        'and <em>more</em>.',
        '',
        '<div class="note">',
        'Hi',
        '</div>',
      ],
      ...['', '<!-- later -->', '', '<img src="a.png">', '', '<script>alert(1)</script>'],
    ]
    expect(report(...lines)).toMatchInlineSnapshot(`
      "1:3+3 error html-in-text
        Text cannot contain HTML such as "<b>".
        Write **strong**. To show a tag as it is, write "\\<b>", or put it between backticks: \`<b>\`.
      1:20+4 error html-in-text
        Text cannot contain HTML such as "<br>".
        Write a paragraph for each line, with an empty line between them. To show a tag as it is, write "\\<br>", or put it between backticks: \`<br>\`.
      2:5+4 error html-in-text
        Text cannot contain HTML such as "<em>".
        Write *emphasis*. To show a tag as it is, write "\\<em>", or put it between backticks: \`<em>\`.
      4:1+18 error html-in-text
        Text cannot contain HTML such as "<div class="note">".
        Delete the tags: the block type and the theme determine how a block looks. To show a tag as it is, write "\\<div>", or put it between backticks: \`<div>\`.
      8:1+14 error html-in-text
        Text cannot contain HTML such as "<!--".
        Delete it: a page has no hidden text.
      10:1+17 error html-in-text
        Text cannot contain HTML such as "<img src="a.png">".
        Write a picture in a paragraph of its own: ![What it shows](/assets/name.webp "A caption"). To show a tag as it is, write "\\<img>", or put it between backticks: \`<img>\`.
      12:1+25 error html-in-text
        Text cannot contain HTML such as "<script>".
        Pages do not embed content from elsewhere. Link to it instead. To show a tag as it is, write "\\<script>", or put it between backticks: \`<script>\`."
    `)
  })
})

describe('what a page cannot show', () => {
  it('is reported, and stops the build, where something would be missing', () => {
    const lines = [
      ...['---', 'title: A', 'tags: [b]', '---', '# Main', '', 'A ![b](/assets/b.svg) c[^1].', ''],
      ...['[^1]: A note.', '', '[words][nowhere] [](/a) [b]()', '', '## Empty', '', '## Full', ''],
      ...['| a |', '|---|', '', '| a |', '|---|', '| `b|c` |', '', '> # Quoted'],
    ]
    expect(report(...lines)).toMatchInlineSnapshot(`
      "1:1+3 error unfit-markdown
        The file begins with properties.
        Write them into the JSON file of the page, and delete the lines from "---" to "---".
      5:1+6 error unfit-markdown
        The page has its main heading already.
        Delete the line, or begin a section with "## ".
      7:3+19 error unfit-markdown
        A picture cannot be part of a paragraph.
        Put it into a paragraph of its own, with an empty line before and after it.
      7:24+4 error unfit-markdown
        Footnotes are not supported: "[^1]".
        Write the note in brackets, or as a section, and link to that. To show it literally, write "\\[^1]".
      9:1+4 error unfit-markdown
        Footnotes are not supported: "[^1]".
        Write the note in brackets, or as a section, and link to that. To show it literally, write "\\[^1]".
      11:1+16 error unfit-markdown
        The link "[words][nowhere]" has no target.
        Write [words](/path), or add a line such as "[name]: /path" to the file. To show it literally, write "\\[words][nowhere]".
      11:18+6 error unfit-markdown
        This link has no text.
        Write a link as [words](/path).
      11:25+5 error unfit-markdown
        This link has no address.
        Write a link as [words](/path).
      13:1+8 error unfit-markdown
        There is no text below this heading.
        Write a paragraph below it. If it groups the headings below it, begin those with "### ".
      17:1+5 error unfit-markdown
        The table has no rows.
        Write a row below the line of hyphens.
      22:1+9 error unfit-markdown
        This row has 2 cells, but the table has 1 columns.
        In a cell, even in code, write a vertical bar as "\\|".
      24:3+8 error unfit-markdown
        The page has its main heading already.
        Delete the line, or begin a section with "## "."
    `)
  })

  it('is a warning where only its form is lost', () => {
    const lines = [
      ...['## A [link](/a) `here`', '', 'One  ', 'two\\', 'three [a](/a "Title")', '', '***', ''],
      ...['- [ ] a', '- [x] b', '-', '', '```js title="a.js"', 'c', '```', '', '```{.js}', 'd'],
    ]
    expect(report(...lines)).toMatchInlineSnapshot(`
      "1:6+10 warning changed-markdown
        A heading is plain text: it is shown without formatting.
        Write the words without formatting; put a link into the text below.
      3:4+2 warning changed-markdown
        A line break within a paragraph is not shown.
        Write a paragraph for each line, or a list.
      4:4+1 warning changed-markdown
        A line break within a paragraph is not shown.
        Write a paragraph for each line, or a list.
      5:7+15 warning changed-markdown
        The title of a link is not shown: "Title".
        Put it into the text of the link, or remove it.
      7:1+3 warning changed-markdown
        A horizontal line between paragraphs is not shown.
        Begin a section with "## ", or delete the line.
      9:3+3 warning changed-markdown
        Task lists are not supported: visitors see "[ ]".
        Write a list without checkboxes. To show it literally, write "\\[ ]".
      10:3+3 warning changed-markdown
        Task lists are not supported: visitors see "[x]".
        Write a list without checkboxes. To show it literally, write "\\[x]".
      11:1+1 warning changed-markdown
        This list item is empty, so it is not shown.
        Write its text, or delete the line.
      13:1+18 warning changed-markdown
        The text after the backticks is not shown: "title="a.js"".
        After the backticks, write only the language of the code, such as "json".
      17:1+8 warning changed-markdown
        The text after the backticks is not shown: "{.js}".
        After the backticks, write only the language of the code, such as "json"."
    `)
  })

  it.each(['', '\n\n', '[a]: /b', '-'])('reports a file without a text: %j', (text) => {
    const { sections, issues } = parseMarkdown(FILE, text)
    expect(sections).toEqual([])
    expect(issues.map(({ message }) => message)).toMatchSnapshot()
  })

  it('reports lists and delimiters that are too deep to be read', () => {
    expect(report(`${'>'.repeat(5000)}a`)).toMatchInlineSnapshot(`
      "1:33+1 error unfit-markdown
        This is nested more than 32 levels deep in lists, quotations and formatting.
        Begin a section or a separate list."
    `)
    expect(report('*a '.repeat(300) + 'b*'.repeat(300))).toMatchInlineSnapshot(`
      "1:92+2 error unfit-markdown
        This is nested more than 32 levels deep in lists, quotations and formatting.
        Begin a section or a separate list."
    `)
  })

  it('leaves a line that begins a text where it is', () => {
    expect(report('---', '', 'A', '', '---')).toMatchInlineSnapshot(`
      "1:1+3 warning changed-markdown
        A horizontal line between paragraphs is not shown.
        Begin a section with "## ", or delete the line.
      5:1+3 warning changed-markdown
        A horizontal line between paragraphs is not shown.
        Begin a section with "## ", or delete the line."
    `)
  })
})

/** Words with characters that have a meaning in Markdown, in rich text or for the check. */
const words = fc
  .array(
    fc.constantFrom(
      ...['a', 'word', 'Ünï', '1', '*', '_', '`', '[', ']', '(', ')', '<', '>', '&', '\\', '#'],
      ...['~', '|', '!', '{', '}', '{year}', '-', '+', '.', '](/x)', '**', '&amp;', '<b>', '[^1]'],
      ...[' ', ' ', ' '],
    ),
    { minLength: 1, maxLength: 8 },
  )
  // Elsewhere, white space at the edges of a paragraph disappears, and several spaces become one.
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '' && !/\[\^|\]\s?\[|\[ \]|\[x\]/i.test(text))

const phrases: fc.Arbitrary<PhrasingContent[]> = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'phrase' },
    words.map((value): PhrasingContent => ({ type: 'text', value })),
    // In code in a table cell, a backslash before a bar cannot be written.
    words.map(
      (value): PhrasingContent => ({ type: 'inlineCode', value: value.replaceAll('\\', '/') }),
    ),
    fc.tuple(fc.constantFrom('strong', 'emphasis'), tie('list')).map(([type, children]) => ({
      type: type as 'strong',
      children: children as PhrasingContent[],
    })),
    fc.tuple(fc.constantFrom('/a', 'https://b.example/c?d=(e)', 'mailto:f@g.example'), words).map(
      ([url, value]): PhrasingContent => ({
        type: 'link',
        url,
        children: [{ type: 'text', value }],
      }),
    ),
  ),
  list: fc
    .array(tie('node') as fc.Arbitrary<PhrasingContent>, { minLength: 1, maxLength: 4 })
    // Separates the nodes with a space, as writers do.
    .map((nodes) =>
      nodes.flatMap((node, index): PhrasingContent[] =>
        index === 0 ? [node] : [{ type: 'text', value: ' ' }, node],
      ),
    ),
})).list as fc.Arbitrary<PhrasingContent[]>

const flow: fc.Arbitrary<RootContent[]> = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'flow' },
    phrases.map((children): RootContent => ({ type: 'paragraph', children })),
    words.map((value): RootContent => ({ type: 'code', lang: 'js', value })),
    fc.constantFrom(2, 3).chain((depth) =>
      words.map(
        (value): RootContent => ({
          type: 'heading',
          depth: depth as 2,
          children: [{ type: 'text', value }],
        }),
      ),
    ),
    tie('list').map((children) => ({ type: 'blockquote', children }) as RootContent),
    fc.tuple(fc.boolean(), fc.array(tie('list'), { minLength: 1, maxLength: 3 })).map(
      ([ordered, items]) =>
        ({
          type: 'list',
          ordered,
          children: items.map((children) => ({ type: 'listItem', children })),
        }) as RootContent,
    ),
    fc.array(fc.tuple(phrases, phrases), { minLength: 2, maxLength: 3 }).map(
      (rows): RootContent => ({
        type: 'table',
        children: rows.map((cells) => ({
          type: 'tableRow',
          children: cells.map((children) => ({ type: 'tableCell', children })),
        })),
      }),
    ),
  ),
  list: fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
})).list as fc.Arbitrary<RootContent[]>

const squash = (text: string): string => text.replace(/\s+/g, '')

function readTree(node: Root | RootContent | PhrasingContent): string {
  if ('children' in node) return node.children.map(readTree).join('')
  return 'value' in node ? node.value : ''
}

/** The readable strings in a value, in order. */
function listTexts(value: unknown, pointer = ''): { pointer: string; text: string }[] {
  if (typeof value === 'string') {
    const [, name = ''] = /\/([a-z]+)(?:\/\d+)*$/.exec(pointer) ?? []
    if (/^(?:id|language|src|align)$/.test(name)) return []
    const isPlain = name === 'title' || name === 'heading' || /\/code\/text$/.test(pointer)
    return [{ pointer, text: isPlain ? unescapeText(value) : renderPlainText(value) }]
  }
  if (typeof value !== 'object' || value === null) return []
  // Puts the title first, because it comes first on the page.
  const entries = Object.entries(value).sort(
    ([a], [b]) => Number(b === 'title') - Number(a === 'title'),
  )
  return entries.flatMap(([key, child]) => listTexts(child, `${pointer}/${key}`))
}

describe('any Markdown', () => {
  it('loses no text, and every text has its place', () => {
    fc.assert(
      fc.property(flow, (children) => {
        const tree: Root = {
          type: 'root',
          children: [
            { type: 'paragraph', children: [{ type: 'text', value: 'Begin.' }] },
            ...children,
          ],
        }
        const text = toMarkdown(tree, { extensions: [gfmTableToMarkdown()] })
        const { sections, places, issues } = parseMarkdown(FILE, text)
        // A heading without content below it, or a list that starts with another number.
        fc.pre(issues.every(({ rule }) => rule !== 'unfit-markdown'))
        const texts = listTexts(sections)
        expect(squash(texts.map((one) => one.text).join(''))).toBe(squash(readTree(tree)))
        const lines = text.split('\n')
        for (const { pointer, text: shown } of texts) {
          const place = places.get(pointer)
          if (shown === '') continue
          expect(place, pointer).toBeDefined()
          const { line, column, length } = place ?? { line: 0, column: 0, length: 0 }
          const written = lines[line - 1]?.slice(column - 1, column - 1 + length) ?? ''
          expect(written.length, pointer).toBe(length)
          const [word] = /[a-zÜ]+/i.exec(shown) ?? []
          if (word && !/\/code\//.test(pointer) && shown.startsWith(word)) {
            expect(written, pointer).toContain(word)
          }
        }
      }),
    )
  })

  it('has sections that the schemas accept, and no HTML in its texts', () => {
    const validator = createValidator(loadSchemas(projectRoot))
    fc.assert(
      fc.property(flow, (children) => {
        const text = toMarkdown({ type: 'root', children }, { extensions: [gfmTableToMarkdown()] })
        const { sections, places } = parseMarkdown(FILE, text)
        fc.pre(sections.length > 0)
        const blocks = [{ type: 'prose', sections }]
        const page = { title: 'A', description: 'B.', blocks }
        const { errors, references } = validator.validate('page', page)
        expect(errors).toEqual([])
        const documents = [{ file: FILE, data: page, references, valid: true }]
        const context = { documents, tokens: {} } as unknown as DocumentContext
        const found = htmlInText.check(context)
        // Plain text, such as titles, is shown unchanged.
        expect(found.filter(({ pointer }) => !/\/(?:title|heading)$/.test(pointer))).toEqual([])
        for (const { pointer } of references) {
          const [, within] = pointer.split('/blocks/0/sections')
          if (within !== undefined) expect(places.has(within), pointer).toBe(true)
        }
      }),
    )
  })

  it('has the same links and the same formatting', () => {
    fc.assert(
      fc.property(phrases, (children) => {
        const tree: Root = { type: 'root', children: [{ type: 'paragraph', children }] }
        const text = toMarkdown(tree)
        const { sections } = parseMarkdown(FILE, text)
        const [entry] = sections[0]?.content ?? []
        // Emphasis directly within emphasis is parsed as strong emphasis.
        const [paragraph] = parseTree(text).children
        const read = paragraph?.type === 'paragraph' ? paragraph.children : []
        const wanted = read.flatMap((node) => listLeaves(node, []))
        const found = parseRichText(entry?.text ?? '').flatMap((node) => listRichLeaves(node, []))
        expect(joinLeaves(found)).toEqual(joinLeaves(wanted))
      }),
    )
  })
})

interface Leaf {
  kinds: string[]
  text: string
}

function listLeaves(node: PhrasingContent, kinds: string[]): Leaf[] {
  if (node.type === 'inlineCode') return [{ kinds: [...kinds, 'code'], text: node.value }]
  if (node.type === 'text') return [{ kinds, text: node.value }]
  if (!('children' in node)) return []
  const kind = node.type === 'link' ? node.url.replace(/[()]/g, encodeBracket) : node.type
  return node.children.flatMap((child) => listLeaves(child, [...kinds, kind]))
}

const encodeBracket = (bracket: string): string => (bracket === '(' ? '%28' : '%29')

function listRichLeaves(node: RichNode, kinds: string[]): Leaf[] {
  if (typeof node === 'string') return [{ kinds, text: node }]
  const kind = node.kind === 'link' ? node.href : node.kind
  return node.children.flatMap((child) => listRichLeaves(child, [...kinds, kind]))
}

/** Every character except white space, with its formatting. */
function joinLeaves(leaves: Leaf[]): string[] {
  return leaves.flatMap(({ kinds, text }) =>
    [...squash(unescapeText(text))].map((character) =>
      [character, ...[...new Set(kinds)].sort()].join(' '),
    ),
  )
}

describe('a file that is nested too deep (R-319)', () => {
  const times = 10_000
  it.each([
    ['quotations', `${'>'.repeat(times)} a`, 33],
    ['lists on a line', `${'- '.repeat(times)}a`, 33],
    ['lists in quotations', `${'> - '.repeat(times)}a`, 43],
    ['emphasis', `${'*a '.repeat(times)}b${' a*'.repeat(times)}`, 1501],
    ['brackets', '['.repeat(times), 501],
    ['pictures', `${'!['.repeat(times)}a${'](/b)'.repeat(times)}`, 1002],
  ])('is reported at the first part that is: %s', (_what, text, column) => {
    const { issues } = parseMarkdown(FILE, `a\n\n${text}\n`)
    expect(issues.map(({ rule, place }) => [rule, place?.line, place?.column])).toEqual([
      ['unfit-markdown', 3, column],
    ])
  })

  it('is reported at the first line that is', () => {
    const lists = Array.from({ length: 1000 }, (_, depth) => `${'  '.repeat(depth)}- a`)
    const { issues } = parseMarkdown(FILE, lists.join('\n'))
    expect(issues.map(({ place }) => [place?.line, place?.column])).toEqual([[17, 33]])
  })

  it('may have many lists, quotations and delimiters next to each other', () => {
    const text = '- **a** [b](/b) *c*\n  - d\n    1. > e\n'.repeat(300)
    expect(parseMarkdown(FILE, `${text}\n${'- '.repeat(40)}\n`).issues).toHaveLength(1)
  })
})
