import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A small file system, in a mount namespace of its own. */
export interface SmallDisk {
  /** Its folder, as this process sees it. */
  path: string
  /** A command that executes another one, which sees the file system in `folder`. */
  within: string[]
  /** Removes the file system. */
  close: () => Promise<void>
}

/** The reason why a file system cannot be mounted. `undefined` if it can. */
export function whyWithoutSmallDisk(): string | undefined {
  const { status } = spawnSync('unshare', ['--mount', 'true'])
  if (status === 0) return undefined
  return 'Not tried with a full disk: this user may not make a mount namespace.'
}

/** Mounts an empty file system over a folder. `size` is in bytes. */
export async function mountSmallDisk(folder: string, size: number): Promise<SmallDisk> {
  const script = 'mount -t tmpfs -o "size=$2" tmpfs "$1"; echo mounted; exec sleep infinity'
  const words = ['--mount', 'sh', '-euc', script, 'sh', folder, String(size)]
  const holder = spawn('unshare', words, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(holder, 'exit')
  await Promise.race([
    once(createInterface(holder.stdout), 'line'),
    ended.then(() => Promise.reject(new Error(`Nothing was mounted at ${folder}.`))),
  ])
  return {
    path: `/proc/${holder.pid}/root${folder}`,
    within: ['nsenter', `--target=${holder.pid}`, '--mount'],
    async close() {
      holder.kill()
      await ended
    },
  }
}
