import { join } from 'node:path'
import { UsageError } from '../../lib/files/usage-error'
import { ownProject } from '../../schemas/block-folders'
import { defineCommand, FOLDERS, SITE_FOLDER } from '../common/command-line'
import { prepareProject, requireSite } from '../common/prepare'
import { DEV_PORT, PREVIEW_PORT, parseServing, SERVING } from '../common/serving-options'
import { AT, parseBuildTime } from '../common/time-option'

export const dev = defineCommand({
  name: 'dev',
  summary: 'Serves a site while you edit it, and shows each change as soon as you save.',
  examples: ['', '--site my-site --port 3000'],
  options: {
    ...SITE_FOLDER,
    at: {
      ...AT.at,
      description:
        'Shows the site as it is published at this time, such as 2026-12-24T09:30. Without this option, drafts, scheduled and expired content are shown too, with badges.',
    },
    ...SERVING,
  },
  async run({ site, out: _, at, ...serving }) {
    requireSite(site)
    const buildTime = at === undefined ? undefined : parseBuildTime(site, at)
    await prepareProject({ isDevelopment: true })
    const { serveDev } = await import('../common/serve')
    return serveDev(site, { buildTime, ...parseServing(serving, DEV_PORT) })
  },
})

export const preview = defineCommand({
  name: 'preview',
  summary: 'Serves a built site as a host would, with its redirects, headers and status codes.',
  examples: ['', '--out dist --port 8080'],
  options: {
    site: { ...FOLDERS.site, hidden: true },
    out: { ...FOLDERS.out, description: 'The folder of the built site.' },
    ...SERVING,
  },
  async run({ out, site: _, ...serving }) {
    const { servePreview } = await import('../common/serve')
    return servePreview(out, parseServing(serving, PREVIEW_PORT))
  },
})

export const languageServer = defineCommand({
  name: 'language-server',
  summary:
    'Reports the problems of a site in an editor while you type, over the Language Server Protocol.',
  examples: ['--stdio'],
  exitCodes: {
    0: 'The editor ended the server.',
    1: 'The editor closed the connection without ending the server.',
    2: 'The command was used incorrectly, for example without --stdio.',
  },
  options: {
    ...SITE_FOLDER,
    stdio: {
      type: 'boolean',
      default: false,
      description: 'Uses the standard input and output. Editors add this option themselves.',
    },
  },
  async run({ site, stdio }) {
    if (!stdio) throw new UsageError('Editors start this command, with --stdio.')
    const { serveLanguage } = await import('../../servers/language/serve-language')
    const blocksDir = join(ownProject, 'blocks')
    serveLanguage({ siteDir: site, blocksDir, loadBuilds: prepareProject })
    // The connection ends the process.
    return new Promise(() => {})
  },
})
