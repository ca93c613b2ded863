import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identifyProcess } from '../../engine/node/lib/processes/running-process'

/** Files in memory, where Linux has them. */
const MEMORY = '/dev/shm'
/** Ten times what a run has in its folder, or more. */
const AMPLE = 6 * 1024 ** 3

const NAME = 'quire-tests-'

/**
 * Gives the tests and what they start a temporary folder of their own: in memory, where there is
 * enough of it, as they write and remove many thousand files.
 * @returns what removes it with everything in it.
 */
export default function makeTemporaryFolder(): () => void {
  // Web servers that are tested read from it, and may have given up the rights of this user.
  process.umask(0o022)
  const isFree = process.env.TMPDIR === undefined && hasAmpleMemory()
  // A run within a run is beside it: the path of a socket may have 107 bytes on Linux, and browsers
  // that have a longer one do not start. https://man7.org/linux/man-pages/man7/unix.7.html
  const [parent = ''] = isFree ? [MEMORY] : tmpdir().split(join('/', NAME))
  removeOfDead(parent)
  const folder = mkdtempSync(join(parent, `${NAME}${process.pid}-`))
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** Removes what runs have left that were killed. */
function removeOfDead(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = new RegExp(`^${NAME}(\\d+)-`).exec(name) ?? []
    if (pid === undefined || identifyProcess(Number(pid)) !== undefined) continue
    rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 3 })
  }
}

function hasAmpleMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    // Programs are run there.
    const mount = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm tmpfs (\S+)/m)
    const [, options = 'noexec'] = mount ?? []
    const isRunnable = !options.split(',').includes('noexec')
    return isRunnable && bavail * bsize >= AMPLE && process.availableMemory() >= AMPLE
  } catch {
    return false
  }
}
