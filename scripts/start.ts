import { loadEngine } from '../engine/build/bundle-cache'
import { FOLDERS, runCommand } from '../engine/build/command-line'
import { PREVIEW_PORT, parseServing, SERVING } from '../engine/build/serving/options'

await runCommand({
  name: 'npm start',
  summary: 'Builds a site, then serves it as its host will.',
  example: 'npm start -- --site my-site --out my-dist',
  options: {
    ...FOLDERS,
    ...SERVING,
    precompress: {
      type: 'boolean',
      description: 'Writes compressed forms of text files, whatever the settings say.',
    },
  },
  async run({ site, out, precompress, ...serving }) {
    // Before a build that would be in vain.
    const options = parseServing(serving, PREVIEW_PORT)
    const engine = loadEngine()
    const { runBuild } = await import('../engine/build/build-command')
    const { servePreview } = await import('../engine/build/serve')
    const code = await runBuild({ siteDir: site, outDir: out, precompress, engine })
    return code || servePreview(out, options)
  },
})
