import { expect, it } from 'vitest'
import { encodePieces } from '../../../../engine/node/pages/encode-pieces'

const encode = (pieces: string[]) => Buffer.from(encodePieces(pieces)).toString()

it('has the pieces one after the other, in UTF-8', () => {
  expect(encode(['<p>', 'Brötchen – 🥐', '</p>'])).toBe('<p>Brötchen – 🥐</p>')
  expect(encode(['<p>', 'short', '</p>'])).toBe('<p>short</p>')
  expect(encode([])).toBe('')
})

it('has room for what is longer than everything before', () => {
  const long = '“'.repeat(400_000)
  expect(encode(['', long])).toBe(long)
  expect(encode([long, '.'])).toBe(`${long}.`)
})
