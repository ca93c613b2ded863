import { describe, expect, it } from 'vitest'
import type { OrderedEntry } from '../../../../../engine/core/search/search-index'
import { listOrdered } from '../../../../../engine/core/search/search-index'
import { buildShardFiles, buildShards } from '../../../../../engine/core/search/shards/build-shards'
import { hashFile } from '../../../../../engine/node/lib/files/hash-content'
import { buildPage, routeOfPage } from '../../../../support/sites/generate-site'

type Entry = OrderedEntry['entry']

const COUNT = 1000
const hash = (content: string) => hashFile(content).slice(0, 8)
const name = (entries: OrderedEntry[]) => buildShardFiles(buildShards(entries), hash)

const entries = listOrdered(
  Array.from({ length: COUNT }, (_, number) => ({
    route: routeOfPage(number),
    // Numbers pages so that other pages fit between them.
    head: { search: { ...buildPage(number, COUNT).search, order: 10 * number } },
  })),
)
const { root, files } = name(entries)

/** The number of shards that a change replaces. */
function countNew(changed: OrderedEntry[]): number {
  return [...name(changed).files.keys()].filter((path) => !files.has(path)).length
}

/** The entries, with a changed entry in the middle. */
function replace(change: (entry: Entry) => Partial<Entry>): OrderedEntry[] {
  return entries.map((one, index) =>
    index === COUNT / 2 ? { ...one, entry: { ...one.entry, ...change(one.entry) } } : one,
  )
}

describe('the shards of an index', () => {
  it('are the same bytes for the same index', () => {
    expect(name(structuredClone(entries)).files).toEqual(files)
  })

  it('have all entries in order, between a few and twice as many as usual', () => {
    const firsts = root.entries.map(({ first }) => first)
    expect(firsts).toEqual([...firsts].sort((a, b) => a - b))
    expect(root.entries.length).toBeGreaterThan(COUNT / 64)
    expect(root.entries.length).toBeLessThan(COUNT / 8)
  })

  it('are the same but for a few when a word of an entry is another', () => {
    const changed = replace(({ description }) => ({
      description: description.replace(/\w+\.$/, 'quay.'),
    }))
    expect(countNew(changed)).toBeLessThan(20)
  })

  it('keep their entries when one is added or taken out', () => {
    const place = COUNT / 2
    const one = { order: 10 * place + 1, entry: { ...(entries[7]?.entry as Entry), url: '/new' } }
    const added = [...entries.slice(0, place + 1), one, ...entries.slice(place + 1)]
    const without = entries.filter((_, index) => index !== place)
    const known = new Set(root.entries.map(({ name }) => name[0]))
    for (const changed of [added, without]) {
      const names = name(changed).root.entries.map(({ name }) => name[0])
      // If shards are split at an entry's path, changing that entry may add or remove a split.
      expect(names.filter((one) => !known.has(one)).length).toBeLessThanOrEqual(3)
    }
  })
})
