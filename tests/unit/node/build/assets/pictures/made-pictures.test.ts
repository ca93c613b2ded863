import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import {
  loadPictureFile,
  preparePicture,
} from '../../../../../../engine/node/build/assets/pictures/pictures'
import { writeWhole } from '../../../../../../engine/node/lib/files/replace-file'
import { makeScratchFolder } from '../../../../../support/scratch-folder'

// Other test files may have imported the modules that need this mock.
vi.hoisted(() => vi.resetModules())
vi.mock('../../../../../../engine/node/lib/files/replace-file', { spy: true })

afterEach(() => vi.resetAllMocks())
afterAll(() => {
  vi.doUnmock('../../../../../../engine/node/lib/files/replace-file')
  vi.resetModules()
})

/** A picture that no cache contains, because each picture has a different colour. */
async function createPicture() {
  const source = join(makeScratchFolder(), 'picture.jpg')
  const background = { r: Date.now() % 256, g: 100, b: 20 }
  const create = { width: 400, height: 300, channels: 3 as const, background }
  writeFileSync(source, await sharp({ create }).jpeg().toBuffer())
  return { source, hash: crypto.randomUUID(), natural: 400, shown: 400 }
}

function failWith(code: string, isMet: (path: string) => boolean) {
  vi.mocked(writeWhole).mockImplementation((path, content) => {
    if (isMet(path)) throw Object.assign(new Error(`${code}: raw`), { code })
    writeFileSync(path, content)
  })
}

it('a picture is made, although the cache is full or read-only', async () => {
  failWith('EACCES', (path) => path.includes('node_modules'))
  const wanted = await createPicture()
  const picture = await preparePicture(wanted)
  expect(picture?.color).toMatch(/^#/)
  if (!picture) return
  const file = await loadPictureFile(picture, { kind: 'webp', width: 320 })
  expect((await sharp(file).metadata()).format).toBe('webp')
  expect(await loadPictureFile(picture, { kind: 'webp', width: 320 })).toBe(file)
})

it('where nothing can be written, that is what is reported, and no picture is taken for unreadable', async () => {
  failWith('ENOSPC', () => true)
  const wanted = await createPicture()
  await expect(preparePicture(wanted)).rejects.toThrow(
    /^Cannot write ".*": the disk is full\. Free some space, and run the command again\.$/,
  )
})

it('what the library cannot read has no files', async () => {
  const source = join(makeScratchFolder(), 'picture.jpg')
  writeFileSync(source, 'no picture')
  const wanted = { source, hash: crypto.randomUUID(), natural: 400 }
  expect(await preparePicture(wanted)).toBeUndefined()
})
