import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { AnyCommand, Command } from '../../engine/node/cli/common/command-line'
import { COMMANDS } from '../../engine/node/cli/program'
import { projectRoot } from '../../engine/node/lib/files/project-root'

const LINE = '../../engine/node/cli/common/command-line'

let loaded: Promise<Map<string, Command>> | undefined

/** The declarations of the project's commands, keyed by npm script. The commands are not run. */
export function loadCommands(): Promise<Map<string, Command>> {
  loaded ??= importScripts()
  return loaded
}

async function importScripts(): Promise<Map<string, Command>> {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const commands = new Map<string, Command>()
  let current = ''
  vi.doMock(LINE, async (load) => ({
    ...(await load<object>()),
    runCommand: async (command: Command) => void commands.set(current, command),
  }))
  for (const [name, script] of Object.entries<string>(scripts)) {
    const [, file] = /\s(scripts\/\S+\.ts|tests\/bench\/bench\.ts)$/.exec(script) ?? []
    const [, word] = /\sscripts\/quire\.ts (\S+)$/.exec(script) ?? []
    const command = (COMMANDS as readonly AnyCommand[]).find((one) => one.name === word)
    if (command) commands.set(name, command)
    if (!file) continue
    current = name
    // Imports a separate copy, because another test file may have imported the script already.
    await import(`${join(projectRoot, file)}?declared`)
  }
  vi.doUnmock(LINE)
  return commands
}
