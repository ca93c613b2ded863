import { clearCaches, loadEngine } from '../engine/node/bundle/bundle-cache'
import { FOLDERS, runCommand } from '../engine/node/commands/command-line'
import type { Shard } from '../engine/node/pipeline/build-site'

await runCommand({
  name: 'npm run build',
  summary: 'Checks a site and writes it as static files. An error leaves the last build as it was.',
  example: 'npm run build -- --site my-site --out public',
  options: {
    ...FOLDERS,
    shard: {
      type: 'string',
      value: 'I/N',
      description: 'Writes the I-th of N parts of the pages; all N together are the whole site.',
    },
    precompress: {
      type: 'boolean',
      description: 'Writes compressed forms of text files, whatever the settings say.',
    },
    cold: {
      type: 'boolean',
      default: false,
      description: 'Builds everything anew, as on a machine that has never built one.',
    },
    json: { type: 'boolean', default: false, description: 'Prints figures for machines.' },
  },
  async run({ site, out, shard, precompress, cold, json }) {
    const part = shard === undefined ? undefined : parseShard(shard)
    if (shard !== undefined && !part) {
      console.error(`--shard takes a part and a number of parts, such as 2/4, not "${shard}".`)
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
