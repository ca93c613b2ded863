import type { ChildProcess } from 'node:child_process'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { ensureNodeWithSqlite } from '../install/node-with-sqlite'

/** An enquiry as `list` prints it. */
export interface ListedEnquiry {
  id: string
  form: string
  received: string
  kind: string
  isSpam: boolean
  values: Record<string, unknown>
}

/** A receiver in a process of its own. */
export interface StartedReceiver {
  url: string
  child: ChildProcess
  /** Sends a signal, and resolves when the process has ended, with its exit code. */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

const started = new Set<ChildProcess>()

/** A test that has failed may leave its receiver. */
function killAll(): void {
  for (const child of started) child.kill('SIGKILL')
}

/** Starts the receiver of a built site, and resolves when it listens. */
export async function startReceiver(outDir: string, data: string): Promise<StartedReceiver> {
  const node = ensureNodeWithSqlite()
  const program = getProgram(outDir)
  const child = spawn(node, [program, '--data', data, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (started.size === 0) process.once('exit', killAll)
  started.add(child)
  const ended = once(child, 'exit')
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(([code]) => Promise.reject(new Error(`The receiver ended with ${code}.`))),
  ])
  return {
    url: String(line).replace('Receiving forms on ', ''),
    child,
    async stop(signal) {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}

/** The stored enquiries, the oldest first. */
export function listEnquiries(outDir: string, data: string): ListedEnquiry[] {
  const { stdout } = spawnSync(
    ensureNodeWithSqlite(),
    [getProgram(outDir), 'list', '--data', data],
    { encoding: 'utf8' },
  )
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

export function getProgram(outDir: string): string {
  return `${outDir}/.quire/receiver/receiver.mjs`
}
