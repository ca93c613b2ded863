import { UsageError } from '../../lib/files/usage-error'
import { defineCommand, SITE_FOLDER } from '../common/command-line'
import { requireSite } from '../common/prepare'

export const move = defineCommand({
  name: 'move',
  summary:
    'Moves a page to another path: updates all links to it and the rules for it, and adds a redirect from the old path. Shows its plan and asks before it writes. Writes either all files or none.',
  forms: ['/OLD /NEW'],
  examples: ['/about /company', '/products /shop --below --dry-run'],
  exitCodes: {
    0: 'The page was moved. There may be warnings.',
    1: 'You answered no, or the page was moved but the check finds errors.',
    2: 'Nothing was written: no such page, path taken, no access, or no terminal.',
  },
  options: {
    ...SITE_FOLDER,
    below: { type: 'boolean', default: false, description: 'Also moves the pages below it.' },
    yes: { type: 'boolean', default: false, description: 'Moves the page without asking.' },
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
