import { expect, it } from 'vitest'
import { buildShardFiles, buildShards } from '../../../../../engine/core/search/shards/build-shards'
import type { ShardName } from '../../../../../engine/core/search/shards/format'
import { pathOfShard } from '../../../../../engine/core/search/shards/format'
import { createShardStore } from '../../../../../engine/core/search/shards/shard-store'

it('fetches a shard once for tasks that need it at the same time, and again after an error', async () => {
  const entries = Array.from({ length: 100 }, (_, order) => ({
    order,
    entry: {
      title: `Page ${order}`,
      description: '',
      url: `/p/${order}`,
      type: 'Page',
      keywords: [],
    },
  }))
  const { root, files } = buildShardFiles(buildShards(entries), (content) =>
    String(content.length).padStart(8, '0'),
  )
  const asked: ShardName[] = []
  const store = createShardStore({ ...root, whole: [root.whole[0], 1e9] }, async (name) => {
    asked.push(name)
    if (asked.length === 1) throw new Error('offline')
    return JSON.parse(files.get(pathOfShard(name)) ?? 'null')
  })
  await expect(store.loadEntries([0])).rejects.toThrow('offline')
  await Promise.all([store.loadEntries([0]), store.loadEntries([0])])
  expect(asked).toHaveLength(2)
  expect(store.findEntry(0)?.entry.title).toBe('Page 0')
})
