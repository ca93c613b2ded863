import { describe, expect, it } from 'vitest'
import type { Part } from '../../../../../engine/node/build/publishing/join'
import { joinParts } from '../../../../../engine/node/build/publishing/join'
import type { ManifestFile } from '../../../../../engine/node/build/publishing/manifest'

const file = (path: string, sha256 = path): ManifestFile => ({
  path,
  sha256,
  type: 'text/html; charset=utf-8',
  cache: 'no-cache',
})

const makePart = (part: number, parts: number, more: Partial<Part['manifest']> = {}): Part => ({
  folder: `part-${part}`,
  manifest: {
    version: 1,
    part,
    parts,
    source: 'one',
    files: [file('assets/shared.js'), file(`page-${part}.html`)],
    ...more,
  },
})

const listParts = (count: number) =>
  Array.from({ length: count }, (_, index) => makePart(index + 1, count))

describe('joining parts', () => {
  it('takes each file from the first part that has it, in any order of the parts', () => {
    const [first, second, third] = listParts(3) as [Part, Part, Part]
    const joined = joinParts([third, first, second])
    expect(joined.map(({ path, folder }) => [path, folder])).toEqual([
      ['assets/shared.js', 'part-3'],
      ['page-1.html', 'part-1'],
      ['page-2.html', 'part-2'],
      ['page-3.html', 'part-3'],
    ])
  })

  it.each([
    ['nothing', [], 'There is nothing to join: name the folder of each part.'],
    [
      'a part that is missing',
      listParts(3).slice(1),
      'Of 3 parts, these are missing: 1. Name the folder of every part.',
    ],
    [
      'many that are missing',
      listParts(9).slice(0, 1),
      'Of 9 parts, these are missing: 2, 3, 4, 5, 6 and 3 more. Name the folder of every part.',
    ],
    [
      'a part that is there twice',
      [...listParts(2), { ...makePart(2, 2), folder: 'copy' }],
      'Part 2 of 2 occurs twice, in "part-2" and in "copy". Name each part once.',
    ],
    [
      'parts of other sources',
      [makePart(1, 2), makePart(2, 2, { source: 'another' })],
      '"part-1" and "part-2" cannot be joined: they were built from different sources. Build all parts again, each from the same commit.',
    ],
    [
      'parts of another number of parts',
      [makePart(1, 2), makePart(2, 4)],
      '"part-1" and "part-2" cannot be joined: one is a part of 2, the other of 4. Build all parts again, each from the same commit.',
    ],
    [
      'parts that share a file and differ in it',
      [makePart(1, 2), makePart(2, 2, { files: [file('assets/shared.js', 'other')] })],
      '"part-1" and "part-2" cannot be joined: "assets/shared.js" is not the same in both. Build all parts again, each from the same commit.',
    ],
  ])('refuses %s', (_, parts, message) => {
    expect(() => joinParts(parts)).toThrow(
      expect.objectContaining({ name: 'UsageError', message }) as Error,
    )
  })
})
