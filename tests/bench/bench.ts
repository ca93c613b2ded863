/** `npm run bench -- --pages 1000`: builds a generated site and prints what that cost. */
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { FirstVisit } from './first-visit'
import { measureFirstVisit } from './first-visit'
import { routeOfPage, writeBenchSite } from './generate-site'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    // Keep the bundle of an earlier build, as a second build on the same machine does.
    warm: { type: 'boolean', default: false },
  },
})

const pages = Number(values.pages)
if (!Number.isInteger(pages) || pages < 1) {
  console.error(`--pages takes a whole number of at least 1, not "${values.pages}".`)
  process.exit(2)
}

const folder = `.bench/${pages}`
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')

writeBenchSite(siteDir, pages)
const { seconds, peakMegabytes } = build()
const visit = await measureFirstVisit(outDir, routeOfPage(Math.min(1, pages - 1)))
print(visit)

function build(): { seconds: number; peakMegabytes: number } {
  const args = ['tsx', 'scripts/build.ts', '--site', siteDir, '--out', outDir, '--json']
  if (!values.warm) args.push('--cold')
  const started = performance.now()
  const { status, stdout } = spawnSync('npx', args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (status !== 0) process.exit(1)
  // The wall clock of the whole command, with the start of Node and of the loader.
  return { ...JSON.parse(stdout), seconds: (performance.now() - started) / 1000 }
}

function sumBytes(dir: string): number {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
}

function print({ html, js, css, other }: FirstVisit): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  console.table({
    pages,
    'build (s)': seconds.toFixed(2),
    'per page (ms)': ((seconds * 1000) / pages).toFixed(2),
    'peak memory (MB)': Math.round(peakMegabytes),
    'output (MB)': (sumBytes(outDir) / 1e6).toFixed(1),
    'first visit: HTML': kilobytes(html),
    'first visit: JS': kilobytes(js),
    'first visit: CSS apart': kilobytes(css),
    'first visit: data, fonts, pictures': kilobytes(other),
  })
}
