import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { StudioClient } from '../servers/studio-client'
import { cliOf } from '../sites/package-project'

export interface DevProcess {
  studio: StudioClient
  /** Kills the process, and waits until it has ended. */
  kill: () => Promise<void>
}

/** Starts `quire dev` in a project that has the package, and opens its studio. */
export async function startDevProcess(project: string, site: string): Promise<DevProcess> {
  const args = [cliOf(project), 'dev', '--site', site, '--port', '0']
  const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  let output = ''
  const started = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const [, url] = /at (http:\/\/localhost:\d+)/.exec(output) ?? []
        if (url !== undefined) resolve(url)
      })
    }
    child.once('close', () => reject(new Error(output)))
  })
  const studio = await StudioClient.open(await started)
  return {
    studio,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
