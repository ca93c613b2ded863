import { UsageError } from '../../lib/files/usage-error'
import { defineCommand, SITE_FOLDER } from '../common/command-line'
import { requireSite } from '../common/prepare'

export const move = defineCommand({
  name: 'move',
  summary:
    'Moves a page to another path: changes all links to it and the rules for it, and adds a redirect from the old path. It shows its plan and asks before it writes. Either all files are written or none.',
  forms: ['/OLD /NEW'],
  examples: ['/about /company', '/products /shop --below --dry-run'],
  exitCodes: {
    0: 'The page was moved. There may be warnings.',
    1: 'You answered no; or the page was moved, and the check finds errors.',
    2: 'Nothing was written: no such page, a used path, no access, or nobody to ask.',
  },
  options: {
    ...SITE_FOLDER,
    below: { type: 'boolean', default: false, description: 'Moves the pages below it too.' },
    yes: { type: 'boolean', default: false, description: 'Moves it without asking.' },
    'dry-run': {
      type: 'boolean',
      default: false,
      description: 'Prints the plan as a diff, but writes nothing.',
    },
  },
  async run({ site, below, yes, 'dry-run': dryRun }, [from, to, ...others]) {
    if (from === undefined || to === undefined || others.length > 0) {
      throw new UsageError('Name the path of the page and its new path.', { showsUsage: true })
    }
    requireSite(site)
    const { runMove } = await import('./move-command')
    return runMove({ siteDir: site, from, to, below, yes, dryRun })
  },
})
