import { FORMATS, runCheck } from '../engine/node/commands/check-command'
import { FOLDERS, runCommand } from '../engine/node/commands/command-line'
import { watchCheck } from '../engine/node/commands/watch-check'

await runCommand({
  name: 'npm run check',
  summary: 'Prints every problem of a site: where it is, and what to write instead.',
  example: 'npm run check -- --site my-site --strict',
  exitCodes: {
    0: 'No errors; without --strict, there may be warnings.',
    1: 'Errors, all of them printed; with --strict, also warnings.',
    2: 'Wrong usage, such as an unknown option.',
  },
  options: {
    ...FOLDERS,
    out: { ...FOLDERS.out, hidden: true },
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
      description: 'Applies the fixes that have only one possible answer.',
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
    if (strict && watch) {
      console.error(
        'Use either --strict or --watch: --strict changes only the exit code, and --watch runs until you stop it.',
      )
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
