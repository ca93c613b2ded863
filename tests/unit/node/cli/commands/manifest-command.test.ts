import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { withOutputLock } from '../../../../../engine/node/build/output/lock'
import { withOutput } from '../../../../../engine/node/build/output/swap'
import { runManifest } from '../../../../../engine/node/cli/commands/manifest-command'
import { UsageError } from '../../../../../engine/node/lib/files/usage-error'
import { makeScratchFolder } from '../../../../support/scratch-folder'

/**
 * No process has a number this high: https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html
 */
const UNUSED_PID = 2 ** 22 + 1
const MANIFEST = '.quire/manifest/1-of-1.json'

const renderManifest = (sha256: string) =>
  JSON.stringify({
    ...{ version: 1, part: 1, parts: 1, source: 'one' },
    files: [{ path: 'page.html', sha256, type: 'text/html', cache: 'no-cache' }],
  })

let site: string
let outDir: string

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const folder = makeScratchFolder()
  site = join(folder, 'dist')
  outDir = join(folder, 'publish')
  await withOutput(site, { kind: 'site' }, ({ write }) =>
    write(async (next) => {
      put(join(next, 'page.html'), 'one')
      put(join(next, MANIFEST), renderManifest('one'))
      return { result: undefined }
    }),
  )
  // The build was killed after it had replaced the page.
  const working = `${site}.${UNUSED_PID}-Ab12Cd`
  put(join(site, 'page.html'), 'two')
  put(join(working, 'next', MANIFEST), renderManifest('two'))
  put(join(working, 'working.json'), JSON.stringify({ output: 'dist', process: `${UNUSED_PID} 1` }))
  const steps = { added: [], replaced: ['page.html', MANIFEST], removed: [] }
  put(join(working, 'moves/do.json'), JSON.stringify(steps))
})

const readHash = () =>
  JSON.parse(readFileSync(join(outDir, 'published.json'), 'utf8')).files[0].sha256

it('lists the files of an output that is whole, if a build was killed', async () => {
  expect(await runManifest({ folders: [site], outDir })).toBe(0)
  expect(readHash()).toBe('two')
  expect(readFileSync(join(site, 'page.html'), 'utf8')).toBe('two')
})

it('lists nothing while a build changes an output', async () => {
  await withOutputLock(site, () =>
    expect(runManifest({ folders: [site], outDir })).rejects.toThrow(
      new UsageError(
        `"${site}" is incomplete: a build is writing it, or was killed. Build that part again.`,
      ),
    ),
  )
})
