import { spawn } from 'node:child_process'
import { LOADER } from '../../support/run-script'
import { readMegabytes, waitIdle } from './process-use'

interface Server {
  url: string
  /** From starting the command to the line with the server's address. */
  milliseconds: number
  /** Returns the server's current memory use. */
  megabytes: () => number
  /** Resolves once the server has nothing to do: the first check of the whole site is over. */
  idle: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Starts a development server.
 * @throws if the server exits before it is ready.
 */
export function startServer(siteDir: string): Promise<Server> {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [...LOADER, 'scripts/dev.ts', '--site', siteDir, '--port', '0'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const megabytes = () => readMegabytes(Number(child.pid))
  const idle = () => waitIdle(Number(child.pid))
  const close = () => {
    child.kill()
    return ended
  }
  return new Promise((done, fail) => {
    ended.then(() => fail(new Error('The development server ended before it was ready.')))
    child.stdout.on('data', (text) => {
      const [url] = /http:\/\/localhost:\d+/.exec(String(text)) ?? []
      if (url) done({ url, milliseconds: performance.now() - started, megabytes, idle, close })
    })
  })
}
