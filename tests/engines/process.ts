import { type ChildProcess, spawn } from 'node:child_process'

export interface StartOptions {
  program: string
  args: string[]
  env?: NodeJS.ProcessEnv
  /**
   * The output by which the program reports that it is ready, if any. `found` is the pattern's
   * first group.
   */
  wanted?: RegExp
}

export interface Started {
  found: string
  stop: () => Promise<void>
}

/**
 * Starts a program and waits until it is ready.
 * @throws if it ends before it is ready, with its output.
 */
export async function start({ program, args, env, wanted }: StartOptions): Promise<Started> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => void child.kill()
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const found = await new Promise<string>((done, fail) => {
    let written = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        written += text
        const match = wanted?.exec(written)
        if (match) done(match[1] ?? '')
      })
    }
    if (!wanted) child.once('spawn', () => done(''))
    child.once('error', fail)
    child.once('exit', () => fail(new Error(`${program} ended.\n${written}`)))
  })
  return { found, stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill()
  await ended
}
