import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { measureCommand } from '../../bench/builds/command'
import { makeScratchFolder } from '../../support/scratch-folder'
import { writeBenchSite } from '../../support/sites/generate-site'

const folder = makeScratchFolder()

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('1,000 pages are checked and built in less than 2 GB of memory (R-284)', () => {
  const siteDir = join(folder, 'site')
  writeBenchSite(siteDir, 1000)
  const options = ['--site', siteDir, '--out', join(folder, 'dist')]
  const { stdout, peakMegabytes } = measureCommand('scripts/build.ts', options)
  expect(stdout).toContain('Built 1001 pages')
  expect(peakMegabytes).toBeGreaterThan(50)
  expect(peakMegabytes).toBeLessThan(2000)
}, 120_000)
