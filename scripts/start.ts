import { loadEngine } from '../engine/node/bundle/bundle-cache'
import { FOLDERS, runCommand } from '../engine/node/commands/command-line'
import { PREVIEW_PORT, parseServing, SERVING } from '../engine/node/commands/serving-options'

await runCommand({
  name: 'npm start',
  summary: 'Builds a site, then serves it as a host would.',
  example: 'npm start -- --site my-site --out my-dist',
  options: {
    ...FOLDERS,
    ...SERVING,
    precompress: {
      type: 'boolean',
      description:
        'Also writes compressed text files (.br and .gz), even if the settings do not ask for it.',
    },
  },
  async run({ site, out, precompress, ...serving }) {
    // Before a build that would be in vain.
    const options = parseServing(serving, PREVIEW_PORT)
    const engine = loadEngine()
    const { runBuild } = await import('../engine/node/commands/build-command')
    const { servePreview } = await import('../engine/node/commands/serve')
    const code = await runBuild({ siteDir: site, outDir: out, precompress, engine })
    return code || servePreview(out, options)
  },
})
