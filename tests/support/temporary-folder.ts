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

/** On Linux, files in this folder are kept in memory. */
const MEMORY = '/dev/shm'
/** At least ten times the size of a run's temporary folder. */
const AMPLE = 6 * 1024 ** 3

const NAME = 'quire-tests-'

/**
 * Gives the tests and their child processes a separate temporary folder, in memory if there is
 * enough: they write and remove thousands of files.
 * @returns a function that removes the folder with its content.
 */
export default function makeTemporaryFolder(): () => void {
  // Web servers under test read from the folder, and may have dropped this user's rights.
  process.umask(0o022)
  const isFree = process.env.TMPDIR === undefined && hasAmpleMemory()
  // A nested run gets a sibling folder: on Linux, a socket path is limited to 107 bytes, and
  // browsers with a longer path do not start. https://man7.org/linux/man-pages/man7/unix.7.html
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
    // The folder must permit execution, because it contains programs that the tests run.
    const mount = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm tmpfs (\S+)/m)
    const [, options = 'noexec'] = mount ?? []
    const isRunnable = !options.split(',').includes('noexec')
    return isRunnable && bavail * bsize >= AMPLE && process.availableMemory() >= AMPLE
  } catch {
    return false
  }
}
