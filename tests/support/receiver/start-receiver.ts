import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { ensureNodeWithSqlite } from '../install/node-with-sqlite'
import { makeScratchFolder } from '../scratch-folder'

/** An enquiry as `list` prints it. */
export interface ListedEnquiry {
  id: string
  form: string
  received: string
  kind: string
  isSpam: boolean
  mail: string
  webhook: string
  values: Record<string, unknown>
  files: { field: string; name: string; type: string; size: number; path: string }[]
}

/** A receiver in a process of its own. */
export interface StartedReceiver {
  url: string
  child: ChildProcess
  /** The warnings and errors that it has printed. */
  readErrors: () => string
  /** Sends a signal, and resolves when the process has ended, with its exit code. */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

const started = new Set<ChildProcess>()

/** A test that has failed may leave its receiver. */
function killAll(): void {
  for (const child of started) child.kill('SIGKILL')
}

const CLOCK = join(projectRoot, 'tests/support/receiver/clock.mjs')

export interface StartOptions {
  /** The settings, as their file has them. */
  settings?: object
  /** A file with the milliseconds by which the receiver's clock is ahead. */
  clock?: string
  /** A command that executes the receiver, with its options. It must keep the process ID. */
  within?: string[]
}

/** Writes settings into a file of their own. */
export function writeSettings(settings: object): string {
  const file = join(makeScratchFolder(), 'settings.json')
  writeFileSync(file, JSON.stringify(settings))
  return file
}

/** Starts the receiver of a built site, and resolves when it listens. */
export async function startReceiver(
  outDir: string,
  data: string,
  { settings, clock, within = [] }: StartOptions = {},
): Promise<StartedReceiver> {
  const options = [
    ...['--data', data, '--port', '0'],
    ...(settings ? ['--settings', writeSettings(settings)] : []),
  ]
  const moved = clock ? ['--import', CLOCK] : []
  const [program = '', ...words] = [...within, ensureNodeWithSqlite(), ...moved]
  const child = spawn(program, [...words, getProgram(outDir), ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CLOCK_AHEAD: clock },
  })
  if (started.size === 0) process.once('exit', killAll)
  started.add(child)
  const ended = once(child, 'exit')
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text
  })
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(([code]) => Promise.reject(new Error(`The receiver ended with ${code}. ${errors}`))),
  ])
  return {
    url: String(line).replace('Receiving forms on ', ''),
    child,
    readErrors: () => errors,
    async stop(signal) {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}

/** Executes a command of the receiver. Meanwhile, the test can serve it. */
export async function runReceiver(
  outDir: string,
  args: string[],
  within: string[] = [],
): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const [program = '', ...words] = [...within, ensureNodeWithSqlite(), getProgram(outDir)]
  const child = spawn(program, [...words, ...args])
  const [stdout, stderr, [status]] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, 'exit'),
  ])
  // With U+FEFF, if it is there.
  return { status, stdout: stdout.toString(), stderr: stderr.toString() }
}

/** The stored enquiries, the oldest first. */
export async function listEnquiries(
  outDir: string,
  data: string,
  within?: string[],
): Promise<ListedEnquiry[]> {
  const { stdout } = await runReceiver(outDir, ['list', '--data', data], within)
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

function getProgram(outDir: string): string {
  return `${outDir}/.quire/receiver/receiver.mjs`
}
