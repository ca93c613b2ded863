import { UsageError } from '../../lib/files/usage-error'
import { defineCommand, SITE_FOLDER } from '../common/command-line'
import { AT, parseMoment } from '../common/moment-option'
import { prepareProject, requireSite } from '../common/prepare'

export const show = defineCommand({
  name: 'show',
  summary:
    'Prints a page as JSON with everything filled in. A comment names the file and line of each value that is not written in the file of the page.',
  forms: ['/PATH'],
  examples: ['/about', '/news/opening --json'],
  exitCodes: {
    0: 'The page was printed. There may be warnings.',
    1: 'The page has errors. They are printed, and what there is of the page.',
    2: 'There is no such page.',
  },
  options: {
    ...SITE_FOLDER,
    at: {
      ...AT.at,
      description:
        'The moment for which the page is shown: what is not published then is left out.',
    },
    json: {
      type: 'boolean',
      default: false,
      description: 'Prints JSON for programs: the page, and where its values come from.',
    },
  },
  async run({ site, json, at }, [path, ...others]) {
    if (path === undefined || others.length > 0) {
      throw new UsageError('Name the path of one page.', { showsUsage: true })
    }
    requireSite(site)
    const moment = at === undefined ? undefined : parseMoment(site, at)
    const builds = await prepareProject()
    const { runShow } = await import('./show-command')
    return runShow({ siteDir: site, path, json, moment, builds })
  },
})
