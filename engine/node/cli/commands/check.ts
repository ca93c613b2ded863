import { UsageError } from '../../lib/files/usage-error'
import { defineCommand, SITE_FOLDER } from '../common/command-line'
import { prepareProject, requireSite } from '../common/prepare'
import { FORMATS } from '../common/report-format'
import { AT, parseBuildTime } from '../common/time-option'

const FORMAT = {
  type: 'string',
  value: FORMATS.join('|'),
  default: 'text',
  description:
    'The output format: text for people, JSON for programs, or annotations for GitHub Actions.',
} as const

const STRICT = {
  type: 'boolean',
  default: false,
  description: 'Treats warnings as errors in the exit code.',
} as const

const DRY_RUN = {
  type: 'boolean',
  default: false,
  description: 'Prints the changes, but does not make them.',
} as const

const EXIT_CODES = {
  0: 'There are no errors. Without --strict, there may be warnings.',
  1: 'There are errors or, with --strict, warnings. All of them are printed.',
  2: 'The command was used incorrectly, for example with an unknown option.',
}

export const check = defineCommand({
  name: 'check',
  summary: 'Prints every problem of a site, with its place and what to write instead.',
  examples: ['', '--site my-site --strict', '--fix --dry-run', '--at 2026-12-24'],
  exitCodes: EXIT_CODES,
  options: {
    ...SITE_FOLDER,
    format: FORMAT,
    strict: STRICT,
    ...AT,
    fix: {
      type: 'boolean',
      default: false,
      description: 'Corrects the problems that have only one possible answer.',
    },
    'dry-run': {
      ...DRY_RUN,
      description: 'With --fix: prints the changes, but does not make them.',
    },
    watch: {
      type: 'boolean',
      default: false,
      description: 'Keeps running, and checks again each time you save a file.',
    },
  },
  async run({ site, format, strict, at, fix: fixes, watch, 'dry-run': dryRun }) {
    if (fixes && watch) {
      refuse('Use either --fix or --watch: files are not changed while you edit them.')
    }
    if (strict && watch) {
      refuse(
        'Use either --strict or --watch: --strict changes only the exit code, and --watch runs until you stop it.',
      )
    }
    if (dryRun && !fixes) refuse('--dry-run works only together with --fix.')
    if (!watch) return runCheck({ site, format, strict, at, fix: fixes, dryRun })
    requireSite(site)
    const builds = await prepareProject()
    const { watchCheck } = await import('../common/watch-check')
    const buildTime = at === undefined ? undefined : parseBuildTime(site, at)
    return watchCheck(site, { format: parseFormat(format), buildTime, builds })
  },
})

export const fix = defineCommand({
  name: 'fix',
  summary: 'Corrects the problems that have only one possible answer, like `check --fix`.',
  examples: ['', '--dry-run'],
  exitCodes: EXIT_CODES,
  options: {
    ...SITE_FOLDER,
    format: FORMAT,
    strict: STRICT,
    'dry-run': DRY_RUN,
  },
  run: ({ site, format, strict, 'dry-run': dryRun }) =>
    runCheck({ site, format, strict, fix: true, dryRun }),
})

export const translated = defineCommand({
  name: 'translated',
  summary:
    'Records that translations are up to date with their originals, so that the check reports the next change.',
  forms: ['/PATH...'],
  examples: ['/de/about', '/de/about /de/contact'],
  exitCodes: {
    0: 'The translations record the current versions of their originals.',
    2: 'Nothing was written: no such page, no translation, or no access.',
  },
  options: { ...SITE_FOLDER },
  async run({ site }, paths) {
    if (paths.length === 0) {
      throw new UsageError('Name the path of a translation.', { showsUsage: true })
    }
    requireSite(site)
    const { runTranslated } = await import('./check-command')
    return runTranslated(site, paths)
  },
})

interface CheckValues {
  site: string
  format: string
  strict: boolean
  at?: string
  fix: boolean
  dryRun: boolean
}

async function runCheck({ site, format, at, ...options }: CheckValues): Promise<number> {
  const known = parseFormat(format)
  requireSite(site)
  const buildTime = parseBuildTime(site, at)
  const builds = await prepareProject()
  const command = await import('./check-command')
  return command.runCheck({ ...options, siteDir: site, format: known, buildTime, builds })
}

function parseFormat(wanted: string): (typeof FORMATS)[number] {
  const format = FORMATS.find((name) => name === wanted)
  return format ?? refuse(`There is no format "${wanted}". The formats are ${FORMATS.join(', ')}.`)
}

function refuse(message: string): never {
  throw new UsageError(message)
}
