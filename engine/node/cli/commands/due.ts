import { defineCommand, FOLDERS } from '../common/command-line'
import { prepareProject, requireSite } from '../common/prepare'
import { AT, parseBuildTime } from '../common/time-option'

export const due = defineCommand({
  name: 'due',
  summary: 'Checks whether scheduled content has started or expired since the last build.',
  examples: ['', '--since 2026-12-24T09:30'],
  options: {
    ...FOLDERS,
    since: {
      type: 'string',
      value: 'TIME',
      description:
        'The time of the last build, if its output is not on this machine. Default: the time stored in the output.',
    },
    at: { ...AT.at, description: 'Use this time as the current time.' },
  },
  exitCodes: {
    0: 'A change is due, or the site has not been built yet.',
    1: 'No change is due.',
    2: 'The command was used incorrectly, for example with an unknown option.',
  },
  async run({ site, out, since, at }) {
    requireSite(site)
    const buildTime = parseBuildTime(site, at)
    const last = since === undefined ? undefined : parseBuildTime(site, since, 'since').now
    const builds = await prepareProject()
    const { runDue } = await import('./due-command')
    return runDue({ siteDir: site, outDir: out, buildTime, since: last, builds })
  },
})
