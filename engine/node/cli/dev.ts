import { defineCommand, FOLDERS } from '../commands/command-line'
import { DEV_PORT, parseServing, SERVING } from '../commands/serving-options'
import { prepareProject, requireSite } from './prepare'

export const dev = defineCommand({
  name: 'dev',
  summary: 'Serves a site while you edit it, and shows each change as soon as you save.',
  examples: ['', '--site my-site --port 3000'],
  options: { ...FOLDERS, out: { ...FOLDERS.out, hidden: true }, ...SERVING },
  async run({ site, out: _, ...serving }) {
    requireSite(site)
    await prepareProject({ isDevelopment: true })
    const { serveDev } = await import('../commands/serve')
    return serveDev(site, parseServing(serving, DEV_PORT))
  },
})
