import { FOLDERS, runCommand } from '../engine/node/commands/command-line'
import { askNew, KINDS, runNew } from '../engine/node/commands/new-command'
import { UsageError } from '../engine/node/util/usage-error'

await runCommand({
  name: 'npm run new',
  summary:
    'Adds a page to a site, or a block type. In a terminal, without arguments, it asks what to add.',
  forms: ['page /ADDRESS', 'block NAME'],
  example: 'npm run new -- page /solutions/fx --title "Foreign exchange"',
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
