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

/** Files in memory, on Linux. */
const MEMORY = '/dev/shm'
/** At least ten times the size of a run's folder. */
const AMPLE = 6 * 1024 ** 3

const NAME = 'quire-tests-'

/**
 * Gives the tests and their child processes a temporary folder of their own, in memory if there is
 * enough: they write and remove many thousand files.
 * @returns a function that removes it with its content.
 */
export default function makeTemporaryFolder(): () => void {
  // Tested web servers read from it, and may have dropped this user's rights.
  process.umask(0o022)
  const isFree = process.env.TMPDIR === undefined && hasAmpleMemory()
  // A nested run gets a sibling folder: on Linux, the path of a socket is limited to 107 bytes, and
  // browsers with a longer one do not start. https://man7.org/linux/man-pages/man7/unix.7.html
  const [parent = ''] = isFree ? [MEMORY] : tmpdir().split(join('/', NAME))
  removeOfDead(parent)
  const folder = mkdtempSync(join(parent, `${NAME}${process.pid}-`))
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** Removes the folders of killed runs. */
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
    // It contains programs that the tests run.
    const mount = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm tmpfs (\S+)/m)
    const [, options = 'noexec'] = mount ?? []
    const isRunnable = !options.split(',').includes('noexec')
    return isRunnable && bavail * bsize >= AMPLE && process.availableMemory() >= AMPLE
  } catch {
    return false
  }
}
