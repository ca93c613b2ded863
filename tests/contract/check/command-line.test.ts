/** The command line. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AnyCommand, Command, OptionSpecs } from '../../../engine/node/cli/common/command-line'
import { createParser, FOLDERS, runCommand } from '../../../engine/node/cli/common/command-line'
import { SERVING } from '../../../engine/node/cli/common/serving-options'
import { COMMANDS, createProgram, runProgram } from '../../../engine/node/cli/program'
import { renderInvocation } from '../../../engine/node/lib/files/invocation'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { UsageError } from '../../../engine/node/lib/files/usage-error'
import { loadCommands } from '../../support/commands'
import { runInProcess } from '../../support/run-command'
import { LOADER, runScript } from '../../support/run-script'

const commands = await loadCommands()

const helpOf = (command: AnyCommand) => {
  const parts: string[] = []
  createParser(command)
    .configureOutput({ writeOut: (text) => void parts.push(text), getOutHelpWidth: () => 80 })
    .outputHelp()
  return parts.join('')
}

describe('the commands', () => {
  it('are all that a project has beside its tests', () => {
    expect([...commands.keys()].sort()).toEqual([
      ...['bench', 'build', 'catalogue', 'check', 'contact-sheet', 'dev', 'due', 'generate'],
      ...['manifest', 'move', 'new', 'package', 'preview', 'receive', 'show'],
      ...['start', 'translated', 'upgrade', 'uses'],
    ])
  })

  it.each([
    ...commands,
  ])('%s says in its help what it does, what it takes, and shows it', (name, command) => {
    const help = helpOf(command)
    expect(command.name).toBe(name)
    expect(command.summary).toMatch(/^[A-Z].+\.$/)
    for (const [option, spec] of Object.entries(command.options)) {
      const { description, default: usual, hidden } = spec
      if (hidden) {
        expect(help).not.toContain(`--${option} `)
        continue
      }
      expect(description, option).toMatch(/^[A-Z].+\.$/)
      expect(help).toContain(`--${option} `)
      if (typeof usual === 'string') {
        expect(help.replace(/\n +/g, ' ')).toContain(`Default: ${usual}.`)
      }
    }
    expect(help).not.toContain('Default: .\n')
    for (const example of command.examples) {
      const flags = [...example.matchAll(/--([a-z-]+)/g)].map(([, flag]) => flag)
      expect(Object.keys(command.options)).toEqual(expect.arrayContaining(flags))
      expect(help).toContain(`  ${renderInvocation(name, example)}`)
    }
    expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(84)
  })

  it('check says what its exit codes mean', () => {
    const check = commands.get('check')
    expect(check && helpOf(check)).toContain(`

Exit codes:
  0  There are no errors. Without --strict, there may be warnings.
  1  There are errors or, with --strict, warnings. All of them are printed.
  2  The command was used incorrectly, for example with an unknown option.
`)
  })

  it.each([
    ['build'],
    ['dev'],
    ['new', 'page'],
  ])('%s prints its help and does nothing else', (script, ...args) => {
    const words = [...args, '--help', '--out', '/dev/null/x']
    const { status, stdout, stderr } = runScript(`scripts/${script}.ts`, words)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Usage: npm run [a-z]+ -- [\s\S]+\n\nOptions:\n[\s\S]+\n\nExamples?:\n/)
  })
})

describe('the program', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    process.exitCode = undefined
  })

  /** Runs the program with these arguments, and returns its output and exit code. */
  async function run(...words: string[]) {
    const output: string[] = []
    vi.spyOn(console, 'error').mockImplementation((text) => output.push(text))
    vi.spyOn(console, 'log').mockImplementation((text) => output.push(text))
    await runProgram('1.2.3', words)
    return { output: output.join('\n'), exitCode: process.exitCode }
  }

  it('has every command of a project, and lists them', async () => {
    const names = COMMANDS.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['new', 'dev', 'check', 'fix', 'build']))
    expect(createProgram('1.2.3').commands.map((command) => command.name())).toEqual([
      ...names,
      'complete',
    ])
    const { output, exitCode } = await run()
    expect(exitCode).toBeUndefined()
    expect((await run('--version')).output).toBe('1.2.3')
    for (const { name, summary } of COMMANDS) {
      expect(output.replace(/\s+/g, ' ')).toContain(` ${name} ${summary}`)
    }
  })

  it.each(['zsh', 'bash', 'fish', 'powershell'])('completes words in %s', async (shell) => {
    expect((await run('complete', shell)).output).toContain('quire')
  })

  it('completes commands and flags', async () => {
    expect((await run('complete', '--', 'bu')).output).toMatch(/^build\t/m)
    expect((await run('complete', '--', 'build', '--co')).output).toMatch(/^--cold\t/m)
  })

  it.each([
    [['buidl'], 'There is no command "buidl". Did you mean "build"? See --help.'],
    [['build', '--colt'], 'There is no option "--colt". Did you mean "--cold"? See --help.'],
    [['preview', 'x'], 'This command takes only options, not "x". See --help.'],
  ])('answers %j with the nearest right word', async (args, expected) => {
    expect(await run(...args)).toEqual({ output: expected, exitCode: 2 })
  })
})

describe('a command line', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    process.exitCode = undefined
  })

  /**
   * Runs a command with these arguments, and returns its parsed arguments, output, and exit code.
   */
  async function type<O extends OptionSpecs>(options: O, args: string[], run?: () => never) {
    const output: string[] = []
    let given: unknown
    vi.spyOn(console, 'error').mockImplementation((text) => output.push(text))
    vi.spyOn(console, 'log').mockImplementation((text) => output.push(text))
    const command: Command<O> = {
      name: 'x',
      summary: 'Does it.',
      examples: [''],
      options,
      run: async (values) => {
        given = values
        return run?.() ?? 0
      },
    }
    await runCommand(command, args)
    const { exitCode } = process
    process.exitCode = undefined
    return { given, output: output.join('\n'), exitCode }
  }

  it('helps with every option, its default and an example', async () => {
    const { output, given, exitCode } = await type({ ...FOLDERS, port: SERVING.port }, ['--help'])
    expect([given, exitCode]).toEqual([undefined, undefined])
    expect(output).toBe(`Usage: npm run x -- [options]

Does it.

Options:
  --site <DIR>     The folder of the site. Default: site.
  --out <DIR>      The folder to write the built site to. Default: dist.
  --port <NUMBER>  The port to listen on; overrides the variable PORT. Without
                   either, the command uses its default port or the next free
                   one.
  --help           Prints this help.

Example:
  npm run x`)
  })

  it.each([
    [['--sitee', 'x'], 'There is no option "--sitee". Did you mean "--site"? See --help.'],
    [['--zebra'], 'There is no option "--zebra". See --help.'],
    [['--out', ''], '--out needs a value that is not empty. See --help.'],
    [['--out= '], '--out needs a value that is not empty. See --help.'],
    [['--host='], '--host needs a value that is not empty. See --help.'],
    [['--site'], '--site needs a value. See --help.'],
    [['x'], 'This command takes only options, not "x". See --help.'],
  ])('%j is wrong usage', async (args, expected) => {
    const { output, given, exitCode } = await type({ ...FOLDERS, ...SERVING }, args)
    expect([given, exitCode]).toEqual([undefined, 2])
    expect(output).toBe(expected)
  })

  it.each([
    [['--host'], 'all'],
    [['--host', '--port', '1'], 'all'],
    [['--host', '10.0.0.1'], '10.0.0.1'],
    [['--host=10.0.0.1'], '10.0.0.1'],
    [['--port', '1'], undefined],
  ])('%j has the host %s', async (args, host) => {
    const { given } = await type(SERVING, args)
    expect((given as { host?: string }).host).toBe(host)
  })

  it('distinguishes wrong usage that the command itself finds from other errors', async () => {
    const wrong = await type({}, [], () => {
      throw new UsageError('Not so.', { showsUsage: true })
    })
    expect([wrong.output, wrong.exitCode]).toEqual(['Not so. See --help.', 2])
    const failed = await type({}, [], () => {
      throw new Error('It broke.')
    })
    expect([failed.output, failed.exitCode]).toEqual(['It broke.', 1])
  })
})

describe('output that nothing reads to its end', () => {
  it('does not end the command', async () => {
    const args = [...LOADER, 'scripts/check.ts', '--help']
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: 'pipe' })
    const said = text(child.stderr)
    child.stdout.destroy()
    const [status] = await once(child, 'exit')
    expect([status, await said]).toEqual([0, ''])
  })
})

describe('a port that is taken', () => {
  it.each(['dev', 'preview'])('ends %s with the code 2 and what to write', async (script) => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const { port } = other.address() as AddressInfo
    const site = script === 'dev' ? ['--site', 'tests/sites/tiny'] : ['--out', 'tests/sites/tiny']
    const said = `Port ${port} is in use. Choose another, such as --port 8080, or omit the option to use the next free port.\n`
    const flags = [...site, '--port', String(port)]
    const env = { ...process.env, PORT: '' }
    const { status, stderr } = runScript(`scripts/${script}.ts`, flags, { env })
    expect([status, stderr]).toEqual([2, said])
    vi.stubEnv('PORT', String(port))
    expect(await runInProcess(script, ...site)).toEqual({ status: 2, output: said })
    vi.unstubAllEnvs()
    await new Promise((done) => other.close(done))
  })
})
