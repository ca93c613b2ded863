/** Rule reasons and comments link to the standard that they come from. */
import { describe, expect, it } from 'vitest'
import { BLOCK_RULES } from '../../../engine/node/schemas/docs/block-rules'
import { RULE_GROUPS } from '../../../engine/node/schemas/docs/rule-groups'
import { listEngineTexts } from '../../support/sources/engine-texts'

const reasons = Object.assign({}, ...[...RULE_GROUPS, BLOCK_RULES].map(({ rules }) => rules))

/** The standard that requires each rule. */
const STANDARDS: Record<string, string> = {
  'bad-json': 'rfc8259',
  'duplicate-key': 'rfc8259#section-4',
  'long-number': 'rfc8259#section-6',
  'bad-csv': 'rfc4180',
  'missing-date': 'rfc4287',
  'lasting-redirect': 'rfc9110',
  'expired-contact': 'rfc9116',
  'refused-host': '/CSP3/',
  'unproven-host': 'html.spec.whatwg.org/multipage/browsers.html#coep',
  'duplicate-id': 'html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
  'low-contrast': 'WCAG22/#contrast-minimum',
  'main-heading': 'WCAG22/#headings-and-labels',
  'unrelated-link': 'WCAG22/#link-purpose',
  'poor-alt': 'WCAG22/#non-text-content',
  'missing-captions': 'WCAG22/#captions',
  'job-without-country': 'schema.org/JobPosting',
}

const NAME = /\b(?:WCAG|RFC ?\d{3,5}|HTML standard|schema\.org)\b/
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^\s*\/\/.*\n)+/gm

const findUnlinked = (text: string) =>
  (text.match(COMMENT) ?? []).filter((comment) => NAME.test(comment) && !/https:/.test(comment))

describe('a rule that comes from a standard', () => {
  it.each(Object.entries(STANDARDS))('links to it: %s', (rule, standard) => {
    expect(reasons[rule]).toMatch(/\]\(https:/)
    expect(reasons[rule]).toContain(standard)
  })

  it('is not named without a link', () => {
    const unlinked = Object.entries<string>(reasons).filter(
      ([, reason]) => NAME.test(reason) && !reason.includes('](https:'),
    )
    expect(unlinked).toEqual([])
  })
})

it('a comment that names a standard links to it', () => {
  const sources = listEngineTexts().filter(({ file }) => /\.(?:tsx?|css)$/.test(file))
  const found = sources.flatMap(({ file, text }) =>
    findUnlinked(text).map((comment) => `${file}: ${comment}`),
  )
  expect(found).toEqual([])
  expect(findUnlinked('/** As RFC 9116 says. */')).toHaveLength(1)
})
