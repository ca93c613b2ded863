import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RichNode } from '../../../../engine/core/text/rich-text'
import { parseRichText, renderPlainText } from '../../../../engine/core/text/rich-text'

describe('parseRichText', () => {
  it('leaves plain text alone', () => {
    expect(parseRichText('One ledger.')).toEqual(['One ledger.'])
  })

  it('reads strong text, emphasis and links', () => {
    expect(parseRichText('**Now** or *later*: [ask us](/contact).')).toEqual([
      { kind: 'strong', children: ['Now'] },
      ' or ',
      { kind: 'emphasis', children: ['later'] },
      ': ',
      { kind: 'link', href: '/contact', children: ['ask us'] },
      '.',
    ])
  })

  it('reads marks inside marks', () => {
    expect(parseRichText('**See [the *whole* list](/list)**')).toEqual([
      {
        kind: 'strong',
        children: [
          'See ',
          {
            kind: 'link',
            href: '/list',
            children: ['the ', { kind: 'emphasis', children: ['whole'] }, ' list'],
          },
        ],
      },
    ])
  })

  it.each([
    'an * alone',
    '5 * 3 * 2 = 30',
    '**never closed',
    'closed only**',
    '* a space inside*',
    '**\na line inside**',
    'at the end **',
    'at the end [',
    '[1] and [2]',
    '[no target]()',
    '[](/no-label)',
    '[a target with a space](/a b)',
    '] ( ) [',
    '*** **** *',
  ])('shows unbalanced marks as typed: %s', (text) => {
    expect(parseRichText(text)).toEqual([text])
  })

  it('takes a footnote mark before a link as text', () => {
    expect(parseRichText('[1] [terms](/terms)')).toEqual([
      '[1] ',
      { kind: 'link', href: '/terms', children: ['terms'] },
    ])
  })

  it('takes marks that overlap as text where they do', () => {
    expect(parseRichText('*a **b* c**')).toEqual([
      { kind: 'emphasis', children: ['a **b'] },
      ' c**',
    ])
  })

  it('loses no text, whatever the marks', () => {
    const words = fc.constantFrom('*', '**', '[', ']', '](/a)', ' ', 'word', '\n')
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join('')
        expect(typed(parseRichText(text))).toBe(text)
      }),
    )
  })

  it('reads a megabyte of marks in linear time', () => {
    for (const part of ['*', '**a', '[', '[a](', '](', '[a](/b) *', '*a [b **c ']) {
      const text = part.repeat(Math.ceil(1_000_000 / part.length))
      expect(typed(parseRichText(text))).toBe(text)
    }
    // Were it quadratic, each would take hours.
  })
})

describe('renderPlainText', () => {
  it('has the words without their marks', () => {
    expect(renderPlainText('**See [the *whole* list](/list)**, or ** not')).toBe(
      'See the whole list, or ** not',
    )
  })
})

/** The text that would be parsed into these nodes. */
function typed(nodes: RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.kind === 'link') return `[${typed(node.children)}](${node.href})`
      const mark = node.kind === 'strong' ? '**' : '*'
      return mark + typed(node.children) + mark
    })
    .join('')
}
