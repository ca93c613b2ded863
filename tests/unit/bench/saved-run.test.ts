import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { SavedRun } from '../../bench/saved-run'
import { loadRun, writeRun } from '../../bench/saved-run'
import { makeScratchFolder } from '../../support/scratch-folder'

const run: SavedRun = {
  at: '2026-01-01T00:00:00.000Z',
  machine: 'two cores',
  load: [0.5, 1],
  measurements: { builds: [{ name: 'cold build', unit: 's', values: [1, 2] }] },
}

it('finds a run under the name it was saved under, and else says which there are', () => {
  const folder = join(makeScratchFolder(), 'runs')
  expect(() => loadRun('main', folder)).toThrow('There is no saved run "main". None is saved yet.')
  writeRun('main', run, folder)
  writeRun('last', run, folder)
  expect(loadRun('main', folder)).toEqual(run)
  expect(() => loadRun('mian', folder)).toThrow(
    'There is no saved run "mian". The saved runs are: last, main.',
  )
})

it.each([
  '../main',
  'a/b',
  '/tmp/main',
  '..',
  '.hidden',
  'a\\b',
  '',
])('saves nothing as %j', (name) => {
  const folder = makeScratchFolder()
  expect(() => writeRun(name, run, folder)).toThrow('is not a valid name for a run: use letters')
  expect(readdirSync(folder)).toEqual([])
})

it.each(['my notes', '{"machine": 5}', 'null'])('does not replace a file with %j', (text) => {
  const folder = makeScratchFolder()
  writeFileSync(join(folder, 'main.json'), text)
  expect(() => writeRun('main', run, folder)).toThrow('main.json" is not a saved run.')
  expect(readFileSync(join(folder, 'main.json'), 'utf8')).toBe(text)
})
