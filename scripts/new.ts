import { FOLDERS, runCommand } from '../engine/build/command-line'
import { askNew, KINDS, runNew } from '../engine/build/new-command'

const usage =
  'npm run new -- page /ADDRESS [--title TEXT] [--description TEXT] [--site DIR], or: npm run new -- block NAME [--description TEXT]'

await runCommand({
  usage,
  options: { ...FOLDERS, title: { type: 'string' }, description: { type: 'string' } },
  takesNames: true,
  async run({ site, title, description }, [kindName, name, ...others]) {
    if (kindName === undefined && process.stdin.isTTY) {
      const answers = await askNew()
      return answers ? runNew(site, answers) : 1
    }
    const kind = KINDS.find((known) => known === kindName)
    if (!kind || name === undefined || others.length > 0) {
      console.error(`Say what to add, and what it is called.\nUsage: ${usage}`)
      return 2
    }
    return runNew(site, { kind, name, title, description })
  },
})
