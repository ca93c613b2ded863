import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../../../../engine/node/sources/markdown/parse-markdown'

/** The first content entry of a Markdown file. */
const readEntry = (...lines: string[]) =>
  parseMarkdown('pages/a.md', lines.join('\n')).sections[0]?.content?.[0]

describe('lines of a paragraph are joined as in CSS Text', () => {
  it.each([
    ['這個段落是那麼長，', '在一行寫不行。', '這個段落是那麼長，在一行寫不行。'],
    ['吾輩は猫である。', '名前はまだ無い。', '吾輩は猫である。名前はまだ無い。'],
    ['カタカナー', 'ひらがな', 'カタカナーひらがな'],
    ['ﾊﾝｶｸ', '仮名', 'ﾊﾝｶｸ仮名'],
    ['人々', '々の', '人々々の'],
    ['ㄅㄆㄇ', '注音', 'ㄅㄆㄇ注音'],
    ['𠮷野家', '𠮷野', '𠮷野家𠮷野'],
    ['全角！', '（括弧）', '全角！（括弧）'],
    ['他说：', '“你好”', '他说：“你好”'],
    ['“你好……”', '他说', '“你好……”他说'],
    ['ꆈꌠ', 'ꁱꂷ', 'ꆈꌠꁱꂷ'],
    ['**長い**', '文', '**長い**文'],
    ['[長い', '文](/a)', '[長い文](/a)'],
    ['ภาษา\u200B', 'ไทย', 'ภาษา\u200Bไทย'],
    ['長い  ', '  文', '長い文'],
  ])('%s and %s without a space', (first, second, joined) =>
    expect(readEntry(first, second)).toEqual({ text: joined }))

  it.each([
    ['한국어는 띄어', '쓴다.'],
    ['한국어。', '문장'],
    ['漢字', '한글'],
    ['日本語', 'Latin'],
    ['Latin', '日本語'],
    ['版本 2', '发布'],
    ['ภาษา', 'ไทย'],
    ['ພາສາ', 'ລາວ'],
    ['one', 'two'],
    ['العربية', 'لغة'],
    ['“quoted”', '“words”'],
    ['絵 🍞', '🍞 絵'],
    ['`漢字`', 'a'],
    ['1 \\*', '漢字'],
  ])('%s and %s with a space', (first, second) =>
    expect(readEntry(first, second)).toEqual({
      text: `${first} ${second}`.replace('\\*', '*\u2060'),
    }))

  it('in items, quotations, headings and descriptions of pictures', () => {
    expect(readEntry('- 長い', '  文')).toEqual({ list: ['長い文'] })
    expect(readEntry('> 長い', '> 文')).toEqual({ quote: { content: [{ text: '長い文' }] } })
    const { sections } = parseMarkdown('pages/a.md', '長い\n文\n---\n\nA')
    expect(sections.at(-1)?.title).toBe('長い文')
    expect(readEntry('![長い', '絵](/assets/a.png)')).toMatchObject({ picture: { alt: '長い絵' } })
  })
})
