import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { withOutput } from '../../../../../engine/node/build/output/swap'
import { makeScratchFolder } from '../../../../support/scratch-folder'
import { hashFiles } from '../../../../support/sites/hash-files'

let outDir: string

beforeEach(() => {
  outDir = join(makeScratchFolder(), 'dist')
})

const at = (path: string) => join(outDir, path)

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

interface Part {
  name: string
  pages: string[]
  /** The pages of the site's other parts. */
  further: string[]
  /** The number of additional files. If there are many, the output is swapped. */
  more: number
}

/** Writes one part of a site with its manifest, and a file that all parts share. */
function writePart({ name, pages, further, more }: Part): Promise<void> {
  const all = ['shared.js', ...pages]
  const manifest = JSON.stringify({ files: all.map((path) => ({ path })) })
  return withOutput(outDir, { kind: 'site' }, (output) =>
    output.write(async (folder, kept) => {
      kept.write('shared.js', 'shared')
      for (const page of pages) put(join(folder, page), name)
      for (let file = 0; file < more; file += 1) put(join(folder, `more/${file}.txt`), '')
      put(join(folder, `.quire/manifest/${name}.json`), manifest)
      return { result: undefined, further }
    }),
  )
}

describe.each([
  ['is updated', 0],
  ['is swapped', 300],
])('the output of a part that %s', (_, more) => {
  const write = (name: string, pages: string[], further: string[]) =>
    writePart({ name, pages, further, more })

  it('has no page that has moved to another part', async () => {
    await write('1-of-2', ['a.html', 'b.html'], ['c.html'])
    await write('1-of-2', ['a.html'], ['b.html', 'c.html'])
    const built = hashFiles(outDir)
    expect(existsSync(at('b.html'))).toBe(false)
    outDir = join(makeScratchFolder(), 'dist')
    await write('1-of-2', ['a.html'], ['b.html', 'c.html'])
    expect(built).toEqual(hashFiles(outDir))
  })

  it('keeps the files of other parts that are laid over it, and their manifests', async () => {
    await write('1-of-2', ['a.html', 'b.html'], ['c.html', 'd.html'])
    put(at('c.html'), 'of the other part')
    put(at('d.html'), 'of the other part')
    const files = ['shared.js', 'c.html', 'd.html'].map((path) => ({ path }))
    put(at('.quire/manifest/2-of-2.json'), JSON.stringify({ files }))
    await write('1-of-2', ['a.html', 'd.html'], ['b.html', 'c.html'])
    const read = (path: string) => existsSync(at(path)) && readFileSync(at(path), 'utf8')
    expect(['a', 'b', 'c', 'd'].map((page) => read(`${page}.html`))).toEqual([
      '1-of-2',
      false,
      'of the other part',
      '1-of-2',
    ])
    expect(existsSync(at('.quire/manifest/2-of-2.json'))).toBe(true)
    // A page that was removed from the site is removed from all parts.
    await write('1-of-2', ['a.html'], ['b.html'])
    expect(existsSync(at('c.html'))).toBe(false)
  })

  it('keeps nothing of another number of parts, or of a manifest that cannot be read', async () => {
    await write('1-of-2', ['a.html'], ['b.html', 'c.html'])
    put(at('b.html'), '')
    put(at('c.html'), '')
    put(at('.quire/manifest/2-of-3.json'), JSON.stringify({ files: [{ path: 'b.html' }] }))
    put(at('.quire/manifest/2-of-2.json'), '{')
    await write('1-of-2', ['a.html'], ['b.html', 'c.html'])
    expect(['b.html', 'c.html', '.quire/manifest/2-of-3.json'].map(at).some(existsSync)).toBe(false)
  })
})
