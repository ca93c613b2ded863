import { FORMATS, runCheck } from '../engine/build/check-command'
import { FOLDERS, runCommand } from '../engine/build/command-line'
import { watchCheck } from '../engine/build/watch-check'

await runCommand({
  usage: `npm run check -- [--site DIR] [--format ${FORMATS.join('|')}] [--strict] [--fix [--dry-run] | --watch]`,
  options: {
    ...FOLDERS,
    format: { type: 'string', default: 'text' },
    // Fail for warnings too.
    strict: { type: 'boolean', default: false },
    // Write into the files what can certainly be mended.
    fix: { type: 'boolean', default: false },
    // Show what that would be, and write nothing.
    'dry-run': { type: 'boolean', default: false },
    // Check again whenever a file is saved.
    watch: { type: 'boolean', default: false },
  },
  async run({ site, format: wanted, strict, fix, watch, 'dry-run': dryRun }) {
    const format = FORMATS.find((name) => name === wanted)
    if (!format) {
      console.error(`There is no format "${wanted}". The formats are ${FORMATS.join(', ')}.`)
      return 2
    }
    if (fix && watch) {
      console.error('Choose one of --fix and --watch: files are not changed while you write them.')
      return 2
    }
    if (dryRun && !fix) {
      console.error('--dry-run shows what --fix would change: write both.')
      return 2
    }
    return watch
      ? watchCheck(site, { format })
      : runCheck({ siteDir: site, format, strict, fix, dryRun })
  },
})
