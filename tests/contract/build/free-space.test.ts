import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { requireSpace } from '../../../engine/node/build/output/free-space'
import { estimateOutputSize } from '../../../engine/node/build/output-size'
import { UsageError } from '../../../engine/node/lib/files/usage-error'
import { runScript } from '../../support/run-script'
import { makeScratchFolder } from '../../support/scratch-folder'

const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
cpSync('tests/sites/tiny', siteDir, { recursive: true })
const pages = readdirSync(join(siteDir, 'pages'), { recursive: true }).filter((file) =>
  String(file).endsWith('.json'),
)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a build for which there is no room', () => {
  it('is refused before anything is read or written', () => {
    const outDir = join(folder, 'dist')
    mkdirSync(join(siteDir, 'public'))
    // A sparse file, which occupies no disk space.
    const file = join(siteDir, 'public/disk.bin')
    writeFileSync(file, '')
    truncateSync(file, 8e12)
    const before = readdirSync(folder)
    const { status, stderr } = runScript('scripts/build.ts', ['--site', siteDir, '--out', outDir])
    rmSync(file)
    expect(stderr).toMatch(
      /^".+dist" needs at least 8000\.\d GB, but its disk has only [\d.]+ [MG]B free\. Nothing was written\. Free some space, or choose a folder on another disk with --out\.\n$/,
    )
    expect(status).toBe(2)
    expect(readdirSync(folder)).toEqual(before)
  })

  it('is reported in one sentence with a solution', () => {
    expect(() => requireSpace(join(folder, 'not/there/yet'), 'dist', 1e18)).toThrow(UsageError)
    expect(() => requireSpace(folder, 'dist', 1)).not.toThrow()
  })
})

describe('the room that an output takes', () => {
  const estimate = (isWritten: (file: string) => boolean) => estimateOutputSize(siteDir, isWritten)

  it('is at least that of its pages', () => {
    const json = pages.reduce(
      (sum, file) => sum + readFileSync(join(siteDir, 'pages', String(file))).length,
      0,
    )
    expect(estimate(() => false) - estimate(() => true)).toBeGreaterThan(2 * json)
  })

  it('is none for the pages that the last build wrote', () => {
    expect(estimate((file) => file !== 'pages/bread.json')).toBeGreaterThan(estimate(() => true))
    expect(estimate((file) => file !== 'pages/bread.json')).toBeLessThan(estimate(() => false))
  })
})
