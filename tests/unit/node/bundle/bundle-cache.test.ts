import { mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clearCaches, dropOldBundles } from '../../../../engine/node/bundle/bundle-cache'
import { makeScratchFolder } from '../../../support/scratch-folder'

it('keeps the newest bundles, and all that is no bundle', async () => {
  const folder = makeScratchFolder()
  const bundles = ['0123456789abcdef', 'aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb']
  for (const [age, name] of [...bundles, 'fonts', 'cccccccccccccccc.12'].entries()) {
    mkdirSync(join(folder, name))
    utimesSync(join(folder, name), 1000 - age, 1000 - age)
  }
  await dropOldBundles(folder, 2)
  expect(readdirSync(folder)).toEqual([
    '0123456789abcdef',
    'aaaaaaaaaaaaaaaa',
    'cccccccccccccccc.12',
    'fonts',
  ])
})

it('removes all that was kept', async () => {
  const folder = makeScratchFolder()
  for (const name of ['0123456789abcdef', 'builds', 'pictures', 'social-images'])
    mkdirSync(join(folder, name, 'some'), { recursive: true })
  await clearCaches(folder)
  expect(readdirSync(folder)).toEqual([])
  await clearCaches(join(folder, 'nothing'))
})
