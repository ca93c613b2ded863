import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../../../engine/node/lib/files/list-files'
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
type Audit = [id: string, name: string, unit: Unit]
const PAINTS: Audit[] = [
  ['first-contentful-paint', 'FCP', 'ms'],
  ['largest-contentful-paint', 'LCP', 'ms'],
]
const AUDITS: Audit[] = [
  ...PAINTS,
  ['total-blocking-time', 'TBT', 'ms'],
  ['cumulative-layout-shift', 'CLS', 'shift'],
]
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'

/**
 * Measures Lighthouse's scores for every page of the shipped site and of a generated one, on a
 * phone, and the paint times relative to the same page without scripts, in alternating
 * runs.
 */
export async function measureLighthouse(options: BenchOptions): Promise<Figure[]> {
  const { sizes, runs, routes } = options
  const shipped = await buildShipped()
  const figures = createFigures()
  const visit = (outDir: string, visits: [name: string, route: string][]) =>
    withPreview(outDir, (url) =>
      withPreview(copyWithoutScripts(outDir), async (bareUrl) => {
        for (const [name, route] of visits)
          for (const _ of listRuns(runs)) {
            const report = await audit(url + route, CATEGORIES)
            const bare = await audit(bareUrl + route, ['performance'])
            addReport(figures, name, report, bare)
          }
      }),
    )
  await visit(
    shipped.outDir,
    (routes ?? shipped.routes).map((route) => [route, route]),
  )
  if (routes) return figures.list()
  const pages = sizes[0] ?? 1000
  const { siteDir, outDir, route } = writeSite(pages)
  measureCommand('scripts/build.ts', ['--site', siteDir, '--out', outDir])
  await visit(outDir, [[`page of ${pages}`, route]])
  return figures.list()
}

/** Matches scripts that run or are preloaded, not structured data. */
const SCRIPTS =
  /<script(?![^>]*\btype="?application\/ld\+json)[^>]*>[\s\S]*?<\/script>|<link[^>]*\brel="?modulepreload[^>]*>/g

/** Copies a built site, removing the scripts from its pages, and returns the folder. */
function copyWithoutScripts(outDir: string): string {
  const copy = `${outDir}-without-scripts`
  rmSync(copy, { recursive: true, force: true })
  cpSync(outDir, copy, { recursive: true, preserveTimestamps: true })
  for (const file of listFiles(copy).filter((path) => path.endsWith('.html'))) {
    const path = join(copy, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(SCRIPTS, ''))
  }
  return copy
}

/** The parts of Lighthouse's report that are used. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

function addReport(figures: Figures, name: string, report: Report, bare: Report): void {
  const valueIn = ({ audits }: Report, id: string) => audits[id]?.numericValue ?? Number.NaN
  for (const category of CATEGORIES)
    figures.add(`${name}: ${category}`, 'score', (report.categories[category]?.score ?? 0) * 100)
  for (const [id, short, unit] of AUDITS)
    figures.add(`${name}: ${short}`, unit, valueIn(report, id))
  for (const [id, short] of PAINTS)
    figures.add(
      `${name}: ${short} to that without scripts`,
      'ratio',
      valueIn(report, id) / valueIn(bare, id),
    )
}

/** The number of attempts if Lighthouse fails to record a page load. */
const TRIES = 3

/**
 * Lighthouse's default settings simulate a phone's network and processor.
 * @throws if Lighthouse fails repeatedly.
 */
async function audit(url: string, categories: string[]): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await auditOnce(url, categories)
    } catch (reason) {
      if (tries === TRIES) throw reason
    }
  }
}

async function auditOnce(url: string, categories: string[]): Promise<Report> {
  const file = join(BENCH_FOLDER, 'lighthouse', 'report.json')
  mkdirSync(dirname(file), { recursive: true })
  const args = [
    ...['--yes', 'lighthouse@12', url, '--quiet', '--output=json', `--output-path=${file}`],
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${CHROME_FLAGS}`,
  ]
  // Lighthouse must not block, because this process serves the page.
  const child = spawn('npx', args, {
    env: { ...process.env, CHROME_PATH: ensureChromium() },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const status = await new Promise((done) => child.once('exit', done))
  if (status !== 0) throw new Error(`Lighthouse failed at ${url}.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
