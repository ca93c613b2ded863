import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RichNode } from '../../../../engine/core/text/rich-text'
import { parseRichText, renderPlainText, withoutCode } from '../../../../engine/core/text/rich-text'

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

  it('reads nested delimiters', () => {
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

  it('reads code, which contains no other delimiters', () => {
    expect(parseRichText('**Run `a *b* [c](/d)`**, or [`e`](/e)')).toEqual([
      { kind: 'strong', children: ['Run ', { kind: 'code', children: ['a *b* [c](/d)'] }] },
      ', or ',
      { kind: 'link', href: '/e', children: [{ kind: 'code', children: ['e'] }] },
    ])
  })

  it.each([
    ['***both***', '<strong><em>both</em></strong>'],
    ['*one***two**', '<em>one</em><strong>two</strong>'],
    ['**one***two*', '<strong>one</strong><em>two</em>'],
    ['**one *two***', '<strong>one <em>two</em></strong>'],
    ['*one****both***', '<em>one</em><strong><em>both</em></strong>'],
  ])('reads adjacent delimiters: %s', (text, html) => {
    expect(parseRichText(text).map(toHtml).join('')).toBe(html)
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
    'a ` alone',
    '` a space inside`',
    '``two``',
    '```js\ncode```',
  ])('shows unbalanced delimiters as typed: %s', (text) => {
    expect(parseRichText(text)).toEqual([text])
  })

  it('takes a footnote star before a link as text', () => {
    expect(parseRichText('[1] [terms](/terms)')).toEqual([
      '[1] ',
      { kind: 'link', href: '/terms', children: ['terms'] },
    ])
  })

  it('takes overlapping delimiters as text', () => {
    expect(parseRichText('*a **b* c**')).toEqual([
      { kind: 'emphasis', children: ['a **b'] },
      ' c**',
    ])
  })

  it('loses no text, whatever the delimiters', () => {
    const words = fc.constantFrom('*', '**', '[', ']', '](/a)', '`', '``', ' ', 'word', '\n')
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join('')
        expect(typed(parseRichText(text))).toBe(text)
      }),
    )
  })

  it('reads a megabyte of delimiters in linear time', () => {
    for (const part of [
      '*',
      '**a',
      '[',
      '[a](',
      '](',
      '[a](/b) *',
      '*a [b **c ',
      '`',
      '` a',
      '`a` ',
      '`` `',
    ]) {
      const text = part.repeat(Math.ceil(1_000_000 / part.length))
      expect(typed(parseRichText(text))).toBe(text)
    }
    // If parsing took quadratic time, each of these inputs would take hours.
  })
})

describe('renderPlainText', () => {
  it('has the words without their delimiters', () => {
    expect(renderPlainText('**See [the *whole* list](/list)**, or ** not')).toBe(
      'See the whole list, or ** not',
    )
  })
})

describe('withoutCode', () => {
  it('omits what is in code', () => {
    expect(withoutCode('Write `<b>` or `` for *it*, `')).toBe('Write \ufffc or `` for *it*, `')
  })

  it('takes for code what the reader of rich text does', () => {
    const words = fc.constantFrom('`', '``', ' ', 'word', '*', '\u2060', '[')
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join('')
        const codes = (nodes: RichNode[]): number =>
          nodes.reduce((sum, node) => {
            if (typeof node === 'string') return sum
            return sum + (node.kind === 'code' ? 1 : codes(node.children))
          }, 0)
        expect(withoutCode(text).split('\ufffc').length - 1).toBe(codes(parseRichText(text)))
      }),
    )
  })
})

function toHtml(node: RichNode): string {
  if (typeof node === 'string') return node
  const name = { strong: 'strong', emphasis: 'em', code: 'code', link: 'a' }[node.kind]
  return `<${name}>${node.children.map(toHtml).join('')}</${name}>`
}

/** The string that is parsed into these nodes. */
function typed(nodes: RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.kind === 'link') return `[${typed(node.children)}](${node.href})`
      const delimiter = { strong: '**', emphasis: '*', code: '`' }[node.kind]
      return delimiter + typed(node.children) + delimiter
    })
    .join('')
}
