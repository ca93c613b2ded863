import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  identifyProcess,
  isRunning,
} from '../../../../../engine/node/lib/processes/running-process'

describe('identifyProcess', () => {
  it('identifies this process, and no number that no process has', () => {
    const name = identifyProcess(process.pid) ?? ''
    expect(isRunning(name)).toBe(true)
    expect(isRunning(`${name}0`)).toBe(false)
    for (const pid of [0, -1, 1.5, 2 ** 22 + 1]) expect(identifyProcess(pid)).toBeUndefined()
  })

  it.skipIf(!existsSync('/proc/self/stat'))(
    'takes a process that has ended for none, also before its parent knows',
    async () => {
      // Once the shell has become `sleep`, no process reads its child's exit status.
      const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'])
      try {
        const [line] = await new Promise<Buffer[]>((resolve) =>
          parent.stdout.once('data', (...data) => resolve(data)),
        )
        const child = Number(String(line))
        expect(identifyProcess(child)).toBeDefined()
        await expect.poll(() => identifyProcess(child), { timeout: 5_000 }).toBeUndefined()
        expect(existsSync(`/proc/${child}/stat`)).toBe(true)
      } finally {
        parent.kill('SIGKILL')
      }
    },
  )
})
