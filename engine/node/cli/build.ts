import { clearCaches, loadEngine } from '../bundle/bundle-cache'
import { defineCommand, FOLDERS } from '../commands/command-line'
import { PREVIEW_PORT, parseServing, SERVING } from '../commands/serving-options'
import type { Shard } from '../pipeline/build-site'
import { UsageError } from '../util/usage-error'
import { prepareProject, requireSite } from './prepare'

const PRECOMPRESS = {
  type: 'boolean',
  description:
    'Also writes compressed text files (.br and .gz), even if the settings do not ask for it.',
} as const

export const build = defineCommand({
  name: 'build',
  summary:
    'Checks a site and writes it as static files. If there is an error, the last build stays as it was.',
  examples: ['', '--site my-site --out public'],
  options: {
    ...FOLDERS,
    shard: {
      type: 'string',
      value: 'I/N',
      description: 'Builds part I of N. All N parts together are the whole site.',
    },
    precompress: PRECOMPRESS,
    cold: {
      type: 'boolean',
      default: false,
      description: 'Clears the cache and builds everything.',
    },
    json: { type: 'boolean', default: false, description: 'Prints the result as JSON.' },
  },
  async run({ site, out, shard, precompress, cold, json }) {
    const part = shard === undefined ? undefined : parseShard(shard)
    requireSite(site)
    if (cold) await clearCaches()
    const engine = loadEngine()
    await prepareProject()
    const { runBuild } = await import('../commands/build-command')
    return runBuild({ siteDir: site, outDir: out, shard: part, precompress, json, engine })
  },
})

export const start = defineCommand({
  name: 'start',
  summary: 'Builds a site, then serves it as a host would.',
  examples: ['', '--site my-site --out my-dist'],
  options: { ...FOLDERS, ...SERVING, precompress: PRECOMPRESS },
  async run({ site, out, precompress, ...serving }) {
    // Before a build that would be in vain.
    const options = parseServing(serving, PREVIEW_PORT)
    requireSite(site)
    const engine = loadEngine()
    await prepareProject()
    const { runBuild } = await import('../commands/build-command')
    const { servePreview } = await import('../commands/serve')
    const code = await runBuild({ siteDir: site, outDir: out, precompress, engine })
    return code || servePreview(out, options)
  },
})

function parseShard(text: string): Shard {
  const [, index, count] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).map(Number)
  if (index && count && index <= count) return { index, count }
  throw new UsageError(
    `--shard needs a part and the number of parts, such as 2/4, not "${text}".`,
    { showsUsage: true },
  )
}
