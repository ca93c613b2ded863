import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { startPreview } from '../../engine/build/preview'
import { CHROMIUM_ARGS, ensureChromium } from '../support/chromium'

/** Bytes of a first visit, each file by itself, brotli at its best quality. */
export interface FirstVisit {
  html: number
  js: number
  css: number
  other: number
}

/** What a browser fetches when it opens a page for the first time and scrolls to its end. */
export async function measureFirstVisit(outDir: string, path: string): Promise<FirstVisit> {
  const preview = await startPreview({ outDir, port: 0 })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  try {
    // Links that come into view prefetch other pages, which are not part of this one's visit.
    const page = await browser.newPage()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const files = new Map<string, string>()
    page.on('response', (response) => {
      files.set(new URL(response.url()).pathname, response.headers()['content-type'] ?? '')
    })
    await page.goto(preview.url + path, { waitUntil: 'networkidle' })
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y)
        await new Promise((done) => setTimeout(done, 50))
      }
    })
    await page.waitForLoadState('networkidle')
    return sumFiles(outDir, path, files)
  } finally {
    await browser.close()
    await preview.close()
  }
}

function sumFiles(outDir: string, path: string, files: Map<string, string>): FirstVisit {
  const visit: FirstVisit = { html: 0, js: 0, css: 0, other: 0 }
  for (const [file, type] of files) {
    const name = file === path ? `${path === '/' ? '/index' : path}.html` : file
    const size = brotliCompressSync(readFileSync(join(outDir, name))).length
    if (type.startsWith('text/html')) visit.html += size
    else if (type.includes('javascript')) visit.js += size
    else if (type.startsWith('text/css')) visit.css += size
    else visit.other += size
  }
  return visit
}
