import { runBuild } from '../engine/build/build-command'
import { clearBundleCache } from '../engine/build/bundle-cache'
import { FOLDERS, runCommand } from '../engine/build/command-line'

await runCommand({
  usage: 'npm run build -- [--site DIR] [--out DIR] [--cold] [--json]',
  options: {
    ...FOLDERS,
    // Build the bundle anew, as on a machine that has never built one.
    cold: { type: 'boolean', default: false },
    // Print figures for machines.
    json: { type: 'boolean', default: false },
  },
  async run({ site, out, cold, json }) {
    if (cold) await clearBundleCache()
    return runBuild({ siteDir: site, outDir: out, json })
  },
})
