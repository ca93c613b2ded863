import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { chromium } from 'playwright'
import { buildSite } from '../../engine/build/build'
import { startPreview } from '../../engine/build/preview'
import { CHROMIUM_ARGS, ensureChromium } from '../support/chromium'

export interface AttachmentScan {
  /** From the choice of the file to the notice, in milliseconds. */
  total: number
  /** The longest time in which the page could not answer its visitor, in milliseconds. */
  longestTask: number
}

export interface AttachmentOptions {
  /** A built site whose page at `path` has a field for a text file. */
  outDir: string
  path: string
  megabytes?: number
  /** How many times slower than this machine the processor is. */
  throttle?: number
}

const MEGABYTE = 1024 * 1024

/** Lets a page scan a text that comes near to a script tag all over, on a slow processor. */
export async function measureAttachment(options: AttachmentOptions): Promise<AttachmentScan> {
  const { outDir, path, megabytes = 10, throttle = 4 } = options
  const preview = await startPreview({ outDir, port: 0 })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  const files = ['small.txt', 'large.txt'].map((name) => join(tmpdir(), `${process.pid}-${name}`))
  const [small = '', large = ''] = files
  try {
    writeFileSync(small, 'text')
    writeFileSync(
      large,
      '<scrip '.repeat(Math.ceil((megabytes * MEGABYTE) / 7)).slice(0, megabytes * MEGABYTE),
    )
    const page = await browser.newPage()
    await page.goto(preview.url + path, { waitUntil: 'networkidle' })
    await page.locator('input[type=file]').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    // With the first file the browser fetches what shows notices, which is no part of the scan.
    await choose(page, small)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    return await choose(page, large)
  } finally {
    await browser.close()
    await preview.close()
    for (const file of files) rmSync(file, { force: true })
  }
}

/** Chooses a file and waits for the notice that names it; a ticker feels every pause meanwhile. */
async function choose(page: Page, file: string): Promise<AttachmentScan> {
  const name = file.split('/').at(-1) ?? ''
  await page.evaluate((wanted) => {
    const { port1, port2 } = new MessageChannel()
    window.scan = new Promise((resolve) => {
      document.addEventListener(
        'change',
        () => {
          const start = performance.now()
          let last = start
          let longestTask = 0
          port1.onmessage = () => {
            const now = performance.now()
            longestTask = Math.max(longestTask, now - last)
            last = now
            const regions = [...document.querySelectorAll('[role=status]')]
            if (regions.some(({ textContent }) => textContent?.includes(wanted)))
              resolve({ total: now - start, longestTask })
            else port2.postMessage(null)
          }
          port2.postMessage(null)
        },
        { once: true, capture: true },
      )
    })
  }, name)
  await page.locator('input[type=file]').setInputFiles(file)
  return page.evaluate(() => window.scan)
}

declare global {
  interface Window {
    scan: Promise<AttachmentScan>
  }
}

async function run(): Promise<void> {
  const outDir = '.bench/attachment'
  await buildSite({ siteDir: 'site', outDir })
  for (const throttle of [1, 4]) {
    const { total, longestTask } = await measureAttachment({ outDir, path: '/contact', throttle })
    console.log(
      `10 MB attachment, processor ${throttle}x slower: ${total.toFixed(0)} ms, longest task ${longestTask.toFixed(0)} ms`,
    )
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
