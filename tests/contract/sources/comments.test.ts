/**
 * Comments state their reasons themselves; only tests and documents name requirements and
 * decisions.
 */
import { expect, it } from 'vitest'
import { listEngineTexts } from '../../support/sources/engine-texts'

const NUMBER = /\b(?:R-\d{3}|D\d{1,2})\b/g

it('no source, schema or style sheet names a requirement or a decision by its number', () => {
  const texts = listEngineTexts()
  const found = texts.flatMap(({ file, text }) =>
    Array.from(text.matchAll(NUMBER), ([number]) => `${file}: ${number}`),
  )
  expect(found).toEqual([])
  for (const ending of ['.ts', '.tsx', '.css', '.schema.json', '.yml']) {
    expect(texts.some(({ file }) => file.endsWith(ending))).toBe(true)
  }
})

it.each(['(R-012)', '(D24)'])('finds %s', (text) => {
  expect(text).toMatch(NUMBER)
})
