import { UsageError } from '../../lib/files/usage-error'
import { defineCommand, SITE_FOLDER } from '../common/command-line'
import { prepareProject, requireSite } from '../common/prepare'

export const uses = defineCommand({
  name: 'uses',
  summary:
    'Lists the files and lines that use a file in the "shared" folder, then the pages that show it through other files.',
  forms: ['NAME'],
  examples: ['opening-hours', 'shared/opening-hours.json --all'],
  exitCodes: {
    0: 'The uses were printed.',
    2: 'There is no such file in "shared".',
  },
  options: {
    ...SITE_FOLDER,
    all: {
      type: 'boolean',
      default: false,
      description:
        'Lists all pages that show the file through other files, not just the first ones.',
    },
    json: { type: 'boolean', default: false, description: 'Prints JSON for programs.' },
  },
  async run({ site, all, json }, [name, ...others]) {
    if (name === undefined || others.length > 0) {
      throw new UsageError('Name one file in the "shared" folder.', { showsUsage: true })
    }
    requireSite(site)
    const builds = await prepareProject()
    const { runUses } = await import('./uses-command')
    return runUses({ siteDir: site, name, all, json, builds })
  },
})
