import { clearCaches, loadEngine } from '../engine/node/bundle/bundle-cache'
import { FOLDERS, runCommand } from '../engine/node/commands/command-line'
import type { Shard } from '../engine/node/pipeline/build-site'

await runCommand({
  name: 'npm run build',
  summary:
    'Checks a site and writes it as static files. If there is an error, the last build stays as it was.',
  example: 'npm run build -- --site my-site --out public',
  options: {
    ...FOLDERS,
    shard: {
      type: 'string',
      value: 'I/N',
      description: 'Builds part I of N. All N parts together are the whole site.',
    },
    precompress: {
      type: 'boolean',
      description:
        'Also writes compressed text files (.br and .gz), even if the settings do not ask for it.',
    },
    cold: {
      type: 'boolean',
      default: false,
      description: 'Clears the cache and builds everything.',
    },
    json: { type: 'boolean', default: false, description: 'Prints the result as JSON.' },
  },
  async run({ site, out, shard, precompress, cold, json }) {
    const part = shard === undefined ? undefined : parseShard(shard)
    if (shard !== undefined && !part) {
      console.error(`--shard needs a part and the number of parts, such as 2/4, not "${shard}".`)
      return 2
    }
    if (cold) await clearCaches()
    const engine = loadEngine()
    const { runBuild } = await import('../engine/node/commands/build-command')
    return runBuild({ siteDir: site, outDir: out, shard: part, precompress, json, engine })
  },
})

function parseShard(text: string): Shard | undefined {
  const [, index, count] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).map(Number)
  return index && count && index <= count ? { index, count } : undefined
}
