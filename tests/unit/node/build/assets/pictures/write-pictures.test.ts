import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dropOldPictures } from '../../../../../../engine/node/build/assets/pictures/write-pictures'
import { makeScratchFolder } from '../../../../../support/scratch-folder'

const DAY = 24 * 60 * 60

it('drops pictures that no build has asked for in 90 days, and what was left half written', async () => {
  const folder = makeScratchFolder()
  const now = 1_800_000_000
  const ages = {
    ...{ 'aaaa.txt': 91, 'aaaa-720.avif': 95, 'aaaa.jpg': 95 },
    ...{ 'bbbb.txt': 89, 'bbbb-720.avif': 300 },
    // A build is requesting the picture now.
    ...{ 'cccc.txt': 120, 'cccc-720.webp': 120 },
    ...{ 'dddd-320.avif.1f.quire': 91, 'eeee-320.avif.2f.quire': 0 },
  }
  for (const [name, age] of Object.entries(ages)) {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), now - age * DAY, now - age * DAY)
  }
  await dropOldPictures([{ id: 'cccc' }], { folder, now: now * 1000 })
  expect(readdirSync(folder)).toEqual([
    ...['bbbb-720.avif', 'bbbb.txt', 'cccc-720.webp', 'cccc.txt'],
    'eeee-320.avif.2f.quire',
  ])
})
