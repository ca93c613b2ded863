/** What is typed to run a command. */
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderHelp } from '../../../engine/node/commands/command-help'
import type { Command, OptionSpecs } from '../../../engine/node/commands/command-line'
import { FOLDERS, runCommand } from '../../../engine/node/commands/command-line'
import { SERVING } from '../../../engine/node/commands/serving-options'
import { projectRoot } from '../../../engine/node/util/project-root'
import { UsageError } from '../../../engine/node/util/usage-error'
import { loadCommands } from '../../support/commands'

const commands = await loadCommands()

describe('the commands', () => {
  it('are all that a project has beside its tests', () => {
    expect([...commands.keys()].sort()).toEqual([
      ...['bench', 'build', 'catalogue', 'check', 'contact-sheet', 'dev', 'generate', 'new'],
      ...['preview', 'start'],
    ])
  })

  it.each([
    ...commands,
  ])('%s says in its help what it does, what it takes, and shows it', (name, command) => {
    const help = renderHelp(command)
    expect(command.name.replace('npm run ', '').replace('npm ', '')).toBe(name)
    expect(command.summary).toMatch(/^[A-Z].+\.$/)
    for (const [option, spec] of Object.entries(command.options)) {
      const { type, description, value, default: usual, hidden } = spec
      if (hidden) {
        expect(help).not.toContain(`--${option}`)
        continue
      }
      expect(description, option).toMatch(/^[A-Z].+\.$/)
      expect(help).toContain(`--${option}`)
      if (type === 'string') expect(value ?? 'TEXT', option).toMatch(/./)
      if (typeof usual === 'string') expect(help.replace(/\n +/g, ' ')).toContain(`: ${usual}.`)
    }
    expect(command.example.startsWith(command.name)).toBe(true)
    const flags = [...command.example.matchAll(/--([a-z-]+)/g)].map(([, flag]) => flag)
    expect(Object.keys(command.options)).toEqual(expect.arrayContaining(flags))
    const [usage = '', ...rest] = help.split('\n\n').slice(1)
    expect([usage, ...rest].join('').length).toBeGreaterThan(0)
    expect(Math.max(...help.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(84)
  })

  it('check says what its exit codes mean', () => {
    const check = commands.get('check')
    expect(check && renderHelp(check)).toContain(`

Exit codes:
  0  No errors; without --strict, there may be warnings.
  1  Errors, all of them printed; with --strict, also warnings.
  2  Wrong usage, such as an unknown option.

`)
  })

  it.each([
    ['build'],
    ['dev'],
    ['new', 'page'],
  ])('%s prints its help and does nothing else', (script, ...args) => {
    const { status, stdout, stderr } = spawnSync(
      join(projectRoot, 'node_modules/.bin/tsx'),
      [`scripts/${script}.ts`, ...args, '--help', '--out', '/dev/null/x'],
      { cwd: projectRoot, encoding: 'utf8' },
    )
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(
      /\n\nUsage: npm run [a-z]+ -- [\s\S]+\n\nOptions:\n[\s\S]+\n\nExample:\n/,
    )
  })
})

describe('a command line', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    process.exitCode = undefined
  })

  /** Runs a command with these words; what it was given, what it told, and its exit code. */
  async function type<O extends OptionSpecs>(options: O, args: string[], run?: () => never) {
    const told: string[] = []
    let given: unknown
    vi.spyOn(console, 'error').mockImplementation((text) => told.push(text))
    vi.spyOn(console, 'log').mockImplementation((text) => told.push(text))
    const { argv } = process
    process.argv = ['node', 'x', ...args]
    const command: Command<O> = {
      name: 'npm run x',
      summary: 'Does it.',
      example: 'npm run x',
      options,
      run: async (values) => {
        given = values
        return run?.() ?? 0
      },
    }
    await runCommand(command).finally(() => {
      process.argv = argv
    })
    const { exitCode } = process
    process.exitCode = undefined
    return { given, told: told.join('\n'), exitCode }
  }

  it('helps with every option, its default and an example', async () => {
    const { told, given, exitCode } = await type({ ...FOLDERS, port: SERVING.port }, ['--help'])
    expect([given, exitCode]).toEqual([undefined, undefined])
    expect(told).toBe(`Does it.

Usage: npm run x -- [--site DIR] [--out DIR] [--port NUMBER]

Options:
  --site DIR     The folder of the site. Default: site.
  --out DIR      The folder to write the site to. Default: dist.
  --port NUMBER  The port. Overrides the variable PORT. Without either, the
                 default port or the next free one is used.
  --help         Prints this help.

Example:
  npm run x`)
  })

  it.each([
    [['--sitee', 'x'], 'There is no option "--sitee". Did you mean "--site"? See --help.'],
    [['--zebra'], 'There is no option "--zebra". See --help.'],
    [['--out', ''], '--out needs a value that is not empty.'],
    [['--out= '], '--out needs a value that is not empty.'],
    [['--host='], '--host needs a value that is not empty.'],
    [['--site'], "Option '--site <value>' argument missing."],
    [['x'], "Unexpected argument 'x'. This command does not take positional arguments."],
  ])('%j is wrong usage', async (args, expected) => {
    const { told, given, exitCode } = await type({ ...FOLDERS, ...SERVING }, args)
    expect([given, exitCode]).toEqual([undefined, 2])
    expect(told).toBe(
      `${expected}\nUsage: npm run x -- [--site DIR] [--out DIR] [--port NUMBER] [--host [ADDRESS]] [--allowed-hosts NAME,NAME]`,
    )
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

  it('tells a wrong use that the command itself finds from what goes wrong', async () => {
    const wrong = await type({}, [], () => {
      throw new UsageError('Not so.', { showsUsage: true })
    })
    expect([wrong.told, wrong.exitCode]).toEqual(['Not so.\nUsage: npm run x', 2])
    const failed = await type({}, [], () => {
      throw new Error('It broke.')
    })
    expect([failed.told, failed.exitCode]).toEqual(['It broke.', 1])
  })
})

describe('a port that is taken', () => {
  const start = (script: string, args: string[], env = {}) =>
    spawnSync(join(projectRoot, 'node_modules/.bin/tsx'), [`scripts/${script}.ts`, ...args], {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, PORT: '', ...env },
    })

  it.each(['dev', 'preview'])('ends %s with the code 2 and what to write', async (script) => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const { port } = other.address() as AddressInfo
    const site = script === 'dev' ? ['--site', 'tests/sites/tiny'] : ['--out', 'tests/sites/tiny']
    for (const { status, stderr } of [
      start(script, [...site, '--port', String(port)]),
      start(script, site, { PORT: String(port) }),
    ]) {
      expect(stderr).toBe(
        `Port ${port} is in use. Choose another, such as --port 8080, or leave the option out to use the next free port.\n`,
      )
      expect(status).toBe(2)
    }
    await new Promise((done) => other.close(done))
  })
})
