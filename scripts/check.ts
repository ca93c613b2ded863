import { FORMATS, runCheck } from '../engine/node/commands/check-command'
import { FOLDERS, runCommand } from '../engine/node/commands/command-line'
import { watchCheck } from '../engine/node/commands/watch-check'

await runCommand({
  name: 'npm run check',
  summary: 'Prints every problem of a site: where it is, and what to write instead.',
  example: 'npm run check -- --site my-site --strict',
  options: {
    ...FOLDERS,
    format: {
      type: 'string',
      value: FORMATS.join('|'),
      default: 'text',
      description: 'The format: text for people, JSON, or GitHub workflow commands.',
    },
    strict: {
      type: 'boolean',
      default: false,
      description: 'Treats warnings as errors.',
    },
    fix: {
      type: 'boolean',
      default: false,
      description: 'Applies all corrections that are certain.',
    },
    'dry-run': {
      type: 'boolean',
      default: false,
      description: 'With --fix: prints the changes without making them.',
    },
    watch: {
      type: 'boolean',
      default: false,
      description: 'Checks again each time a file is saved.',
    },
  },
  async run({ site, format: wanted, strict, fix, watch, 'dry-run': dryRun }) {
    const format = FORMATS.find((name) => name === wanted)
    if (!format) {
      console.error(`There is no format "${wanted}". The formats are ${FORMATS.join(', ')}.`)
      return 2
    }
    if (fix && watch) {
      console.error('Use either --fix or --watch: files are not changed while you edit them.')
      return 2
    }
    if (dryRun && !fix) {
      console.error('--dry-run works only together with --fix.')
      return 2
    }
    return watch
      ? watchCheck(site, { format })
      : runCheck({ siteDir: site, format, strict, fix, dryRun })
  },
})
