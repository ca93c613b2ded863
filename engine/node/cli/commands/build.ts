import { BY_JOB, parseShard } from '../../build/shard'
import { clearCaches, loadEngine } from '../../bundle/bundle-cache'
import { defineCommand, FOLDERS } from '../common/command-line'
import { prepareProject, requireSite } from '../common/prepare'
import { PREVIEW_PORT, parseServing, SERVING } from '../common/serving-options'
import { AT, parseBuildTime } from '../common/time-option'

const PRECOMPRESS = {
  type: 'boolean',
  description: 'Also writes compressed text files (.br and .gz), regardless of the settings.',
} as const

export const build = defineCommand({
  name: 'build',
  summary:
    'Checks a site and writes it as static files. If there are errors, the last build stays unchanged.',
  examples: ['', '--site my-site --out public'],
  options: {
    ...FOLDERS,
    ...AT,
    shard: {
      type: 'string',
      value: 'I/N',
      preset: BY_JOB,
      description:
        'Builds only part I of N, for large sites. Without a value, the environment variables of the CI or Kubernetes job say which part.',
    },
    precompress: PRECOMPRESS,
    cold: {
      type: 'boolean',
      default: false,
      description: 'Clears the cache first, so that everything is rebuilt.',
    },
    json: { type: 'boolean', default: false, description: 'Prints the result as JSON.' },
  },
  async run({ site, out, at, shard, precompress, cold, json }) {
    const part = shard === undefined ? undefined : parseShard(shard, process.env)
    requireSite(site)
    const buildTime = parseBuildTime(site, at)
    if (cold) await clearCaches()
    const engine = loadEngine()
    const builds = await prepareProject()
    const { runBuild } = await import('./build-command')
    const options = { siteDir: site, outDir: out, buildTime, shard: part, precompress }
    return runBuild({ ...options, json, engine, builds })
  },
})

export const start = defineCommand({
  name: 'start',
  summary: 'Builds a site and serves it as a host would.',
  examples: ['', '--site my-site --out my-dist'],
  options: { ...FOLDERS, ...AT, ...SERVING, precompress: PRECOMPRESS },
  async run({ site, out, at, precompress, ...serving }) {
    // Before a build whose result could not be served.
    const options = parseServing(serving, PREVIEW_PORT)
    requireSite(site)
    const buildTime = parseBuildTime(site, at)
    const engine = loadEngine()
    const builds = await prepareProject()
    const { runBuild } = await import('./build-command')
    const { servePreview } = await import('../common/serve')
    const build = { siteDir: site, outDir: out, buildTime, precompress, engine, builds }
    const code = await runBuild(build)
    return code || servePreview(out, options)
  },
})
