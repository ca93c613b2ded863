import { defineCommand, SITE_FOLDER } from '../common/command-line'

export const upgrade = defineCommand({
  name: 'upgrade',
  summary:
    'Updates a site that was written for an older version of Quire. Prints each change with its reason, and what is left for you to do.',
  examples: ['', '--site my-site --dry-run'],
  exitCodes: {
    0: 'The site matches this version. There may be warnings.',
    1: 'The site was updated, but the check finds errors in it.',
    2: 'Nothing was written: no site, invalid JSON, or a site for a newer version.',
  },
  options: {
    ...SITE_FOLDER,
    'dry-run': {
      type: 'boolean',
      default: false,
      description: 'Prints the changes, but does not make them.',
    },
  },
  async run({ site, 'dry-run': dryRun }) {
    const { runUpgrade } = await import('./upgrade-command')
    return runUpgrade({ siteDir: site, dryRun })
  },
})
