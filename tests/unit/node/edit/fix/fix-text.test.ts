import { describe, expect, it } from 'vitest'
import { fixText } from '../../../../../engine/node/edit/fix/fix-text'
import type { Problem } from '../../../../../engine/node/lib/problems/problem'

const TEXT = '{ "type": "hero" }'

function problemOf(fix: Problem['fix']): Problem {
  const place = { file: 'page.json', line: 1, column: 11, length: 6 }
  return {
    ...place,
    pointer: '/type',
    rule: 'unknown-block-type',
    severity: 'error',
    message: 'Unknown.',
    fix,
  }
}

describe('a fix', () => {
  it('changes what is written', () => {
    expect(fixText(TEXT, [problemOf({ from: 'hero', to: 'cta' })])).toEqual({
      text: '{ "type": "cta" }',
      changes: [{ line: 1, column: 11, from: '"hero"', to: '"cta"' }],
    })
  })

  it('is none where it would leave the text as it is', () => {
    expect(fixText(TEXT, [problemOf({ from: 'hero', to: 'hero' })])).toEqual({
      text: TEXT,
      changes: [],
    })
  })
})
