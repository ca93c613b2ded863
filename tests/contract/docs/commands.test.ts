/** The command reference equals the output of `--help`. */
import { join } from 'node:path'
import type { Command as Parser } from 'commander'
import { describe, expect, it } from 'vitest'
import type { AnyCommand } from '../../../engine/node/cli/common/command-line'
import { createParser } from '../../../engine/node/cli/common/command-line'
import { COMMANDS, createProgram } from '../../../engine/node/cli/program'
import { renderInvocation } from '../../../engine/node/lib/files/invocation'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { loadCommands } from '../../support/commands'

const BANNER =
  '<!-- Made from the help of the commands: npx vitest run -u --project contract tests/contract/docs/commands.test.ts -->'
const INTRO = `# Commands

This page has the help of every command, as \`--help\` prints it.

- In a project, type \`npx quire COMMAND\`.
- In a clone of Quire, type \`npm run COMMAND -- OPTIONS\`, because npm passes on only what follows \`--\`. Use \`npm run check -- --fix\` for \`fix\`. \`npm test\` runs the tests of Quire itself, and there is no \`complete\`.`

/** The commands, grouped by purpose. Each is in one group. */
const GROUPS: { title: string; names: string[] }[] = [
  {
    title: 'Write and publish a site',
    names: [
      'new',
      'dev',
      'check',
      'fix',
      'show',
      'uses',
      'move',
      'translated',
      'build',
      'due',
      'preview',
      'start',
      'receive',
      'manifest',
      'upgrade',
      'language-server',
    ],
  },
  { title: 'Develop blocks', names: ['generate', 'catalogue', 'test'] },
]

/** Commands that only exist in a clone. They are named like its scripts. */
const OF_CLONE = ['contact-sheet', 'package', 'bench']

/** A command as users type it: in a project, or in a clone if only a clone has the command. */
function invoke(name: string, words = ''): string {
  return renderInvocation(name, words, !OF_CLONE.includes(name))
}

const COMMON = `## Common to all commands

- If an option is wrong, a command stops with exit code 2 and writes nothing.
- Relative paths start in the working directory.
- Without \`--site\`, a command uses the folder \`site\`.

| variable | what it does |
|---|---|
| \`PORT\` | the port of \`dev\`, \`preview\` and \`start\`; \`--port\` overrides it |
| \`LAUNCH_EDITOR\` | the editor in which \`dev\` opens files, such as \`code\` |
| \`SOURCE_DATE_EPOCH\` | the build time of \`build\`, \`check\` and \`start\`, in seconds since 1970; \`--at\` overrides it |
| \`CHROMIUM\` | the path of the browser of \`test\` |
| \`DEBUG=1\` | prints the stack trace of an unexpected error |
| \`NO_COLOR=1\` | turns off colours in the output |
| \`NODE_OPTIONS=--max-old-space-size=8192\` | gives Node more memory, in megabytes, for [very large sites](scale.md#a-million-pages) |

In PowerShell, set a variable with \`$env:PORT = 8080\`, then run the command.`

const scripts = await loadCommands()
const program = createProgram('0.0.0', invoke)
const commands = new Map([
  ...scripts,
  ...COMMANDS.map((command) => [command.name, command as AnyCommand] as const),
])

describe('docs/commands.md', () => {
  it('has every command', () => {
    const names = GROUPS.flatMap((group) => group.names)
    expect(names.toSorted()).toEqual(COMMANDS.map(({ name }) => name).sort())
    expect([...names, ...OF_CLONE].sort()).toEqual([...commands.keys()].sort())
  })

  it('says what --help says', async () => {
    const groups = [...GROUPS, { title: 'Develop Quire in a clone', names: OF_CLONE }]
    const sections = groups.flatMap(({ title, names }) => [
      `## ${title}`,
      ...names.map(describeOne),
    ])
    const page = [BANNER, INTRO, describeProgram(), ...sections, describeCompletion(), COMMON]
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot(
      join(projectRoot, 'docs/commands.md'),
    )
  })
})

/** A terminal with 80 columns, whatever the real width is. */
const WIDTH = 80

function describeOne(name: string): string {
  const command = commands.get(name)
  if (!command) throw new Error(`There is no command "${name}".`)
  return `### ${invoke(name)}\n\n${renderHelp(createParser(command, invoke))}`
}

/** The help for `quire` without a command, and its common options. */
function describeProgram(): string {
  return `## npx quire\n\n${renderHelp(program)}`
}

function describeCompletion(): string {
  if (!program.commands.some((command) => command.name() === 'complete')) {
    throw new Error('There is no command "complete".')
  }
  return `## Completion in your shell

\`npx quire complete SHELL\` prints a script that completes the commands and options of \`quire\`. SHELL is \`zsh\`, \`bash\`, \`fish\` or \`powershell\`. Load the script in the start-up file of your shell, such as \`source <(npx quire complete zsh)\` in \`~/.zshrc\`.`
}

function renderHelp(parser: Parser): string {
  let help = ''
  parser
    .configureOutput({ writeOut: (text) => (help += text), getOutHelpWidth: () => WIDTH })
    .outputHelp()
  return `\`\`\`text\n${help.trimEnd()}\n\`\`\``
}
