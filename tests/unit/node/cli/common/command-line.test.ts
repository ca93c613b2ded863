import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  defineCommand,
  FOLDERS,
  runCommand,
} from '../../../../../engine/node/cli/common/command-line'
import { UsageError } from '../../../../../engine/node/lib/files/usage-error'

afterEach(() => {
  process.exitCode = undefined
  vi.restoreAllMocks()
})

/** Runs a command as a shell would, and returns its output and exit code. */
async function run(args: string[], work: (values: object) => Promise<number> = async () => 0) {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const options = {
    ...FOLDERS,
    width: { type: 'string', description: 'A width.', multiple: true },
    cold: { type: 'boolean', default: false, description: 'Without the cache.' },
    'no-pictures': { type: 'boolean', default: false, description: 'Without pictures.' },
  } as const
  const command = defineCommand({
    name: 'command',
    summary: 'Does something.',
    options,
    examples: [''],
    run: work,
  })
  await runCommand(command, args)
  return { said: said.mock.calls.join('\n'), code: process.exitCode }
}

describe('a command line', () => {
  it.each([
    [['--out', ''], '--out'],
    [['--site='], '--site'],
    [['--out', '  '], '--out'],
    [['--width', '360', '--width', ''], '--width'],
  ])('takes no empty text for a value: %j', async (args, flag) => {
    const work = vi.fn(async () => 0)
    const { said, code } = await run(args, work)
    expect(said.split('\n')[0]).toBe(`${flag} needs a value that is not empty. See --help.`)
    expect([code, work.mock.calls.length]).toEqual([2, 0])
  })

  it.each([
    [[], { cold: false, 'no-pictures': false }],
    [['--cold'], { cold: true, 'no-pictures': false }],
    [['--no-pictures'], { cold: false, 'no-pictures': true }],
  ])('has a flag on where it is typed: %j', async (args, flags) => {
    const work = vi.fn(async (_values: object) => 0)
    await run(args, work)
    expect(work.mock.calls[0]?.[0]).toMatchObject(flags)
  })

  it('exits with 2 for what must not be written, and with 1 for what went wrong', async () => {
    const refuse = () => Promise.reject(new UsageError('It is a home.'))
    expect(await run([], refuse)).toEqual({ said: 'It is a home.', code: 2 })
    const fail = () => Promise.reject(new Error('It broke.'))
    expect((await run([], fail)).code).toBe(1)
  })
})
