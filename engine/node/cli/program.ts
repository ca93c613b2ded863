import tab from '@bomb.sh/tab/commander'
import { Command as Parser } from 'commander'
import { createParser, quieten, runParser } from '../commands/command-line'
import { renderInvocation } from '../lib/files/invocation'
import { build, start } from './build'
import { catalogue } from './catalogue'
import { check, fix } from './check'
import { dev } from './dev'
import { due } from './due'
import { generate } from './generate'
import { manifest } from './manifest'
import { move } from './move'
import { create } from './new'
import { preview } from './preview'
import { show } from './show'
import { test } from './test'
import { upgrade } from './upgrade'
import { uses } from './uses'

/** All commands, in the order in which a site comes to be. */
export const COMMANDS = [
  ...[create, dev, check, fix, show, uses, move, build, due, preview, start],
  ...[manifest, catalogue, generate, test, upgrade],
] as const

/** Runs `quire` with the words that were typed after it. */
export function runProgram(version: string, words = process.argv.slice(2)): Promise<void> {
  return runParser(createProgram(version), words.length > 0 ? words : ['--help'])
}

/** All of `quire`; its help says with `invoke` how commands are typed. */
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
  // Adds `complete`, which prints a script for a shell and answers its questions.
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
