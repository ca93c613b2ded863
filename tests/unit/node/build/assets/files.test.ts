import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeFiles, renderSize } from '../../../../../engine/node/build/assets/files'
import { makeScratchFolder } from '../../../../support/scratch-folder'

describe('the size of a file', () => {
  it.each([
    [1, '1 kB'],
    [999_400, '999 kB'],
    [999_600, '1 MB'],
    [1_234_567, '1.2 MB'],
    [12_345_678, '12 MB'],
    [5_000_000_000, '5 GB'],
    [5_000_000_000_000, '5,000 GB'],
  ])('of %i bytes is %s', (bytes, size) => {
    expect(renderSize(bytes, 'en')).toBe(size)
  })

  it('is in words of the language', () => {
    expect(renderSize(1_234_567, 'de')).toMatch(/^1,2\sMB$/)
    expect(renderSize(1_234_567, 'fr')).toMatch(/^1,2\s(?:M|m)o$/u)
  })
})

describe('files for readers', () => {
  const folder = makeScratchFolder()
  const put = (name: string, content: string) => {
    writeFileSync(join(folder, name), content)
    return [`/assets/${name}`, join(folder, name)] as const
  }
  const assets = new Map([
    put('Price list.csv', 'a,b\n1,2\n'),
    put('rules.pdf', '%PDF-1.4\n%%EOF\n'),
    put('empty.pdf', ''),
  ])
  const known = { assets, linked: new Map(), language: 'en' }

  it('have an address, a name, a kind and a size', () => {
    expect(describeFiles(['/assets/Price list.csv'], known)).toEqual({
      '/assets/Price list.csv': {
        url: '/assets/Price%20list.csv',
        name: 'Price list.csv',
        kind: 'CSV',
        size: '1 kB',
      },
    })
  })

  it('are omitted where they are missing or damaged', () => {
    const paths = ['/assets/rules.pdf', '/assets/empty.pdf', '/assets/other.pdf']
    expect(Object.keys(describeFiles(paths, known))).toEqual(['/assets/rules.pdf'])
  })
})
