/**
 * Synthetic photographs of hills, haze, light and sensor grain, generated from a seed. They have
 * the fine detail that makes photographs large, which drawings lack.
 */
import sharp from 'sharp'

export interface Photograph {
  /** The seed of the random numbers. Each seed gives a different photograph. */
  seed: number
  width: number
  height: number
  /** The strength of the sensor's grain. 0 means none. */
  grain?: number
}

/** An uncompressed image. */
interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 3 }
}

/** Hills are drawn up to this width. Larger photographs only have more grain. */
const DRAWN_WIDTH = 1400
const RIDGES = 6

/** A photograph's pixels. */
async function takePhotograph({ seed, width, height, grain = 9 }: Photograph): Promise<Pixels> {
  const drawnWidth = Math.min(DRAWN_WIDTH, width)
  const drawn = { width: drawnWidth, height: Math.round((drawnWidth * height) / width) }
  const info = { width, height, channels: 3 } as const
  const land = drawLand(seed, drawn)
  const whole = await sharp(land, { raw: { ...drawn, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer()
  if (grain === 0) return { data: whole, info }
  const noise = { type: 'gaussian', mean: 128, sigma: grain } as const
  const sensor = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise },
  })
    .raw()
    .toBuffer()
  for (let at = 0; at < whole.length; at += 1) {
    whole[at] = clampByte((whole[at] ?? 0) + (sensor[at] ?? 0) - 128)
  }
  return { data: whole, info }
}

type Color = [red: number, green: number, blue: number]

/** Ridges one behind another, paler in the distance, under a sky with a low sun. */
function drawLand(seed: number, { width, height }: { width: number; height: number }): Buffer {
  const at = createNoise(seed)
  const pixels = Buffer.alloc(width * height * 3)
  const [red, green, blue] = [0.5, 9.5, 18.5].map((place) => 0.75 + 0.5 * at(place, 90.5)) as Color
  const ridges = Array.from({ length: RIDGES }, (_, index) =>
    Array.from({ length: width }, (_, x) => {
      const base = 0.34 + (0.6 * index) / RIDGES
      return height * (base + 0.22 * (fractal(at, (x / width) * 3, index * 7 + 3) - 0.5))
    }),
  )
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const nearest = ridges.findLastIndex((ridge) => y >= (ridge[x] ?? 0))
      const texture = fractal(at, x / 26 + nearest * 31, y / 14)
      const far = 1 - (nearest + 1) / RIDGES
      const light =
        nearest < 0
          ? 0.75 + (0.25 * y) / height
          : 0.2 + 0.5 * far + (0.75 - 0.4 * far) * (texture - 0.45)
      const place = (y * width + x) * 3
      pixels[place] = clampByte(light * red * (165 + 40 * (1 - far) * texture))
      pixels[place + 1] = clampByte(light * green * (170 + 40 * far))
      pixels[place + 2] = clampByte(light * blue * (130 + 110 * far))
    }
  }
  return pixels
}

const clampByte = (value: number) => Math.max(0, Math.min(255, Math.round(value)))

type Noise = (x: number, y: number) => number

/** Seven octaves of noise, each weaker than the previous one, give the land its roughness. */
function fractal(at: Noise, x: number, y: number): number {
  let sum = 0
  for (let octave = 0, weight = 0.5; octave < 7; octave += 1, weight *= 0.62) {
    sum += weight * at(x * 2 ** octave, y * 2 ** octave)
  }
  return sum
}

/** Smooth noise between 0 and 1. */
function createNoise(seed: number): Noise {
  // Every bit of a position affects the hash: https://github.com/skeeto/hash-prospector
  const mix32 = (value: number) => {
    const once = Math.imul(value ^ (value >>> 16), 0x7feb352d)
    const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b)
    return (twice ^ (twice >>> 16)) >>> 0
  }
  const start = mix32(seed + 1)
  const smooth = (part: number) => part * part * (3 - 2 * part)
  const mix = (a: number, b: number, part: number) => a + (b - a) * part
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [across, down] = [smooth(x - left), smooth(y - top)]
    const [near, next] = [mix32(start + left), mix32(start + left + 1)]
    const upper = mix(mix32(near + top), mix32(next + top), across)
    const lower = mix(mix32(near + top + 1), mix32(next + top + 1), across)
    return mix(upper, lower, down) / 2 ** 32
  }
}

/** Encodes a photograph as cameras do. */
export async function photograph(options: Photograph): Promise<Buffer> {
  const { data, info } = await takePhotograph(options)
  return sharp(data, { raw: info }).jpeg({ quality: 95 }).toBuffer()
}
