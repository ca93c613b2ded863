/** strace, which prints the system calls of a process: https://strace.io/ */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installByApt } from './install'

export const STRACE = '/usr/bin/strace'

/** The reason to skip the tests that need it. `undefined` if it works. */
export function whyWithoutStrace(): string | undefined {
  if (!existsSync(STRACE)) return 'Not traced: strace could not be installed by apt here.'
  const { status } = spawnSync(STRACE, ['--output=/dev/null', 'true'])
  return status === 0 ? undefined : 'Not traced: this system does not permit ptrace.'
}

/** Installs strace with apt if it is missing and apt is available. */
export function ensureStrace(): void {
  if (existsSync(STRACE)) return
  console.log('Installing strace, to see that enquiries are on the disk.')
  if (!installByApt(['strace'])) {
    console.log('It could not be installed; its tests are skipped.')
  }
}
