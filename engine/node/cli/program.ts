import tab from '@bomb.sh/tab/commander'
import { Command as Parser } from 'commander'
import { renderInvocation } from '../lib/files/invocation'
import { build, start } from './commands/build'
import { catalogue } from './commands/catalogue'
import { check, fix, translated } from './commands/check'
import { due } from './commands/due'
import { generate } from './commands/generate'
import { manifest } from './commands/manifest'
import { move } from './commands/move'
import { create } from './commands/new'
import { receive } from './commands/receive'
import { dev, languageServer, preview } from './commands/serve'
import { show } from './commands/show'
import { test } from './commands/test'
import { upgrade } from './commands/upgrade'
import { uses } from './commands/uses'
import { createParser, quieten, runParser } from './common/command-line'

/** All commands, in the order in which a site is made. */
export const COMMANDS = [
  ...[create, dev, check, fix, show, uses, move, translated, build, due, preview, start],
  ...[receive, manifest, catalogue, generate, test, upgrade, languageServer],
] as const

/** Runs `quire` with its arguments. */
export function runProgram(version: string, words = process.argv.slice(2)): Promise<void> {
  return runParser(createProgram(version), words.length > 0 ? words : ['--help'])
}

/** The whole of `quire`. `invoke` is how commands are typed in its help. */
export function createProgram(version: string, invoke = renderInvocation): Parser {
  const program = quieten(new Parser('quire'))
    .description('Checks, builds and serves a website that is written as JSON.')
    .usage('COMMAND [options]')
    .version(version, '--version', 'Prints the version.')
    .helpOption('--help', 'Prints this help or, after a command, the help of that command.')
    .helpCommand(false)
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .addHelpText('after', () => renderExamples(invoke))
  for (const command of COMMANDS) program.addCommand(createParser(command, invoke))
  // Adds `complete`, which prints a script for shell completion and answers its requests.
  tab(program)
  const complete = program.commands.find((command) => command.name() === 'complete')
  complete?.description('Prints a script for your shell that completes commands and options.')
  return program
}

function renderExamples(invoke: typeof renderInvocation): string {
  const lines = [
    ['new', 'page /about', 'adds a page'],
    ['dev', '', 'serves the site while you edit it'],
    ['check', '--strict', 'prints all problems of the site'],
    ['build', '', 'writes the site to dist/'],
    ['complete', 'zsh', 'prints the completion script for zsh'],
  ].map(([name = '', words, what]) => `  ${invoke(name, words).padEnd(28)}${what}`)
  return ['', 'Examples:', ...lines].join('\n')
}
