import type { Browser } from 'playwright'

/** The steps for reducing a picture: first lower quality, then fewer pixels. */
const STEPS = [1, 0.7, 0.5].flatMap((scale) =>
  [0.8, 0.6, 0.4, 0.25].map((quality) => ({ scale, quality })),
)

/**
 * Converts a PNG image to WebP, using the first step that makes it small enough. The browser
 * provides the encoder.
 * @throws if it has more than `largest` bytes at every step.
 */
export async function compressPicture(
  browser: Browser,
  picture: Buffer,
  largest: number,
): Promise<Buffer> {
  const page = await browser.newPage()
  const src = `data:image/png;base64,${picture.toString('base64')}`
  try {
    for (const step of STEPS) {
      const encoded = await page.evaluate(encode, { src, ...step })
      if (encoded.length <= largest) return Buffer.from(encoded)
    }
  } finally {
    await page.close()
  }
  throw new Error(`A picture has more than ${largest} bytes at any quality.`)
}

interface Encoding {
  src: string
  scale: number
  quality: number
}

/** Runs in the browser: encodes a picture as a WebP file and returns its bytes. */
async function encode({ src, scale, quality }: Encoding): Promise<number[]> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = new OffscreenCanvas(image.width * scale, image.height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  return [...new Uint8Array(await blob.arrayBuffer())]
}
