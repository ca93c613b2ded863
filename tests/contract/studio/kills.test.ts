/** What an author has changed in the studio while its server is killed again and again. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMulberry } from '../../support/arbitrary/mulberry'
import { createRandom } from '../../support/arbitrary/random'
import { makeOwnProject } from '../../support/publishing/own-project'
import { pickSize } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import { MAKING_MS } from '../../support/sites/package-project'
import { KilledStudio } from '../../support/studio/killed-studio'

const KILLS = pickSize({ short: 30, long: 300 })
/** Sites whose servers are killed at the same time. */
const SITES = ['site', 'second']
/** The longest life of a server, in milliseconds. Files are saved 600 ms after the last edit. */
const LIFE = 1500

const project = makeScratchFolder()
const { seed } = createRandom()

beforeAll(async () => {
  await makeOwnProject(project)
  cpSync(join(project, 'site'), join(project, 'second'), { recursive: true })
}, MAKING_MS)

async function killOften(site: string, ownSeed: number): Promise<number> {
  const random = createMulberry(ownSeed)
  const studio = new KilledStudio({ project, site, random })
  for (let kill = 0; kill < KILLS / SITES.length; kill += 1) await studio.live(random() * LIFE)
  const last = await studio.start()
  await last.kill()
  return studio.confirmed
}

describe('the studio of a server that is killed', () => {
  it(
    `loses nothing that it has confirmed in ${KILLS} kills (seed ${seed})`,
    async () => {
      const confirmed = await Promise.all(SITES.map((site, index) => killOften(site, seed + index)))
      console.log(`Confirmed ${confirmed.join(' + ')} changes in ${KILLS} kills.`)
      expect(Math.min(...confirmed)).toBeGreaterThan(KILLS)
    },
    pickSize({ short: 300_000, long: 1_800_000 }),
  )
})
