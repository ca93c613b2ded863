import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { replaceFile } from '../../../../engine/node/util/replace-file'
import { makeScratchFolder } from '../../../support/scratch-folder'

let folder: string
let file: string

beforeEach(() => {
  folder = makeScratchFolder()
  file = join(folder, 'page.json')
  writeFileSync(file, 'old')
})

describe('replacing what a file has', () => {
  it('leaves its mode, and nothing beside it', () => {
    chmodSync(file, 0o600)
    replaceFile(file, { before: 'old', after: 'new' })
    expect(readFileSync(file, 'utf8')).toBe('new')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['page.json'])
  })

  it('leaves a link a link', () => {
    const link = join(folder, 'link.json')
    symlinkSync('page.json', link)
    replaceFile(link, { before: 'old', after: 'new' })
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(readFileSync(file, 'utf8')).toBe('new')
  })

  it('leaves what its author saved meanwhile', () => {
    writeFileSync(file, 'saved')
    expect(() => replaceFile(file, { before: 'old', after: 'new' })).toThrow(
      `${file} changed in the meantime and was left as it is. Run the command again.`,
    )
    expect(readFileSync(file, 'utf8')).toBe('saved')
    expect(readdirSync(folder)).toEqual(['page.json'])
  })
})
