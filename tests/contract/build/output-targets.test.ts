/** The output never replaces files that Quire did not write. */
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeCatalogue } from '../../../engine/node/block-tools/catalogue/write-catalogue'
import { withOutput } from '../../../engine/node/build/output/swap'
import type { Surroundings } from '../../../engine/node/build/output/target'
import { runBuild } from '../../../engine/node/cli/commands/build-command'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { UsageError } from '../../../engine/node/lib/files/usage-error'
import { writeContactSheets } from '../../support/pictures/contact-sheet'
import { runScript } from '../../support/run-script'
import { makeScratchFolder } from '../../support/scratch-folder'

let folder: string
let siteDir: string
const at = (path: string) => join(folder, path)

beforeEach(() => {
  folder = makeScratchFolder()
  siteDir = at('work/site')
  cpSync(join(projectRoot, 'tests/sites/tiny'), siteDir, { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(path: string, text = `This is ${path}.`): void {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}

/** Everything in the test's folder: files with their bytes, links, and folders. */
function listAll(): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return Object.fromEntries(
    paths.map((path) => {
      const stats = lstatSync(at(path))
      if (stats.isSymbolicLink()) return [path, `→ ${readlinkSync(at(path))}`]
      return [path, stats.isFile() ? readFileSync(at(path), 'base64') : '']
    }),
  )
}

/** Tries to write a one-page output, with `work` as the working directory. */
function write(target: string, kind: 'site' | 'catalogue' = 'site'): Promise<string> {
  const surroundings: Surroundings = {
    cwd: at('work'),
    homes: [at('homes/ann')],
    isMountPoint: (path) => path === at('mounted'),
  }
  return withOutput(target, { kind, siteDir, surroundings }, (output) =>
    output.write(async (next) => {
      writeFileSync(join(next, 'index.html'), '<!doctype html>')
      return { result: output.path }
    }),
  )
}

/** Returns the error for a target folder, and expects that nothing has changed. */
async function refuse(target: string, prepare = () => {}): Promise<string> {
  prepare()
  const before = listAll()
  const reason = await write(target).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(listAll()).toEqual(before)
  expect(reason).toBeInstanceOf(UsageError)
  return (reason as Error).message.replaceAll(folder, '').replaceAll(dirname(folder), '/above')
}

describe('an output is not written (exit code 2), and every byte stays, when its place is', () => {
  it('an empty text', async () => {
    expect(await refuse('')).toMatchInlineSnapshot(
      `"The name of the output is empty. Nothing was written. Name a folder that is empty or does not exist, such as --out dist."`,
    )
    expect(await refuse(' ')).toMatchInlineSnapshot(
      `"The name of the output is empty. Nothing was written. Name a folder that is empty or does not exist, such as --out dist."`,
    )
  })

  it('the root of the file system', async () => {
    expect(await refuse('/')).toMatchInlineSnapshot(
      `""/" is the root of the file system. Nothing was written. Name a folder that is empty or does not exist, such as --out dist."`,
    )
    expect(await refuse('/tmp/..')).toMatchInlineSnapshot(
      `""/tmp/.." is the root of the file system. Nothing was written. Name a folder that is empty or does not exist, such as --out dist."`,
    )
  })

  it('the site', async () => {
    expect(await refuse(at('work/site'))).toMatchInlineSnapshot(
      `""/work/site" is the folder of the site. Nothing was written. Name a folder that is empty or does not exist, such as --out /work/site/dist."`,
    )
    expect(await refuse(at('work/site/pages/..'))).toMatchInlineSnapshot(
      `""/work/site" is the folder of the site. Nothing was written. Name a folder that is empty or does not exist, such as --out /work/site/dist."`,
    )
  })

  it('a link to the site', async () => {
    const prepare = () => symlinkSync('work/site', at('link'))
    expect(await refuse(at('link'), prepare)).toMatchInlineSnapshot(
      `""/link" is the folder of the site. Nothing was written. Name a folder that is empty or does not exist, such as --out /link/dist."`,
    )
  })

  it('within the content of the site', async () => {
    expect(await refuse(at('work/site/pages'))).toMatchInlineSnapshot(
      `""/work/site/pages" is in the site's "pages" folder. Nothing was written. Name a folder that is empty or does not exist, such as --out dist."`,
    )
    expect(await refuse(at('work/site/assets/dist'))).toMatchInlineSnapshot(
      `""/work/site/assets/dist" is in the site's "assets" folder. Nothing was written. Name a folder that is empty or does not exist, such as --out dist."`,
    )
    expect(await refuse(at('work/site/public'))).toMatchInlineSnapshot(
      `""/work/site/public" is in the site's "public" folder. Nothing was written. Name a folder that is empty or does not exist, such as --out dist."`,
    )
  })

  it('a folder that holds the site', async () => {
    expect(await refuse(folder)).toMatchInlineSnapshot(
      `""" is a folder that holds the site. Nothing was written. Name a folder that is empty or does not exist, such as --out /dist."`,
    )
    expect(await refuse(dirname(folder))).toMatchInlineSnapshot(
      `""/above" is a folder that holds the site. Nothing was written. Name a folder that is empty or does not exist, such as --out /above/dist."`,
    )
  })

  it('the working directory, or a folder that holds it', async () => {
    siteDir = join(projectRoot, 'tests/sites/tiny')
    expect(await refuse(at('work'))).toMatchInlineSnapshot(
      `""/work" is the working directory. Nothing was written. Name a folder that is empty or does not exist, such as --out /work/dist."`,
    )
    expect(await refuse(folder)).toMatchInlineSnapshot(
      `""" is a folder that holds the working directory. Nothing was written. Name a folder that is empty or does not exist, such as --out /dist."`,
    )
  })

  it('the working directory, even when it is empty', async () => {
    rmSync(siteDir, { recursive: true })
    siteDir = join(projectRoot, 'tests/sites/tiny')
    expect(await refuse(at('work'))).toMatchInlineSnapshot(
      `""/work" is the working directory. Nothing was written. Name a folder that is empty or does not exist, such as --out /work/dist."`,
    )
  })

  it('a home, even when it is empty', async () => {
    const prepare = () => mkdirSync(at('homes/ann'), { recursive: true })
    expect(await refuse(at('homes/ann'), prepare)).toMatchInlineSnapshot(
      `""/homes/ann" is a home directory. Nothing was written. Name a folder that is empty or does not exist, such as --out /homes/ann/dist."`,
    )
    expect(await refuse(at('homes'))).toMatchInlineSnapshot(
      `""/homes" is a folder that holds a home directory. Nothing was written. Name a folder that is empty or does not exist, such as --out /homes/dist."`,
    )
    expect(await refuse('/home/nobody-of-that-name')).toMatchInlineSnapshot(
      `""/home/nobody-of-that-name" is a home directory. Nothing was written. Name a folder that is empty or does not exist, such as --out /home/nobody-of-that-name/dist."`,
    )
  })

  it('the root of a Git work tree, even of one with an ownership file', async () => {
    await write(at('clone'))
    expect(await refuse(at('clone'), () => put('clone/.git/HEAD'))).toMatchInlineSnapshot(
      `""/clone" is the root of a Git work tree. Nothing was written. Name a folder that is empty or does not exist, such as --out /clone/dist."`,
    )
    expect(await refuse(at('linked'), () => put('linked/.git'))).toMatchInlineSnapshot(
      `""/linked" is the root of a Git work tree. Nothing was written. Name a folder that is empty or does not exist, such as --out /linked/dist."`,
    )
  })

  it('a mount point', async () => {
    const prepare = () => mkdirSync(at('mounted'))
    expect(await refuse(at('mounted'), prepare)).toMatchInlineSnapshot(
      `""/mounted" is a mount point. Nothing was written. Name a folder that is empty or does not exist, such as --out /mounted/dist."`,
    )
  })

  it('in a folder that cannot be written', async () => {
    expect(await refuse('/proc/self/dist')).toMatch(/^Cannot write to /)
    expect(await refuse(at('notes.txt/dist'), () => put('notes.txt'))).toMatchInlineSnapshot(
      `"Cannot write to "/notes.txt" (EEXIST). Choose an output in a folder that you can write to, such as --out dist."`,
    )
  })

  it('a file, or something else that is no folder', async () => {
    expect(await refuse(at('notes.txt'), () => put('notes.txt'))).toMatchInlineSnapshot(
      `""/notes.txt" is not a folder. Nothing was written. Name a folder that is empty or does not exist, such as --out dist."`,
    )
    expect(await refuse('/dev/null')).toMatchInlineSnapshot(
      `""/dev/null" is not a folder. Nothing was written. Name a folder that is empty or does not exist, such as --out dist."`,
    )
  })

  it('a link to a file, or to itself', async () => {
    put('notes.txt')
    const linkFile = () => symlinkSync('notes.txt', at('to-notes'))
    expect(await refuse(at('to-notes'), linkFile)).toMatchInlineSnapshot(
      `""/to-notes" is not a folder. Nothing was written. Name a folder that is empty or does not exist, such as --out dist."`,
    )
    const linkSelf = () => symlinkSync('circle', at('circle'))
    expect(await refuse(at('circle'), linkSelf)).toMatchInlineSnapshot(
      `""/circle" is a symbolic link to itself. Nothing was written. Name a folder that is empty or does not exist, such as --out dist."`,
    )
  })

  it('a folder of other files', async () => {
    const prepare = () => {
      for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt', '.e', 'f/g.txt']) put(`mine/${name}`)
    }
    expect(await refuse(at('mine'), prepare)).toMatchInlineSnapshot(
      `""/mine" has files that Quire did not write: .e, a.txt, b.txt, c.txt, d.txt and 1 more. Nothing was written. Name a folder that is empty or does not exist, such as --out /mine-new."`,
    )
  })

  it('a link to a folder of other files', async () => {
    put('mine/a.txt')
    const prepare = () => symlinkSync('mine', at('dist'))
    expect(await refuse(at('dist'), prepare)).toMatchInlineSnapshot(
      `""/dist" has files that Quire did not write: a.txt. Nothing was written. Name a folder that is empty or does not exist, such as --out /dist-new."`,
    )
  })

  it('a folder with no more than an empty folder, or a link, in it', async () => {
    const prepare = () => mkdirSync(at('mine/empty'), { recursive: true })
    expect(await refuse(at('mine'), prepare)).toMatchInlineSnapshot(
      `""/mine" has files that Quire did not write: empty/. Nothing was written. Name a folder that is empty or does not exist, such as --out /mine-new."`,
    )
    mkdirSync(at('links'))
    symlinkSync('..', at('links/up'))
    expect(await refuse(at('links'))).toMatchInlineSnapshot(
      `""/links" has files that Quire did not write: up. Nothing was written. Name a folder that is empty or does not exist, such as --out /links-new."`,
    )
  })

  it('a folder whose ownership file is unreadable', async () => {
    const prepare = () => put('mine/.quire/output.json')
    expect(await refuse(at('mine'), prepare)).toMatchInlineSnapshot(
      `"The list of files in "/mine" cannot be read: it is damaged, or a later version of Quire wrote it. Nothing was written. Name a folder that is empty or does not exist, such as --out /mine-new."`,
    )
    const later = () => put('later/.quire/output.json', '{"kind":"site","version":2,"files":{}}')
    expect(await refuse(at('later'), later)).toMatchInlineSnapshot(
      `"The list of files in "/later" cannot be read: it is damaged, or a later version of Quire wrote it. Nothing was written. Name a folder that is empty or does not exist, such as --out /later-new."`,
    )
  })

  it('an output of another kind', async () => {
    await write(at('catalogue'), 'catalogue')
    expect(await refuse(at('catalogue'))).toMatchInlineSnapshot(
      `""/catalogue" holds a catalogue, not a built site. Nothing was written. Name a folder that is empty or does not exist, such as --out /catalogue-new."`,
    )
  })

  it('an output with files that were added since', async () => {
    await write(at('dist'))
    const prepare = () => {
      for (const name of ['notes.txt', 'photos/one.jpg', '.quire/own.json']) put(`dist/${name}`)
    }
    expect(await refuse(at('dist'), prepare)).toMatchInlineSnapshot(
      `""/dist" has files that Quire did not write: .quire/own.json, notes.txt, photos/. Nothing was written. Move them away (files to publish belong in the site's "public" folder), or name another folder, such as --out /dist-new."`,
    )
  })

  it('an output in which a file has become a link or a folder', async () => {
    await write(at('dist'))
    put('notes.txt')
    const link = () => {
      rmSync(at('dist/index.html'))
      symlinkSync('../notes.txt', at('dist/index.html'))
    }
    expect(await refuse(at('dist'), link)).toMatchInlineSnapshot(
      `""/dist" has files that Quire did not write: index.html. Nothing was written. Move them away (files to publish belong in the site's "public" folder), or name another folder, such as --out /dist-new."`,
    )
    const make = () => {
      rmSync(at('dist/index.html'))
      put('dist/index.html/notes.txt')
    }
    expect(await refuse(at('dist'), make)).toMatchInlineSnapshot(
      `""/dist" has files that Quire did not write: index.html/. Nothing was written. Move them away (files to publish belong in the site's "public" folder), or name another folder, such as --out /dist-new."`,
    )
  })

  it('where a lock would be that is none', async () => {
    expect(await refuse(at('dist'), () => put('dist.lock'))).toMatchInlineSnapshot(
      `""/dist.lock" exists, but is not the lock of a build. Nothing was written. Move it away, or choose another folder with --out."`,
    )
  })
})

describe('an output is written, and nothing beside it is touched, where there is', () => {
  it.each<[string, (() => void) | undefined]>([
    ['nothing', undefined],
    ['an empty folder', () => mkdirSync(at('dist'))],
    ['an output', () => put('dist/.quire/output.json', JSON.stringify(OWNERSHIP))],
  ])('%s', async (_, prepare) => {
    for (const name of ['dist.next/a.txt', 'dist.old/b.txt', 'dist.123/c.txt']) put(name)
    prepare?.()
    const before = Object.entries(listAll()).filter(([path]) => !/^dist(\/|$)/.test(path))
    expect(await write(at('dist'))).toBe(at('dist'))
    const after = Object.entries(listAll()).filter(([path]) => !/^dist(\/|$)/.test(path))
    expect(after).toEqual(before)
    expect(readdirSync(at('dist')).sort()).toEqual(['.quire', 'index.html'])
  })

  it('an output to which the files for a host were copied', async () => {
    await withOutput(at('dist'), { kind: 'site' }, (output) =>
      output.write(async (next) => {
        mkdirSync(join(next, '.quire/hosting/netlify'), { recursive: true })
        writeFileSync(join(next, '.quire/hosting/netlify/_headers'), 'the headers')
        return { result: undefined }
      }),
    )
    put('dist/_headers', 'the headers')
    await write(at('dist'))
    expect(readdirSync(at('dist')).sort()).toEqual(['.quire', 'index.html'])
  })

  it('a folder beside the pages of the site, whose other files stay', async () => {
    const before = Object.keys(listAll())
    await write(at('work/site/dist'))
    expect(Object.keys(listAll())).toEqual(expect.arrayContaining(before))
  })
})

const OWNERSHIP = { kind: 'site', version: 1, files: ['.quire/output.json'] }

describe('a command that is to write into a folder of other files', () => {
  it.each([
    ['build', () => runBuild({ siteDir, outDir: at('mine') })],
    ['catalogue', () => writeCatalogue(siteDir, at('mine'))],
    ['contact-sheet', () => writeContactSheets({ siteDir, outDir: at('mine'), widths: [360] })],
  ])('%s: does not', async (_, work) => {
    put('mine/a.txt')
    const before = listAll()
    await expect(work()).rejects.toThrow(UsageError)
    expect(listAll()).toEqual(before)
  })

  it('says so, and exits with 2', () => {
    put('mine/a.txt')
    const args = ['--site', siteDir, '--out', at('mine')]
    const { status, stderr } = runScript('scripts/catalogue.ts', args)
    expect(stderr).toContain('has files that Quire did not write: a.txt. Nothing was written.')
    expect(status).toBe(2)
  })
})
