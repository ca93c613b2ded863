import { defineCommand, FOLDERS } from '../commands/command-line'
import { UsageError } from '../util/usage-error'

export const create = defineCommand({
  name: 'new',
  summary:
    'Adds a page to a site, a block type, or the files that publish the site: for github-pages, netlify, cloudflare-pages, a container, object storage, or a build in parts on GitHub (github-matrix) or Kubernetes. In a terminal, without arguments, it asks what to add.',
  forms: ['page /ADDRESS', 'block NAME', 'deploy WHERE'],
  examples: ['page /solutions/fx --title "Foreign exchange"', 'block quote', 'deploy github-pages'],
  options: {
    ...FOLDERS,
    out: { ...FOLDERS.out, hidden: true },
    title: { type: 'string', description: 'The title of the page.' },
    description: {
      type: 'string',
      description: 'What the page or block type is about, in one sentence.',
    },
  },
  async run({ site, title, description }, [kindName, name, ...others]) {
    const { askNew, KINDS, runNew } = await import('../commands/new-command')
    if (kindName === undefined && process.stdin.isTTY) {
      const answers = await askNew()
      return answers ? runNew(site, answers) : 1
    }
    const kind = KINDS.find((known) => known === kindName)
    if (!kind || name === undefined || others.length > 0) {
      throw new UsageError('Say what to add and what to call it.', { showsUsage: true })
    }
    return runNew(site, { kind, name, title, description })
  },
})
