/** Splits code into tokens, whose colours come from a page's styles. */
import { createRequire } from 'node:module'
import type { HLJSApi } from 'highlight.js'
import type { CodeKind, CodeRun } from '../../../core/text/code-runs'
import { writeRuns } from '../../../core/text/code-runs'
import { unescapeHtml } from '../../../core/text/escape'

/**
 * The maximum length to highlight. Longer code takes too long, and is not an example for readers.
 */
const MAX_LENGTH = 200_000

/** The library's scopes: https://highlightjs.readthedocs.io/en/latest/css-classes-reference.html */
const SCOPES: Record<string, CodeKind> = {
  addition: 'addition',
  attr: 'attribute',
  attribute: 'attribute',
  built_in: 'type',
  bullet: 'number',
  char: 'string',
  class: 'type',
  code: 'string',
  comment: 'comment',
  deletion: 'deletion',
  doctag: 'keyword',
  formula: 'string',
  keyword: 'keyword',
  link: 'string',
  literal: 'number',
  meta: 'comment',
  name: 'type',
  number: 'number',
  property: 'attribute',
  quote: 'comment',
  regexp: 'string',
  section: 'title',
  string: 'string',
  symbol: 'number',
  'selector-attr': 'attribute',
  'selector-class': 'attribute',
  'selector-id': 'attribute',
  'selector-pseudo': 'keyword',
  'selector-tag': 'type',
  'template-variable': 'attribute',
  title: 'title',
  type: 'type',
  variable: 'attribute',
}

/** Returns `true` if the language, given by name or alias, can be highlighted. */
export function isCodeLanguage(name: string): boolean {
  return loadLibrary().getLanguage(name) !== undefined
}

/** The names of all languages, without aliases. */
export function listCodeLanguages(): string[] {
  return loadLibrary().listLanguages()
}

/**
 * The tokens in code, in the format that `readRuns` takes. Undefined if the language is unknown or
 * the code has no tokens.
 */
export function highlightCode(text: string, language: string): string | undefined {
  if (text.length > MAX_LENGTH || !isCodeLanguage(language)) return undefined
  const { value } = loadLibrary().highlight(text, { language, ignoreIllegals: true })
  const runs = readMarkup(value)
  return runs.some(({ kind }) => kind) ? writeRuns(runs) : undefined
}

const MARKUP = /<span class="([^"]*)">|(<\/span>)|([^<]+)/g

/** The tokens in the library's HTML. A scope without a kind has its parent's kind. */
function readMarkup(html: string): CodeRun[] {
  const runs: CodeRun[] = []
  const kinds: (CodeKind | undefined)[] = []
  for (const [, scope, end, text] of html.matchAll(MARKUP)) {
    if (scope !== undefined) kinds.push(kindOf(scope) ?? kinds.at(-1))
    else if (end) kinds.pop()
    else if (text) runs.push({ text: unescapeHtml(text), kind: kinds.at(-1) })
  }
  return runs
}

function kindOf(classes: string): CodeKind | undefined {
  // `this` and similar words count as keywords.
  if (classes === 'hljs-variable language_') return 'keyword'
  return SCOPES[(classes.split(' ')[0] ?? '').replace('hljs-', '')]
}

// Loaded on demand.
const loadLibrary = (): HLJSApi => createRequire(import.meta.url)('highlight.js')
