import { defineCommand, FOLDERS } from '../common/command-line'
import { AT, parseMoment } from '../common/moment-option'
import { prepareProject, requireSite } from '../common/prepare'

export const due = defineCommand({
  name: 'due',
  summary:
    'Says whether something has appeared or gone since the last build, so that the site is to be built again.',
  examples: ['', '--since 2026-12-24T09:30'],
  options: {
    ...FOLDERS,
    since: {
      type: 'string',
      value: 'MOMENT',
      description:
        'When the site was last built, where its output is not here. Default: what the output says.',
    },
    at: { ...AT.at, description: 'The moment that is taken for now.' },
  },
  exitCodes: {
    0: 'A change is due, or there is no build yet.',
    1: 'No change is due.',
    2: 'The command was used wrongly, such as with an unknown option.',
  },
  async run({ site, out, since, at }) {
    requireSite(site)
    const moment = parseMoment(site, at)
    const last = since === undefined ? undefined : parseMoment(site, since, 'since').now
    const builds = await prepareProject()
    const { runDue } = await import('./due-command')
    return runDue({ siteDir: site, outDir: out, moment, since: last, builds })
  },
})
