/** The files that a build creates from photographs. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { ssim } from 'ssim.js'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadServedFile } from '../../../engine/node/build/assets/resources'
import type { BuildOptions } from '../../../engine/node/build/build-site'
import { buildSite } from '../../../engine/node/build/build-site'
import { PICTURE_CACHE } from '../../../engine/node/bundle/bundle-cache'
import { DevSite } from '../../../engine/node/servers/dev/site'
import { startBuild } from '../../support/build-process'
import { photograph } from '../../support/photographs'
import { makeScratchFolder } from '../../support/scratch-folder'
import { writeSiteVariant } from '../../support/sites/site-variant'

const WIDTH = 4200
const HEIGHT = 2800

let site: string
let out: string
/** A photograph of about 5 MB, as a camera would save it. */
let large: Buffer

const at = (name: string) => join(site, 'assets', name)

/** A page with full-width pictures, one below another. */
function writePage(names: string[], picture: object = {}): void {
  const pictures = names.map((name) => ({
    picture: { src: `/assets/${name}`, alt: 'Hills', ...picture },
  }))
  const blocks = [
    { type: 'hero', title: 'Hills', picture: pictures[0]?.picture },
    { type: 'prose', sections: [{ title: 'More hills', content: pictures }] },
  ]
  const page = { title: 'Hills', description: 'Hills, seen from afar.', blocks }
  writeFileSync(join(site, 'pages/hills.json'), JSON.stringify(page))
}

async function build(options: Partial<BuildOptions> = {}) {
  const result = await buildSite({ siteDir: site, outDir: out, ...options })
  expect(result.problems.filter(({ severity }) => severity !== 'warning')).toEqual([])
  return result
}

const readPage = () => readFileSync(join(out, 'hills.html'), 'utf8')
const listMade = (name: string) =>
  readdirSync(join(out, 'assets'))
    .filter((file) => file.startsWith(`${name}-`))
    .sort()
/** The cached files for a picture. The picture's URL contains the first half of their names. */
const listKeptOf = (url: string) => {
  const id = url.slice(-8)
  return readdirSync(PICTURE_CACHE).filter(
    (file) => file.startsWith(id) && /\.(?:avif|webp|jpg)$/.test(file),
  )
}

beforeAll(async () => {
  large = await photograph({ seed: 7, width: WIDTH, height: HEIGHT })
}, 180_000)

beforeAll(() => {
  const folder = makeScratchFolder()
  site = join(folder, 'site')
  out = join(folder, 'dist')
  writeSiteVariant('tests/sites/tiny', site, () => {})
})

describe('a photograph of 5 MB', () => {
  it('costs a phone at most 80 kB, and looks the same', async () => {
    expect(large.length).toBeGreaterThan(4_500_000)
    writeFileSync(at('large.jpg'), large)
    writePage(['large.jpg'])
    await build()
    const [phone = ''] = listMade('large').filter((name) => name.endsWith('-750.avif'))
    const file = readFileSync(join(out, 'assets', phone))
    expect(file.length).toBeLessThanOrEqual(80_000)
    const pixelsOf = async (source: Buffer) => {
      const picture = sharp(source).resize(750).ensureAlpha().raw()
      const { data, info } = await picture.toBuffer({ resolveWithObject: true })
      return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
    }
    const { mssim } = ssim(await pixelsOf(large), await pixelsOf(file))
    expect(mssim).toBeGreaterThanOrEqual(0.95)
  }, 180_000)

  it('has files for the widest place that shows it, and no original', () => {
    const kinds = listMade('large').map((name) => name.replace(/^large-[0-9a-f]{8}/, ''))
    const widths = [320, 480, 750, 1100, 1600, 2400]
    const files = ['avif', 'webp'].flatMap((kind) => widths.map((width) => `-${width}.${kind}`))
    expect(kinds.sort()).toEqual([...files, '.jpg'].sort())
    const sizes = listMade('large').map((name) => statSync(join(out, 'assets', name)).size)
    expect(Math.max(...sizes)).toBeLessThan(large.length / 4)
  })

  it('is first in its page, and leaves its colour while it loads', () => {
    const [first = '', second = ''] =
      readPage()
        .match(/<img [^>]*>/g)
        ?.slice(-2) ?? []
    expect(first).toMatch(/style="--picture-color:#[0-9a-f]{6}"/)
    expect(first).toContain('fetchPriority="high"')
    expect(first).not.toContain('loading="lazy"')
    expect(second).not.toContain('loading="lazy"')
  })
})

describe('a photograph', () => {
  it('is encoded once, whatever it is called', async () => {
    const photo = await photograph({ seed: 3, width: 600, height: 400 })
    writeFileSync(at('one.jpg'), photo)
    writeFileSync(at('twin.jpg'), photo)
    writePage(['one.jpg', 'twin.jpg'])
    await build()
    const [name = ''] = listMade('one')
    const times = () =>
      listKeptOf(name.slice(0, 'one-'.length + 8)).map((file) => [
        file,
        statSync(join(PICTURE_CACHE, file)).mtimeMs,
      ])
    const before = times()
    expect(before.length).toBeGreaterThan(2)
    expect(before.length).toBeLessThan(listMade('one').length + listMade('twin').length)
    await build()
    expect(times()).toEqual(before)
  }, 180_000)
})

describe('what cameras add', () => {
  it('is not published: Exif, the place, the profile; the picture stands upright', async () => {
    const lying = await sharp(await photograph({ seed: 2, width: 900, height: 600 }))
      .withExif({
        IFD0: { Artist: 'Ada' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(lying).metadata()).exif).toBeDefined()
    writeFileSync(at('lying.jpg'), lying)
    writePage(['lying.jpg'])
    await build()
    expect(readPage()).toContain('width="600" height="900"')
    for (const name of listMade('lying')) {
      const file = join(out, 'assets', name)
      const { exif, icc, orientation, width = 0, height = 0 } = await sharp(file).metadata()
      expect({ name, exif, icc, orientation }).toEqual({ name })
      expect(height, name).toBeGreaterThan(width)
    }
  })

  it('does not change the colours: those of a wide gamut become those of sRGB', async () => {
    const red = [200, 60, 40]
    const background = { r: 200, g: 60, b: 40 }
    const create = { width: 400, height: 400, channels: 3 as const, background }
    const wide = await sharp({ create }).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
    const stored = await sharp(wide, { ignoreIcc: true }).resize(1, 1).raw().toBuffer()
    // The same red has a different value in P3.
    expect(Math.abs((stored[0] ?? 0) - 200)).toBeGreaterThan(8)
    writeFileSync(at('wide.jpg'), wide)
    writePage(['wide.jpg'])
    await build()
    for (const name of listMade('wide')) {
      const pixel = await sharp(join(out, 'assets', name))
        .resize(1, 1)
        .removeAlpha()
        .raw()
        .toBuffer()
      const differences = [...pixel].map((value, at) => Math.abs(value - (red[at] ?? 0)))
      expect(Math.max(...differences), name).toBeLessThanOrEqual(4)
    }
  })
})

describe('a server for authors', () => {
  it('makes only the file that is asked for', async () => {
    writeFileSync(at('asked.jpg'), await photograph({ seed: 5, width: 1200, height: 800 }))
    writePage(['asked.jpg'])
    const dev = new DevSite(site)
    await dev.openPage('/hills')
    const { assets } = (await dev.loadState()) ?? {}
    const { url = '' } = assets?.get('/assets/asked.jpg') ?? {}
    expect(listKeptOf(url.replace('.jpg', ''))).toEqual([])
    const wanted = url.replace('.jpg', '-750.avif')
    const file = await loadServedFile(assets?.values() ?? [], wanted)
    expect((await sharp(file).metadata()).width).toBe(750)
    expect(listKeptOf(url.replace('.jpg', ''))).toEqual([basename(file ?? '')])
    expect(
      await loadServedFile(assets?.values() ?? [], wanted.replace('750', '751')),
    ).toBeUndefined()
  })
})

describe('an encoding that is killed', () => {
  it('leaves no half file, and the next build makes the rest', async () => {
    writeFileSync(at('killed.jpg'), await photograph({ seed: 11, width: 1200, height: 800 }))
    writePage(['killed.jpg'])
    const known = new Set(readdirSync(PICTURE_CACHE))
    const fresh = () => readdirSync(PICTURE_CACHE).filter((name) => !known.has(name))
    const { child, ended } = startBuild({ siteDir: site, outDir: out })
    // When the first file is finished, others are still in progress.
    while (!fresh().some((name) => /\.(?:avif|webp|jpg)$/.test(name)) && child.exitCode === null)
      await setTimeout(10)
    child.kill('SIGKILL')
    await ended
    const whole = fresh().filter((name) => /\.(?:avif|webp|jpg)$/.test(name))
    expect(whole.length).toBeGreaterThan(0)
    for (const name of whole) await sharp(join(PICTURE_CACHE, name)).stats()
    await build()
    expect(listMade('killed').length).toBe(11)
    for (const name of listMade('killed')) await sharp(join(out, 'assets', name)).stats()
  }, 180_000)
})

describe('a cache that cannot be written', () => {
  afterEach(() => {
    vi.doUnmock('../../../engine/node/bundle/bundle-cache')
    vi.resetModules()
  })

  it('costs time, but publishes no original', async () => {
    const file = join(site, 'no-folder')
    writeFileSync(file, '')
    vi.doMock('../../../engine/node/bundle/bundle-cache', async (importActual) => ({
      ...(await importActual<object>()),
      PICTURE_CACHE: join(file, 'pictures'),
    }))
    vi.resetModules()
    const { buildSite: buildWithout } = await import('../../../engine/node/build/build-site')
    writePage(['lying.jpg'])
    const { warnings } = await buildWithout({ siteDir: site, outDir: out })
    expect(warnings.join()).not.toContain('published as')
    expect(listMade('lying').length).toBeGreaterThan(2)
    for (const name of listMade('lying')) {
      const { exif } = await sharp(join(out, 'assets', name)).metadata()
      expect({ name, exif }).toEqual({ name })
    }
  })
})

describe('without the library', () => {
  afterEach(() => {
    vi.doUnmock('sharp')
    vi.resetModules()
  })

  it('pictures are published as they are, and the build says so', async () => {
    vi.doMock('sharp', () => {
      throw new Error('Could not load the "sharp" module using the linux-x64 runtime')
    })
    vi.resetModules()
    const { buildSite: buildWithout } = await import('../../../engine/node/build/build-site')
    writePage(['lying.jpg'])
    const { warnings } = await buildWithout({ siteDir: site, outDir: out })
    expect(warnings).toContain(
      'Pictures are published unchanged, at full size and with camera metadata such as the location, because sharp is not installed. Run "npm install sharp".',
    )
    const [name = '', ...others] = listMade('lying')
    expect(others).toEqual([])
    expect(readFileSync(join(out, 'assets', name))).toEqual(readFileSync(at('lying.jpg')))
    expect(readPage()).not.toContain('<picture')
    expect(readPage()).toContain('width="600" height="900"')
  })
})
