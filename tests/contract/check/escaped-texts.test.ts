/** A backslash makes delimiters, tags and tokens plain text in every text. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { makeScratchFolder } from '../../support/scratch-folder'
import { buildTimeIn } from '../../support/sites/build-time'

const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')

const TITLE = String.raw`List\<String>, {brand}, \{brand}, \{year}, \{PATH}, C:\Users`
const SHOWN = String.raw`List<String>, Wren Street Bakery, {brand}, {year}, {PATH}, C:\Users`
/** Its markup is literal in rich text, too. */
const RICH = String.raw`\*a\* \[b](/nowhere) \_\_c\_\_ \`d\` \{{ e }} `
const SHOWN_RICH = '*a* [b](/nowhere) __c__ `d` {{ e }} '

function write(path: string, content: object | string): void {
  const file = join(siteDir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

const read = (path: string) => readFileSync(join(outDir, path), 'utf8')

/** The texts of the elements of a name. */
function listTexts(html: string, element: string): string[] {
  const found = html.matchAll(new RegExp(`<${element}(?: [^>]*)?>(.*?)</${element}>`, 'gs'))
  return [...found].map(([, inner = '']) =>
    inner
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  )
}

beforeAll(async () => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  const date = '2026-01-02'
  const settings = JSON.parse(readFileSync(join(siteDir, 'settings.json'), 'utf8'))
  const note = String.raw`\*a\* \<b>`
  write('settings.json', { ...settings, tokens: { ...settings.tokens, note } })
  write('data/cells.csv', `Name,"Of ${RICH}"\na,> 60\n# 1,"${TITLE}"\n`)
  write('pages/notes/_collection.json', { feed: { title: `Feed ${TITLE}` } })
  write('pages/notes.json', {
    ...{ title: 'Notes', description: 'All notes.' },
    blocks: [
      { type: 'hero', title: 'Notes' },
      { type: 'page-list', title: 'All', list: { from: '/notes' } },
    ],
  })
  write('pages/notes/json.json', {
    ...{
      title: TITLE,
      description: `About ${TITLE}.`,
      date,
      search: { type: 'Note', keywords: [TITLE] },
    },
    blocks: [
      { type: 'hero', title: TITLE, text: RICH + TITLE },
      { type: 'prose', sections: [{ content: [{ text: '*\u2060em* {note}' }] }] },
      { type: 'faq', items: [{ id: 'q', question: TITLE, answer: RICH + TITLE }] },
      {
        type: 'table',
        caption: TITLE,
        columns: ['A', 'B'],
        rows: [
          ['> 60', '# 1'],
          ['- 5', TITLE],
        ],
      },
      { type: 'table', caption: 'Rows', rows: { from: 'data/cells.csv' } },
      { type: 'prose', sections: [{ content: [{ text: `\`{\\{PATH}\` ${TITLE}` }] }] },
    ],
  })
  write('pages/notes/markdown.json', {
    ...{ title: 'Markdown', description: 'From Markdown.', date },
    blocks: [
      { type: 'hero', title: 'Text' },
      { type: 'prose', text: { file: 'text.md' } },
    ],
  })
  write('pages/notes/text.md', `## ${TITLE}\n\n${RICH}${TITLE}\n\n\\# One \`{{ x }} {brand}\`\n`)
  const { problems } = await buildSite({ siteDir, outDir, buildTime: buildTimeIn(2026) })
  expect(problems.filter(({ rule }) => rule !== 'long-title')).toEqual([])
}, 120_000)

describe('escaped texts', () => {
  it('are literal in titles, rich text, tables and rows of data', () => {
    const html = read('notes/json.html')
    expect(listTexts(html, 'title')).toEqual([SHOWN])
    expect(listTexts(html, 'h1')).toEqual([SHOWN])
    expect(listTexts(html, 'p')).toContain(SHOWN_RICH + SHOWN)
    expect(listTexts(html, 'td')).toEqual(expect.arrayContaining(['> 60', '# 1', '- 5', SHOWN]))
    expect(listTexts(html, 'th')).toContain(`Of ${SHOWN_RICH}`.trim())
    expect(listTexts(html, 'code')).toContain('{{PATH}')
    expect(html).toContain('<em>em</em> *a* &lt;b&gt;')
  })

  it('are literal in Markdown', () => {
    const html = read('notes/markdown.html')
    expect(listTexts(html, 'h2')).toContain(SHOWN)
    expect(listTexts(html, 'p')).toContain(SHOWN_RICH + SHOWN)
    expect(listTexts(html, 'p')).toContain('# One {{ x }} {brand}')
  })

  it('are literal in structured data', () => {
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
      read('notes/json.html'),
    ) ?? ['']
    const graph: Record<string, unknown>[] = JSON.parse(data)['@graph']
    expect(graph.find((thing) => thing['@type'] === 'Article')).toMatchObject({
      headline: SHOWN,
      description: `About ${SHOWN}.`,
    })
    expect(graph.find((thing) => thing['@type'] === 'FAQPage')).toMatchObject({
      mainEntity: [{ name: SHOWN, acceptedAnswer: { text: SHOWN_RICH + SHOWN } }],
    })
  })

  it('have no backslash or joiner in any file of the output', () => {
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    const texts = files.filter((file) => /\.(?:html|json|atom|xml|txt)$/.test(file))
    expect(texts.length).toBeGreaterThan(20)
    for (const file of texts) {
      const text = read(file)
      expect(text, file).not.toMatch(/\\{1,2}[{*[`]|\\{1,2}<(?!\/)/)
      // The rich text of page data keeps its escapes.
      const shown = text.replaceAll(/<script(?! type="application\/ld).*?<\/script>/gs, '')
      if (!/_data/.test(file)) expect(shown, file).not.toContain('\u2060')
    }
    expect(read('_data/search-index.json')).toContain(JSON.stringify(SHOWN).slice(1, -1))
    expect(read('notes/feed.json')).toContain(JSON.stringify(`Feed ${SHOWN}`))
  })
})
