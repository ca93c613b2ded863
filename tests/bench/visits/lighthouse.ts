import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureChromium } from '../../support/install/chromium'
import { buildShipped, writeSite } from '../bench-site'
import { measureCommand } from '../builds/command'
import type { Figure, Figures, Unit } from '../figure'
import { createFigures } from '../figure'
import type { BenchOptions } from '../options'
import { listRuns } from '../options'
import { BENCH_FOLDER } from '../saved-run'
import { withPreview } from './browse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const AUDITS: [id: string, name: string, unit: Unit][] = [
  ['first-contentful-paint', 'FCP', 'ms'],
  ['largest-contentful-paint', 'LCP', 'ms'],
  ['total-blocking-time', 'TBT', 'ms'],
  ['cumulative-layout-shift', 'CLS', 'shift'],
]
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'

/** What Lighthouse says of every page of the shipped site and of a generated one, on a phone. */
export async function measureLighthouse(options: BenchOptions): Promise<Figure[]> {
  const { sizes, runs, routes } = options
  const shipped = await buildShipped()
  const figures = createFigures()
  await withPreview(shipped.outDir, async (url) => {
    for (const route of routes ?? shipped.routes)
      for (const _ of listRuns(runs)) addReport(figures, route, await audit(url + route))
  })
  if (routes) return figures.list()
  const pages = sizes[0] ?? 1000
  const { siteDir, outDir, route } = writeSite(pages)
  measureCommand('scripts/build.ts', ['--site', siteDir, '--out', outDir])
  await withPreview(outDir, async (url) => {
    for (const _ of listRuns(runs)) addReport(figures, `page of ${pages}`, await audit(url + route))
  })
  return figures.list()
}

/** Those parts of Lighthouse's report that are used. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

function addReport(figures: Figures, name: string, { categories, audits }: Report): void {
  for (const category of CATEGORIES)
    figures.add(`${name}: ${category}`, 'score', (categories[category]?.score ?? 0) * 100)
  for (const [id, short, unit] of AUDITS)
    figures.add(`${name}: ${short}`, unit, audits[id]?.numericValue ?? Number.NaN)
}

/** How often a page is tried of which Lighthouse cannot record a load. */
const TRIES = 3

/**
 * Its usual settings: a phone whose network and processor are simulated.
 * @throws when Lighthouse fails again and again.
 */
async function audit(url: string): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await auditOnce(url)
    } catch (reason) {
      if (tries === TRIES) throw reason
    }
  }
}

async function auditOnce(url: string): Promise<Report> {
  const file = join(BENCH_FOLDER, 'lighthouse', 'report.json')
  mkdirSync(dirname(file), { recursive: true })
  const args = [
    ...['--yes', 'lighthouse@12', url, '--quiet', '--output=json', `--output-path=${file}`],
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${CHROME_FLAGS}`,
  ]
  // Not in one step: this process serves the page meanwhile.
  const child = spawn('npx', args, {
    env: { ...process.env, CHROME_PATH: ensureChromium() },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const status = await new Promise((done) => child.once('exit', done))
  if (status !== 0) throw new Error(`Lighthouse failed at ${url}.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
