import { runBuild } from '../engine/build/build-command'
import { FOLDERS, runCommand } from '../engine/build/command-line'
import { servePreview } from '../engine/build/serve'

await runCommand({
  usage: 'npm start -- [--site DIR] [--out DIR]',
  options: FOLDERS,
  async run({ site, out }) {
    return (await runBuild({ siteDir: site, outDir: out })) || servePreview(out)
  },
})
