import { stripVTControlCharacters } from 'node:util'
import { vi } from 'vitest'
import { runCommand } from '../../engine/node/cli/common/command-line'
import { COMMANDS } from '../../engine/node/cli/program'

/**
 * Runs a command line as its npm script would, but in this process, because starting a process
 * takes longer than most commands. Another test covers the start of a script.
 * @returns the exit code, and the output without colours.
 */
export async function runInProcess(
  name: string,
  ...args: string[]
): Promise<{ status: number; output: string }> {
  const command = COMMANDS.find((one) => one.name === name)
  if (!command) throw new Error(`There is no command "${name}".`)
  const { exitCode } = process
  let output = ''
  const print = (text: unknown) => {
    output += stripVTControlCharacters(String(text))
    return true
  }
  const spies = [
    ...(['log', 'warn', 'error'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation((text = '') => void print(`${text}\n`)),
    ),
    ...[process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation(print),
    ),
  ]
  process.exitCode = undefined
  try {
    await runCommand(command, args)
    return { status: Number(process.exitCode ?? 0), output }
  } finally {
    process.exitCode = exitCode
    for (const spy of spies) spy.mockRestore()
  }
}
