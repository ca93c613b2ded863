import { FOLDERS, runCommand } from '../engine/node/commands/command-line'
import { runUpgrade } from '../engine/node/commands/upgrade-command'

await runCommand({
  name: 'npm run upgrade',
  summary:
    'Changes a site that was written for an older version of Quire so that it fits this one. It prints what it changed and why, then what is left for you.',
  example: 'npm run upgrade -- --site my-site --dry-run',
  exitCodes: {
    0: 'The site fits this version; there may be warnings.',
    1: 'The site was upgraded, and the check finds errors in it.',
    2: 'Nothing was written: there is no site, a file is not valid JSON, or the site is for a newer version.',
  },
  options: {
    ...FOLDERS,
    out: { ...FOLDERS.out, hidden: true },
    'dry-run': {
      type: 'boolean',
      default: false,
      description: 'Prints the changes without making them.',
    },
  },
  run: ({ site, 'dry-run': dryRun }) => runUpgrade({ siteDir: site, dryRun }),
})
