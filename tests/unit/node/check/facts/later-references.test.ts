import { describe, expect, it } from 'vitest'
import { readReferences } from '../../../../../engine/node/check/facts/later-references'
import type { PageDigest } from '../../../../../engine/node/check/facts/page-digest'
import { keepForSite } from '../../../../../engine/node/check/facts/page-digest'
import type { StoredFacts } from '../../../../../engine/node/check/facts/stored-digest'
import { createLaterReader } from '../../../../../engine/node/check/facts/stored-digest'

const WORDS = ['href', '/blocks/0/href']
const FACTS = { version: 'a', head: { title: 'A', description: 'A.' }, meanings: 0 }

describe('references on the disk', () => {
  let loads = 0
  const reader = createLaterReader(WORDS, (value: string) => {
    loads += 1
    return [[0, 1, value]]
  })
  const digest: PageDigest = reader.readLater(FACTS as unknown as StoredFacts, '/bread')
  const file = { kind: 'page', file: 'pages/a.json', route: '/a' }

  it('are not read when the properties of a page are listed, copied or compared', () => {
    for (const page of [digest, keepForSite(file, digest)]) {
      const copy = { ...page }
      Object.entries(copy)
      JSON.stringify(structuredClone({ ...copy, references: undefined }))
      expect(Object.values(page)).toEqual(Object.values(copy))
    }
    expect(loads).toBe(0)
  })

  it('are read once, by a page and by its copies', () => {
    const expected = [{ meaning: 'href', pointer: '/blocks/0/href', value: '/bread' }]
    expect(readReferences({ ...digest })).toEqual(expected)
    expect(readReferences(keepForSite(file, digest))).toEqual(expected)
    expect(loads).toBe(1)
  })
})
