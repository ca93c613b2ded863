import { FORMATS, runCheck } from '../engine/node/commands/check-command'
import { FOLDERS, runCommand } from '../engine/node/commands/command-line'
import { watchCheck } from '../engine/node/commands/watch-check'

await runCommand({
  name: 'npm run check',
  summary: 'Prints every problem of a site, each with its place and what to write instead.',
  example: 'npm run check -- --site my-site --strict',
  options: {
    ...FOLDERS,
    format: {
      type: 'string',
      value: FORMATS.join('|'),
      default: 'text',
      description: 'How problems are printed: for people, as JSON, or as commands for GitHub.',
    },
    strict: {
      type: 'boolean',
      default: false,
      description: 'Fails for warnings too.',
    },
    fix: {
      type: 'boolean',
      default: false,
      description: 'Writes into the files what can certainly be corrected.',
    },
    'dry-run': {
      type: 'boolean',
      default: false,
      description: 'With --fix: prints what would be changed, and changes nothing.',
    },
    watch: {
      type: 'boolean',
      default: false,
      description: 'Checks again whenever a file is saved.',
    },
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
