/** The reference of the commands is what the commands themselves print with `--help`. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createParser } from '../../../engine/node/commands/command-line'
import { renderInvocation } from '../../../engine/node/util/invocation'
import { projectRoot } from '../../../engine/node/util/project-root'
import { loadCommands } from '../../support/commands'

const BANNER =
  '<!-- Made from the help of the commands: npx vitest run -u --project contract tests/contract/docs/commands.test.ts -->'
const INTRO = `# Commands

What each command does and takes, exactly as \`--help\` prints it. Run them in the folder of Quire. npm passes on only what follows \`--\`: \`npm run build -- --site my-site\`.`

/** The commands by what they are for; each is in one list. */
const GROUPS = [
  {
    title: 'Write and publish a site',
    names: ['dev', 'check', 'new', 'build', 'preview', 'start', 'manifest', 'upgrade'],
  },
  {
    title: 'Develop Quire and its blocks',
    names: ['generate', 'catalogue', 'contact-sheet', 'package', 'bench'],
  },
]

const COMMON = `## Of all commands

- A wrong option ends a command with exit code 2, and nothing is written.
- A relative path starts in the working directory.
- Without \`--site\`, a command uses the folder \`site\`.

| variable | what it does |
|---|---|
| \`PORT\` | the port of \`npm start\`, \`npm run dev\` and \`npm run preview\`; \`--port\` overrides it |
| \`LAUNCH_EDITOR\` | the editor that \`npm run dev\` opens, such as \`code\` |
| \`DEBUG=1\` | an unexpected error also shows where it was thrown |
| \`NO_COLOR=1\` | no colours in the output |
| \`NODE_OPTIONS=--max-old-space-size=8192\` | more memory for Node, in megabytes, for [very large sites](scale.md#a-million-pages) |

In PowerShell, set a variable first: \`$env:PORT = 8080\`; then run the command.`

const commands = await loadCommands()

describe('docs/commands.md', () => {
  it('has every command', () => {
    expect(GROUPS.flatMap(({ names }) => names).sort()).toEqual([...commands.keys()].sort())
  })

  it('says what --help says', async () => {
    const groups = GROUPS.flatMap(({ title, names }) => [`## ${title}`, ...names.map(describeOne)])
    const page = [BANNER, INTRO, ...groups, COMMON].join('\n\n')
    await expect(`${page}\n`).toMatchFileSnapshot(join(projectRoot, 'docs/commands.md'))
  })
})

/** A terminal of 80 columns, whatever this one has. */
const WIDTH = 80

function describeOne(name: string): string {
  const command = commands.get(name)
  if (!command) throw new Error(`There is no command "${name}".`)
  let help = ''
  createParser(command)
    .configureOutput({ writeOut: (text) => (help += text), getOutHelpWidth: () => WIDTH })
    .outputHelp()
  return `### ${renderInvocation(name)}\n\n\`\`\`text\n${help.trimEnd()}\n\`\`\``
}
