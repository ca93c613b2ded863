import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { createRandom } from '../../support/arbitrary/random'
import { pickSize } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import { StudioClient } from '../../support/servers/studio-client'
import { TwoTabs } from '../../support/studio/two-tabs'

const STEPS = pickSize({ short: 300, long: 5_000 })

const project = makeScratchFolder()
const siteDir = join(project, 'site')
const { seed, random } = createRandom()
let dev: DevServer

beforeAll(async () => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  writeFileSync(join(project, 'package.json'), '{}')
  dev = await startDev({ siteDir, port: 0 })
})

afterAll(() => dev.close())

describe('two tabs and another program', () => {
  it(
    `overwrite nothing that they have not seen in ${STEPS} steps (seed ${seed})`,
    async () => {
      const tabs = new TwoTabs({ siteDir, studio: await StudioClient.open(dev.url), random })
      await tabs.act(STEPS)
      await tabs.finish()
      expect(tabs.chosen).toBeGreaterThan(0)
    },
    pickSize({ short: 180_000, long: 1_800_000 }),
  )
})
