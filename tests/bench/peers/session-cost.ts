import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

export interface SessionCost {
  seconds: number
  /**
   * The peak memory of all the session's processes together. A file mapped by two processes counts
   * twice.
   */
  peakMegabytes: number
}

/** The interval between two memory readings, in milliseconds. */
const INTERVAL = 100
const PAGE_BYTES = 4096
/**
 * The fields of `/proc/PID/stat` that follow the program's name:
 * https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
const SESSION_FIELD = 3

/**
 * Runs a command to its end, with all its child processes, in a new session.
 * @throws if it fails, with its output.
 */
export async function measureSession(
  [program = '', ...args]: string[],
  cwd: string,
): Promise<SessionCost> {
  const started = performance.now()
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' }
  const child = spawn(program, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, sumMemory(child.pid ?? 0))
  }, INTERVAL)
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await once(child, 'exit')
  const seconds = (performance.now() - started) / 1000
  clearInterval(timer)
  if (status !== 0) throw new Error(`${program} failed in ${cwd}:\n${(await said).join('')}`)
  return { seconds, peakMegabytes: peak / 1e6 }
}

/** The memory of all processes in a session, in bytes. */
function sumMemory(session: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.reduce((sum, pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (Number(fields[SESSION_FIELD]) !== session) return sum
      const [, resident] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
      return sum + Number(resident) * PAGE_BYTES
    } catch {
      // The process has ended since the listing.
      return sum
    }
  }, 0)
}
