import { describe, expect, it } from 'vitest'
import type { SelectedText } from '../../../../engine/core/editing/rich-text-edit'
import { addLink, toggleDelimiter } from '../../../../engine/core/editing/rich-text-edit'
import { parseRichText } from '../../../../engine/core/text/rich-text'

/** `one |two| three`, with bars at the ends of the selection. */
function read(written: string): SelectedText {
  const [before = '', inner = '', after = ''] = written.split('|')
  const start = before.length
  return { text: before + inner + after, start, end: start + inner.length }
}

const write = ({ text, start, end }: SelectedText) =>
  `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`

describe('delimiters', () => {
  it.each([
    ['**', 'one |two| three', 'one **|two|** three'],
    ['*', 'one | two |three', 'one  *|two|* three'],
    ['`', '|one|', '`|one|`'],
    ['**', 'one ||', 'one **||**'],
  ] as const)('%s are added to %s', (delimiter, before, after) => {
    expect(write(toggleDelimiter(read(before), delimiter))).toBe(after)
  })

  it.each([
    ['**', 'one **|two|** three', 'one |two| three'],
    ['*', 'one *|two|* three', 'one |two| three'],
    ['*', 'one ***|two|*** three', 'one **|two|** three'],
    ['`', '`|one|`', '|one|'],
  ] as const)('%s are removed from %s', (delimiter, before, after) => {
    expect(write(toggleDelimiter(read(before), delimiter))).toBe(after)
  })

  it('of strong text are not taken for those of emphasis', () => {
    expect(write(toggleDelimiter(read('**|two|**'), '*'))).toBe('***|two|***')
  })

  it('format the selection', () => {
    expect(parseRichText(toggleDelimiter(read('one |two |three'), '**').text)).toEqual([
      'one ',
      { kind: 'strong', children: ['two'] },
      ' three',
    ])
  })
})

it('a link selects its target', () => {
  const linked = addLink(read('see |our prices| today'))
  expect(write(linked)).toBe('see [our prices](|/|) today')
  expect(parseRichText(linked.text)[1]).toEqual({
    kind: 'link',
    href: '/',
    children: ['our prices'],
  })
})

it('within a link, the target of that link is selected', () => {
  for (const caret of [
    'see [our| |prices](/a) and [more](/b)',
    'see [our prices](|/|a) and [more](/b)',
  ]) {
    expect(write(addLink(read(caret)))).toBe('see [our prices](|/a|) and [more](/b)')
  }
})
