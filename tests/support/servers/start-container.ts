import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DockerfileParser } from 'dockerfile-ast'
import { makeScratchFolder } from '../scratch-folder'
import { findPort } from './find-port'
import { programOf } from './web-servers'

export interface Container {
  url: string
  pid: number
  /** Runs a command as the server's user in its container, and returns the exit code. */
  run: (command: string) => number | null
  log: () => string
  close: () => Promise<void>
}

/** The port on which the image listens. */
const PORT = /listen 8080;/

/** The reason why containers cannot run. `undefined` if they can. */
export function whyWithoutContainer(): string | undefined {
  const { status } = spawnSync('unshare', ['--mount', 'setpriv', '--reuid', '101', 'true'])
  if (status === 0) return undefined
  return 'Not tried in a container: this user may not make a mount namespace.'
}

/**
 * Starts an image's command without Docker: copies the files that the Dockerfile's last stage
 * copies into a mount namespace whose root is read-only except for /tmp, and starts the image's
 * command as the image's user, without privileges.
 * @param project The folder that the image and the site are built from.
 */
export async function startContainer(project: string): Promise<Container> {
  const image = makeScratchFolder()
  const { copies, user, command } = readDockerfile(join(project, 'Dockerfile'))
  // The content of the nginx image.
  mkdirSync(join(image, 'etc/nginx'), { recursive: true })
  cpSync('/etc/nginx/mime.types', join(image, 'etc/nginx/mime.types'))
  for (const { from, to } of copies) {
    cpSync(join(project, from), join(image, to), { recursive: true })
  }
  const port = await findPort()
  const config = join(image, 'etc/nginx/nginx.conf')
  const text = readFileSync(config, 'utf8')
  if (!PORT.test(text)) throw new Error('nginx.conf does not listen where the Dockerfile says.')
  writeFileSync(config, text.replace(PORT, `listen 127.0.0.1:${port};`))
  spawnSync('chmod', ['-R', 'a+rX', image])
  const logFile = join(makeScratchFolder(), 'log')
  const log = openSync(logFile, 'w')
  chmodSync(logFile, 0o666)
  const mounts = ['etc/nginx', 'srv'].map((path) => `mount --bind ${image}/${path} /${path}`)
  const rights = `--reuid ${user} --regid ${user} --clear-groups --bounding-set=-all --no-new-privs`
  const script = [
    ...mounts,
    'mount -t tmpfs tmpfs /tmp',
    'cd /',
    ...['/etc/nginx', '/srv', '/'].map((path) => `mount -o remount,bind,ro ${path}`),
    `exec setpriv ${rights} "$@"`,
  ].join('\n')
  const [program = '', ...words] = command
  if (program !== 'nginx') throw new Error(`The image runs ${program}, not nginx.`)
  const child = spawn(
    'unshare',
    ['--mount', 'sh', '-euc', script, 'sh', programOf('nginx'), ...words],
    { stdio: ['ignore', log, log] },
  )
  closeSync(log)
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const url = `http://127.0.0.1:${port}`
  const readLog = () => readFileSync(logFile, 'utf8')
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${readLog()}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  const pid = Number(child.pid)
  return {
    url,
    pid,
    log: readLog,
    run(line) {
      const inside = ['--target', String(pid), '--mount', 'setpriv', ...rights.split(' ')]
      return spawnSync('nsenter', [...inside, 'sh', '-c', line]).status
    },
    async close() {
      child.kill('SIGQUIT')
      await ended
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url)
    return true
  } catch {
    return false
  }
}

interface Image {
  copies: { from: string; to: string }[]
  user: string
  command: string[]
}

/** The files that a Dockerfile's last stage copies, and its command. */
function readDockerfile(file: string): Image {
  const all = DockerfileParser.parse(readFileSync(file, 'utf8')).getInstructions()
  const last = all.map((line) => line.getKeyword()).lastIndexOf('FROM')
  const folder = all.slice(0, last).find((line) => line.getKeyword() === 'WORKDIR')
  const root = `${folder?.getArgumentsContent()}/`
  const stage = all.slice(last)
  const argumentsOf = (keyword: string) =>
    stage
      .filter((line) => line.getKeyword() === keyword)
      .map((line) => line.getArguments().map((one) => one.getValue()))
  return {
    copies: argumentsOf('COPY').map((words) => {
      const [from = '', to = ''] = words.filter((word) => !word.startsWith('--'))
      return { from: from.startsWith(root) ? from.slice(root.length) : from, to }
    }),
    user: String(argumentsOf('USER')[0]?.[0]),
    command: JSON.parse(
      stage.find((line) => line.getKeyword() === 'ENTRYPOINT')?.getArgumentsContent() ?? '[]',
    ),
  }
}
