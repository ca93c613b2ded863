import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeNewFiles } from '../../../../../engine/node/edit/write/write-new-files'
import { makeScratchFolder } from '../../../../support/scratch-folder'

it('writes all files with their folders, and can take them back', () => {
  const dir = makeScratchFolder()
  const undo = writeNewFiles([
    [join(dir, 'pages/news/one.json'), '1'],
    [join(dir, 'pages/two.json'), '2'],
  ])
  expect(readFileSync(join(dir, 'pages/news/one.json'), 'utf8')).toBe('1')
  undo()
  expect(readdirSync(dir)).toEqual([])
})

it('says in a sentence what cannot be written, and leaves nothing behind', () => {
  const dir = makeScratchFolder()
  writeFileSync(join(dir, 'about'), '')
  const write = () =>
    writeNewFiles([
      [join(dir, 'new/one.json'), '1'],
      [join(dir, 'about/team.json'), '2'],
    ])
  expect(write).toThrow(
    `Cannot write "${join(dir, 'about/team.json')}": a file is in the way. Nothing was written. Move the file away, or choose another name.`,
  )
  expect(existsSync(join(dir, 'new'))).toBe(false)
  expect(readdirSync(dir)).toEqual(['about'])
})
