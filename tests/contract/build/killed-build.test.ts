/** The output after killed builds, and after two simultaneous ones. */
import type { ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { makeWhole } from '../../../engine/node/build/output/abandoned'
import { withOutputLock } from '../../../engine/node/build/output/lock'
import { createRandom } from '../../support/arbitrary/random'
import { startBuild } from '../../support/build-process'
import { makeOwnProject } from '../../support/publishing/own-project'
import { pickSize } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hashFiles } from '../../support/sites/hash-files'
import { cliOf, MAKING_MS } from '../../support/sites/package-project'

const KILLS = pickSize({ short: 6, long: 20 })

let folder: string
let siteDir: string
let outDir: string
/** The output for each state of the site after an undisturbed build. */
const whole: Record<string, string> = {}
/** The duration of a build from acquiring the lock, in milliseconds. */
let duration: number

const at = (name: string) => join(folder, name)
/** The package behaves like the repository, but its processes start in half the time. */
const build = () => startBuild({ siteDir, outDir, project: folder, cli: cliOf(folder) })
const hash = (dir: string) => JSON.stringify(hashFiles(dir))
const besides = () => readdirSync(folder).filter((name) => name.startsWith('dist'))

/** Changes the site's name, which appears on every page. */
function rename(brand: string): void {
  const file = join(siteDir, 'settings.json')
  const settings = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...settings, brand }))
}

/** Waits until a build has acquired the lock. A killed build may have left an old lock. */
async function lockTaken(child: ChildProcess): Promise<void> {
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  while (!isOver() && !readHolder().startsWith(`${child.pid} `)) await setTimeout(1)
}

function readHolder(): string {
  try {
    return readFileSync(join(`${outDir}.lock`, 'holder'), 'utf8')
  } catch {
    return ''
  }
}

beforeAll(async () => {
  folder = makeScratchFolder()
  siteDir = at('site')
  outDir = at('dist')
  await makeOwnProject(folder)
  for (const brand of ['Rye', 'Oat']) {
    rename(brand)
    expect((await buildSite({ siteDir, outDir: at(brand) })).problems).toEqual([])
    whole[brand] = hash(at(brand))
  }
  const { child, ended } = build()
  await lockTaken(child)
  const started = performance.now()
  expect((await ended).code).toBe(0)
  duration = performance.now() - started
  expect(hash(outDir)).toBe(whole.Oat)
}, MAKING_MS)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a build that is killed', () => {
  it(`leaves the old output or the new one, whole, at each of ${KILLS} times`, async () => {
    const { seed, random } = createRandom()
    const counts = { old: 0, new: 0 }
    let shown = 'Oat'
    for (let kill = 0; kill < KILLS; kill += 1) {
      const brand = shown === 'Oat' ? 'Rye' : 'Oat'
      rename(brand)
      const { child, ended } = build()
      await lockTaken(child)
      // Kills each build at a different fraction of its expected duration.
      await Promise.race([ended, setTimeout(((kill + random()) / KILLS) * duration)])
      // The first build may have been slower than later builds.
      if (child.exitCode !== null) duration *= 0.9
      child.kill('SIGKILL')
      await ended
      // The build is killed between the two steps of the swap. The next command that reads the
      // output completes the rollback.
      await makeWhole(outDir)
      const found = hash(outDir)
      expect([whole.Rye, whole.Oat], `seed ${seed}, kill ${kill}`).toContain(found)
      counts[found === whole[shown] ? 'old' : 'new'] += 1
      shown = found === whole.Rye ? 'Rye' : 'Oat'
    }
    console.log(`Killed ${KILLS} builds (seed ${seed}): ${JSON.stringify(counts)}`)
    rename('Rye')
    const { code, said } = await build().ended
    expect(code, said).toBe(0)
    expect(hash(outDir)).toBe(whole.Rye)
    expect(besides()).toEqual(['dist'])
    // The test needs many builds, on a machine that may be busy.
  }, 300_000)
})

describe('two builds at once', () => {
  it('of one output: one wins, the other says why it stopped', async () => {
    rename('Oat')
    const [first, second] = await Promise.allSettled(
      [1, 2].map(() => buildSite({ siteDir, outDir })),
    )
    expect(first).toMatchObject({ status: 'fulfilled', value: { problems: [] } })
    expect(second?.status === 'rejected' && second.reason.message).toBe(
      `Another build is writing ${outDir} (process ${process.pid}). ` +
        'This one has stopped and changed nothing.',
    )
    expect(hash(outDir)).toBe(whole.Oat)
    expect(besides()).toEqual(['dist'])
  })

  it('in two processes leave one of both whole, and the exit code says which', async () => {
    rename('Rye')
    const ends = await Promise.all([build(), build()].map(({ ended }) => ended))
    expect(ends.map(({ code }) => code)).toContain(0)
    for (const { code, said } of ends.filter(({ code }) => code !== 0)) {
      expect([code, said]).toEqual([1, expect.stringContaining('Another build is writing')])
    }
    expect(hash(outDir)).toBe(whole.Rye)
    expect(besides()).toEqual(['dist'])
  })

  it('the second stops with exit code 1, even if it has nothing to write', async () => {
    rename('Oat')
    const { code, said } = await withOutputLock(outDir, () => build().ended)
    expect(code).toBe(1)
    expect(said).toContain(`(process ${process.pid}). This one has stopped and changed nothing.`)
    expect(hash(outDir)).toBe(whole.Rye)
  })

  it('of different outputs do not hinder each other', async () => {
    const outDirs = [at('one'), at('two')]
    for (const { problems } of await Promise.all(
      outDirs.map((outDir) => buildSite({ siteDir, outDir })),
    )) {
      expect(problems).toEqual([])
    }
    expect(hash(at('one'))).toBe(hash(at('two')))
    expect(existsSync(at('one.lock'))).toBe(false)
  })
})
