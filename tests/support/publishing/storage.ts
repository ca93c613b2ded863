import { spawn } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import S3rver from 's3rver'
import { installByApt } from '../install/install'
import { makeScratchFolder } from '../scratch-folder'

const RCLONE = '/usr/bin/rclone'

/** Object storage with the S3 API, and the environment variables by which rclone finds it. */
export interface Storage {
  /** The URL at which visitors request the site's files. */
  url: string
  env: NodeJS.ProcessEnv
  /** Returns the paths that were uploaded to the site since the last call, in order. */
  takeUploads: () => string[]
  /** Calls the function once, after the given number of further uploads of the site's files. */
  afterUploads: (count: number, call: () => void) => void
  /** The stored paths and their contents. */
  list: () => Promise<string[]>
  close: () => Promise<void>
}

/** The reason to skip publishing. `undefined` if publishing is possible. */
export function whyWithoutRclone(): string | undefined {
  if (existsSync(RCLONE)) return undefined
  return 'Nothing was published: rclone could not be installed by apt here.'
}

/** Installs rclone with apt if it is missing and apt is available. */
export function ensureRclone(): void {
  if (existsSync(RCLONE)) return
  console.log('Installing rclone, to publish with.')
  if (!installByApt(['rclone'])) console.log('It could not be installed; its tests are skipped.')
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/notification-content-structure.html */
interface StorageEvent {
  Records: [{ eventName: string; s3: { bucket: { name: string }; object: { key: string } } }]
}

/** The storage buckets: for the site, for its manifests, and for its parts. */
const [SITE, STATE, PARTS] = ['site', 'state', 'parts']

export async function startStorage(): Promise<Storage> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: makeScratchFolder(),
    configureBuckets: [SITE, STATE, PARTS].map((name) => ({ name, configs: [] })),
  })
  const { port } = await server.run()
  const origin = `http://127.0.0.1:${port}`
  let uploads: string[] = []
  let waiting: { count: number; call: () => void } | undefined
  // The types of s3rver lack its event for stored objects.
  const events = server as unknown as EventEmitter
  events.on('event', ({ Records: [record] }: StorageEvent) => {
    const { bucket, object } = record.s3
    if (bucket.name !== SITE || !record.eventName.startsWith('ObjectCreated')) return
    uploads.push(decodeURIComponent(object.key))
    if (!waiting || new Set(uploads).size < waiting.count) return
    const { call } = waiting
    waiting = undefined
    call()
  })
  const remote = {
    TYPE: 's3',
    PROVIDER: 'Other',
    ENDPOINT: origin,
    REGION: 'us-east-1',
    ACCESS_KEY_ID: 'S3RVER',
    SECRET_ACCESS_KEY: 'S3RVER',
    FORCE_PATH_STYLE: 'true',
    NO_CHECK_BUCKET: 'true',
  }
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    RCLONE_CONFIG: '/dev/null',
    // S3 replaces an object atomically. This server does not: killing an upload leaves half an
    // object. With one upload at a time, the kill happens between uploads.
    RCLONE_TRANSFERS: '1',
    QUIRE_SITE: `online:${SITE}`,
    QUIRE_STATE: `online:${STATE}`,
    QUIRE_PARTS: `online:${PARTS}`,
  }
  for (const [name, value] of Object.entries(remote)) env[`RCLONE_CONFIG_ONLINE_${name}`] = value
  // This variable would make rclone use https, with a certificate of the machine.
  delete env.AWS_CA_BUNDLE
  return {
    url: `${origin}/${SITE}`,
    env,
    takeUploads() {
      const taken = uploads
      uploads = []
      return taken
    },
    afterUploads(count, call) {
      uploads = []
      waiting = { count, call }
    },
    async list() {
      const { stdout } = await runShell(`rclone lsf --recursive --files-only online:${SITE}`, {
        env,
      })
      return stdout.split('\n').filter(Boolean).sort()
    },
    close: () => server.close(),
  }
}

export interface Ended {
  /** The exit code. A killed process has none. */
  code: number | null
  stdout: string
  stderr: string
}

export interface Shell {
  ended: Promise<Ended>
  /** Kills the shell with all its child processes. */
  kill: () => void
}

export interface ShellOptions {
  env: NodeJS.ProcessEnv
  cwd?: string
}

/** Starts a shell command line in a new process group. */
export function startShell(line: string, { env, cwd }: ShellOptions): Shell {
  const stdio = ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe']
  const child = spawn('sh', ['-euc', line], { cwd, env, stdio, detached: true })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const ended = new Promise<Ended>((done) => {
    child.on('close', (code) => done({ code, stdout, stderr }))
  })
  return { ended, kill: () => process.kill(-Number(child.pid), 'SIGKILL') }
}

export function runShell(line: string, options: ShellOptions): Promise<Ended> {
  return startShell(line, options).ended
}
