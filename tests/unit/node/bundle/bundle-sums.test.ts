import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isUndamaged, writeSums } from '../../../../engine/node/bundle/bundle-sums'
import { makeScratchFolder } from '../../../support/scratch-folder'

it('knows a folder whose files are as they were', () => {
  const folder = makeScratchFolder()
  const file = join(folder, 'client/app.js')
  mkdirSync(join(folder, 'client'))
  writeFileSync(file, 'start()')
  expect(isUndamaged(folder)).toBe(false)
  writeSums(folder)
  expect(isUndamaged(folder)).toBe(true)
  writeFileSync(join(folder, 'checks.cjs'), 'added later')
  expect(isUndamaged(folder)).toBe(true)
  writeFileSync(file, 'stort()')
  expect(isUndamaged(folder)).toBe(false)
  rmSync(file)
  expect(isUndamaged(folder)).toBe(false)
  expect(isUndamaged(join(folder, 'nowhere'))).toBe(false)
})
