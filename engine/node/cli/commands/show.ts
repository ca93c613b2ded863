import { UsageError } from '../../lib/files/usage-error'
import { defineCommand, SITE_FOLDER } from '../common/command-line'
import { prepareProject, requireSite } from '../common/prepare'
import { AT, parseBuildTime } from '../common/time-option'

export const show = defineCommand({
  name: 'show',
  summary:
    'Prints a page as JSON, with defaults and shared content filled in. A comment gives the file and line of each value that comes from another file.',
  forms: ['/PATH'],
  examples: ['/about', '/news/opening --json'],
  exitCodes: {
    0: 'The page was printed. There may be warnings.',
    1: 'The page has errors. They are printed with the content that could be read.',
    2: 'There is no such page.',
  },
  options: {
    ...SITE_FOLDER,
    at: {
      ...AT.at,
      description: 'Shows the page as of this time, without content that is unpublished then.',
    },
    json: {
      type: 'boolean',
      default: false,
      description: 'Prints JSON for programs: the page and the sources of its values.',
    },
  },
  async run({ site, json, at }, [path, ...others]) {
    if (path === undefined || others.length > 0) {
      throw new UsageError('Name the path of one page.', { showsUsage: true })
    }
    requireSite(site)
    const buildTime = at === undefined ? undefined : parseBuildTime(site, at)
    const builds = await prepareProject()
    const { runShow } = await import('./show-command')
    return runShow({ siteDir: site, path, json, buildTime, builds })
  },
})
