import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../../../../engine/node/sources/markdown/parse-markdown'

const report = (text: string) =>
  parseMarkdown('pages/text.md', text).issues.map(({ place, rule, message, hint }) => {
    const { line = 0, column = 0, length = 0 } = typeof place === 'object' ? place : {}
    return `${line}:${column}+${length} ${rule} ${message} ${hint}`
  })

/** What is written → where it is reported, and its kind. */
const SYNTAX: [written: string, place: string, kind: RegExp][] = [
  ['> [!NOTE]\n> Useful.', '1:3+7', /^Alerts/],
  ['> [!warning]- Title\n> Useful.', '1:3+11', /^Alerts/],
  ['::: tip Title\nText\n:::', '1:1+13', /^Containers/],
  [':::note\n\nText\n\n:::', '1:1+7', /^Containers/],
  ['::: {.box}\nText\n:::', '1:1+10', /^Containers/],
  ['!!! note "Title"', '1:1+8', /^Containers/],
  ['A claim[^1].\n\n[^1]: https://example.com/source', '1:8+4', /^Footnotes/],
  ['A claim[^1].\n\n[^1]: Note.', '1:8+4', /^Footnotes/],
  ['A claim^[with a note].', '1:8+14', /^Footnotes/],
  ['See [[Page]].', '1:5+8', /^Links in double/],
  ['See [[a page|this page]].', '1:5+20', /^Links in double/],
  ['![[sign.png]]', '1:1+13', /^Pictures in double/],
  ['An ==important== word.', '1:4+13', /^Highlights/],
  ['An ==*important*== word.', '1:4+15', /^Highlights/],
  ['[TOC]', '1:1+5', /^Tables of contents/],
  ['[[_TOC_]]', '1:1+9', /^Tables of contents/],
  ['[[toc]]', '1:1+7', /^Tables of contents/],
  ['$$\na^2 + b_1 * c_1\n$$', '1:1+2', /^Formulas/],
  ['With $\\alpha_1$ and so on.', '1:6+10', /^Formulas/],
  ["import { Tabs } from '@theme/Tabs';\n\nText.", '1:1+35', /^Import/],
  ['export const meta = {}', '1:1+19', /^Export/],
  ['Loaf\n: A bread.', '2:1+2', /^Definition lists/],
  ['*[HTML]: Hypertext', '1:1+8', /^Abbreviations/],
  ['Done :tada:', '1:6+6', /^Names of emoji/],
  ['H~2~O', '1:2+3', /^Raised/],
  ['a^2^', '1:2+3', /^Raised/],
  ['- [x] done', '1:3+3', /^Task lists/],
  ['Some ~~old~~ words.', '1:6+7', /^Visitors see .*"~~old~~"/],
  ['Some **words **.', '1:6+2', /^Visitors see .*"\*\*"/],
  ['See [the page]( /a b).', '1:14+2', /^Visitors see .*"\]\("/],
  ['A *word.', '1:3+1', /^Visitors see .*"\*"/],
  ['• One\n• Two', '1:1+2', /^Visitors see .*"•"/],
]

describe('syntax of other dialects', () => {
  it.each(SYNTAX)('%j is reported where it is', (written, place, kind) => {
    const issues = report(`${written}\n`)
    expect(issues).toHaveLength(1)
    const [, at = '', message = ''] = /^(\S+) \S+ (.*)$/s.exec(issues[0] ?? '') ?? []
    expect(at).toBe(place)
    expect(message).toMatch(kind)
  })

  it.each(SYNTAX)('%j is literal in code', (written) => {
    expect(report(`\`\`\`\n${written}\n\`\`\`\n`)).toEqual([])
    expect(report(`A \`${written.replaceAll(/\n+(?:> )?/g, ' ')}\`.\n`)).toEqual([])
  })

  it.each([
    ...['\\[!NOTE] and \\[[Page]] and \\==a==, \\:tada:, \\[TOC]', 'H\\~2~O and a\\^2^'],
    ...[
      'It costs $5_000 to $6_000, in $HOME/a_b.',
      'a == b and c == d',
      'Either [x] or [TOC] or [1]',
    ],
    ...['At 10:30:45, a:b:c', 'import duties from "abroad" are high', 'A [[1]] and [[1, 2]]'],
    ...['5* hotels, 2 * 3, \\*a\\* and \\*\\*', 'He said:\n\n: and more', '[[1]](/a) [[a]](/b)'],
    ...[
      'C++ and x^y and a~b',
      '!!! wait for it',
      'a^b^c',
      '`a`==`b`',
      '[a]: /b\n\nText [a] **[a]**',
    ],
  ])('%j is text', (written) => {
    expect(report(`${written}\n`)).toEqual([])
  })

  it('has hints with what to write', () => {
    const text = '> [!NOTE]\n> One.\n\nSee [[Page]] and **bold **.\n\n::: tip\n\nimport "./a"\n'
    expect(report(text)).toMatchInlineSnapshot(`
      [
        "1:3+7 changed-markdown Alerts are not supported: visitors see "[!NOTE]". Write strong words such as "**Note:**" instead. To show it literally, write "\\[!NOTE]".",
        "4:5+8 changed-markdown Links in double brackets are not supported: visitors see "[[Page]]". Write a link as [words](/path). To show it literally, write "\\[[Page]]".",
        "4:18+2 stray-mark Visitors see these characters literally: "**". Put "**" directly before and after strong words: **strong**. To show it literally, write "\\*\\*".",
        "6:1+7 changed-markdown Containers are not supported: visitors see "::: tip". Delete the lines of the container. Write strong words such as "**Note:**" instead. To show it literally, write "\\::: tip".",
        "8:1+12 changed-markdown Import lines are not supported: visitors see "import "./a"". Delete the line. Add a block to the JSON file of the page for content other than text.",
      ]
    `)
  })
})

describe('properties at the start of a file', () => {
  const at = (line: number, text: string) => [`${line}:1+${text.length} unfit-markdown`]

  it.each([
    ['---\ntitle: A\n---\n\nText.', 1, '---'],
    ['---\n# A comment\ntitle: A\n---\n\nText.', 1, '---'],
    ['+++\ntitle = "A"\n+++\n\nText.', 1, '+++'],
    ['+++\r\n[params]\r\na = 1\r\n+++\r\n\r\nText.', 1, '+++'],
    [';;;\n"title": "A"\n;;;\nText.', 1, ';;;'],
    ['{\n  "title": "A"\n}\n\nText.', 1, '{'],
    ['<!--\ntitle: A\n-->\n\nText.', 1, '<!--'],
    ['<!--\n---\ntitle: A\n---\n-->\n\nText.', 1, '<!--'],
    ['\n---\ntitle: A\n---\n\nText.', 2, '---'],
  ])('are reported: %j', (text, line, fence) => {
    const issues = report(text)
    expect(issues.map((issue) => issue.split(' ').slice(0, 2).join(' '))).toEqual(at(line, fence))
    expect(issues[0]).toContain(`delete the lines from "${fence}" to`)
  })

  it.each([
    '---\n\nText: a\n\n---\n\nMore.',
    '+++\n\nText.',
    'Text\n---\na: b\n---',
  ])('are not in %j', (text) => {
    expect(report(text).filter((issue) => issue.includes('properties'))).toEqual([])
  })
})
