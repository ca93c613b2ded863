import { loadEngine } from '../engine/build/bundle-cache'
import { FOLDERS, runCommand } from '../engine/build/command-line'

await runCommand({
  usage: 'npm start -- [--site DIR] [--out DIR]',
  options: FOLDERS,
  async run({ site, out }) {
    const engine = loadEngine()
    const { runBuild } = await import('../engine/build/build-command')
    const { servePreview } = await import('../engine/build/serve')
    return (await runBuild({ siteDir: site, outDir: out, engine })) || servePreview(out)
  },
})
