import { defineCommand, FOLDERS } from '../commands/command-line'
import { FORMATS } from '../commands/report-format'
import { UsageError } from '../util/usage-error'
import { prepareProject, requireSite } from './prepare'

const FORMAT = {
  type: 'string',
  value: FORMATS.join('|'),
  default: 'text',
  description: 'The format: text for people, JSON, or GitHub workflow commands.',
} as const

const STRICT = {
  type: 'boolean',
  default: false,
  description: 'Treats warnings as errors.',
} as const

const DRY_RUN = {
  type: 'boolean',
  default: false,
  description: 'Prints the changes without making them.',
} as const

const EXIT_CODES = {
  0: 'No errors; without --strict, there may be warnings.',
  1: 'Errors, all of them printed; with --strict, also warnings.',
  2: 'Wrong usage, such as an unknown option.',
}

export const check = defineCommand({
  name: 'check',
  summary: 'Prints every problem of a site: where it is, and what to write instead.',
  examples: ['', '--site my-site --strict', '--fix --dry-run'],
  exitCodes: EXIT_CODES,
  options: {
    ...FOLDERS,
    out: { ...FOLDERS.out, hidden: true },
    format: FORMAT,
    strict: STRICT,
    fix: {
      type: 'boolean',
      default: false,
      description: 'Applies the fixes that have only one possible answer.',
    },
    'dry-run': { ...DRY_RUN, description: 'With --fix: prints the changes without making them.' },
    watch: {
      type: 'boolean',
      default: false,
      description: 'Checks again each time a file is saved.',
    },
  },
  async run({ site, format, strict, fix: fixes, watch, 'dry-run': dryRun }) {
    if (fixes && watch) {
      refuse('Use either --fix or --watch: files are not changed while you edit them.')
    }
    if (strict && watch) {
      refuse(
        'Use either --strict or --watch: --strict changes only the exit code, and --watch runs until you stop it.',
      )
    }
    if (dryRun && !fixes) refuse('--dry-run works only together with --fix.')
    if (!watch) return runCheck({ site, format, strict, fix: fixes, dryRun })
    requireSite(site)
    await prepareProject()
    const { watchCheck } = await import('../commands/watch-check')
    return watchCheck(site, { format: parseFormat(format) })
  },
})

export const fix = defineCommand({
  name: 'fix',
  summary: 'Applies the fixes that have only one possible answer, as `check --fix` does.',
  examples: ['', '--dry-run'],
  exitCodes: EXIT_CODES,
  options: {
    ...FOLDERS,
    out: { ...FOLDERS.out, hidden: true },
    format: FORMAT,
    strict: STRICT,
    'dry-run': DRY_RUN,
  },
  run: ({ site, format, strict, 'dry-run': dryRun }) =>
    runCheck({ site, format, strict, fix: true, dryRun }),
})

interface CheckValues {
  site: string
  format: string
  strict: boolean
  fix: boolean
  dryRun: boolean
}

async function runCheck({ site, format, ...options }: CheckValues): Promise<number> {
  const known = parseFormat(format)
  requireSite(site)
  await prepareProject()
  const command = await import('../commands/check-command')
  return command.runCheck({ ...options, siteDir: site, format: known })
}

function parseFormat(wanted: string): (typeof FORMATS)[number] {
  const format = FORMATS.find((name) => name === wanted)
  return format ?? refuse(`There is no format "${wanted}". The formats are ${FORMATS.join(', ')}.`)
}

function refuse(message: string): never {
  throw new UsageError(message)
}
