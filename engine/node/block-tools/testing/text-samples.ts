import type { Arbitrary } from 'fast-check'
import fc from 'fast-check'
import type { JsonSchema } from '../../schemas/json-schema'

/** Typical text of authors, the simplest first: failing cases shrink towards it. */
const TEXTS = [
  'x',
  'A heading of usual length',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Pneumonoultramicroscopicsilicovolcanoconiosis/Hippopotomonstrosesquippedaliophobia',
  'https://shop.example/a/very/long/address?that=has&no=space#in-it-at-all-from-end-to-end',
  'الخزانة المركزية وإدارة السيولة في المصارف والمؤسسات المالية الكبرى',
  'ניהול נזילות (תקן ISO 20022) בבנק המרכזי — 15–25 %',
  '中央银行的流动性管理与实时全额支付系统',
  'ทั้งหมดนี้เขียนติดกันโดยไม่เว้นวรรคเพื่อทดสอบการตัดบรรทัด',
  'Tiếng Việt: Nguyễn Thị Ánh 😀👩‍👩‍👧‍👦🇦🇺 e\u0301',
  'Quotes " and \' and & and © {brand} < 5 > 3 \\ ` $& %s',
  '  spaces  around  ',
  'One line\nand the next',
  `${'A paragraph that goes on and on, as the terms of a contract do. '.repeat(12)}End.`,
]

const RICH_TEXTS = [
  ...TEXTS,
  'With **strong**, *emphasis* and [a link](/).',
  '**[All of it a strong link to a far address](https://shop.example/q?x=1)**',
  'Run `npx quire check --fix --with=a-very-long-option-that-does-not-break-anywhere`, or `<b>`',
  'A * star, an open ** mark, a [bracket and ](',
]

// The text of a phone link is its number, which does not wrap.
const HREFS = ['/', 'https://shop.example/far?x=1&y=%20', 'mailto:a@shop.example']

/** The name of an icon, an asset or a notice must exist. */
const BY_MEANING: Record<string, string[]> = {
  text: TEXTS,
  message: TEXTS,
  'rich-text': RICH_TEXTS,
  href: HREFS,
  icon: ['check', 'chart-bar', 'arrow-up-right'],
  notice: ['formSubmitted'],
  asset: ['/assets/brand/mark.svg', '/assets/brand/mark-inverse.svg'],
  file: ['rules.pdf', 'Price list 2026.csv', 'tour.webm', 'tour.en.vtt'].map(
    (name) => `/assets/papers/${name}`,
  ),
  frame: ['https://maps.example/embed?place=1', 'https://films.example/watch/a%20b#t=1'],
  map: ['92 -42 160 20', '-180 -85 180 85', '115 -33 116 -31'],
  person: ['mira', 'tom'],
  'code-language': ['text', 'json', 'ts', 'html', 'makefile'],
  anchor: ['a', 'length', 'constructor', 'Title-2'.toLowerCase(), 'aVeryLongAnchor-'.repeat(5)],
}

/** Samples for patterns that imply more than their characters. */
const BY_NAME: Record<string, string[]> = {
  phone: ['01', '+44 1632 960127', `+${'0123456789 '.repeat(2)}0`],
  email: ['a@b.example', `${'long.address.'.repeat(6)}x@${'shop.'.repeat(8)}example`],
  url: ['/api', 'https://shop.example/api?x=1'],
  from: ['/', '/notes'],
  autocomplete: ['email', 'section-a shipping street-address', 'off'],
}

/** Samples for formats that imply more than a pattern. */
const BY_FORMAT: Record<string, string[]> = {
  'language-tag': ['en', 'de', 'pt-BR', 'zh-Hant', 'ar'],
  'date-range': ['2026-12-24', '2026-12-24/2026-12-26', '2099-12-31/2100-01-02'],
}

/** A generator of the text that a string schema accepts. `name` is that of the property. */
export function sampleText(
  schema: JsonSchema,
  name: string,
  audiences: string[],
): Arbitrary<string> {
  const { meaning, pattern, format } = schema as Record<
    'meaning' | 'pattern' | 'format',
    string | undefined
  >
  if (meaning === 'audience') return fc.constantFrom(...audiences)
  const named = BY_FORMAT[format ?? ''] ?? (pattern === undefined ? undefined : BY_NAME[name])
  if (named) return fc.constantFrom(...named)
  const listed = meaning === undefined ? undefined : BY_MEANING[meaning]
  if (listed) {
    const texts = typeof schema.default === 'string' ? [...listed, schema.default] : listed
    const form = new RegExp(pattern ?? '', 'u')
    return fc.constantFrom(...texts.filter((text) => form.test(text)))
  }
  if (pattern !== undefined) {
    // The tests search the HTML for these words as signs of an error.
    return fc
      .stringMatching(new RegExp(pattern, 'u'), { maxLength: 60 })
      .filter((text) => !/undefined|NaN/.test(text))
  }
  return fc.constantFrom('x', 'constructor', ...TEXTS.slice(1, 6))
}
